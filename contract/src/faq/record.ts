// The records of the FAQ: an entry, and a question that no entry answers.
import { defineRecord } from '../record/record.ts';
import { FAQ_STATUS_NAMES, QUESTION_STATUS_NAMES } from './names.ts';
import { faqMachine, questionMachine } from './rules.ts';

export const FAQ_ENTRY = defineRecord({
  noun: 'faq-entry',
  name: { ja: '質問', en: 'entry' },
  states: FAQ_STATUS_NAMES,
  machine: faqMachine,
});

export const FAQ_QUESTION = defineRecord({
  noun: 'faq-question',
  name: { ja: '質問', en: 'question' },
  states: QUESTION_STATUS_NAMES,
  machine: questionMachine,
});
