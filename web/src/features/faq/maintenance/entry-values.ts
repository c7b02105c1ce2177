// The form's initial values, and those of a stored entry.

import type { MaintainedFaqEntry } from '@madoguchi/contract/faq/model.ts';
import type { changeFaq, createFaq } from '@madoguchi/contract/faq/operations.ts';
import type { FormValues } from '../../../kit/form/use-operation-form.ts';

/** Stands in the address for one that is not there yet. */
export const NEW = 'new';

/** In tens, so that another fits between. */
const FIRST_ORDER = 100;

/** Nothing is chosen beforehand but the readers; `question` may come from what somebody asked or searched. */
export function emptyEntry(question: string): Omit<FormValues<typeof createFaq>, 'fromQuestion'> {
  return {
    faqCategory: null,
    question,
    questionEn: '',
    answer: '',
    answerEn: '',
    keywords: [],
    order: FIRST_ORDER,
    readers: 'staff',
    places: [],
  };
}

export function valuesOf(entry: MaintainedFaqEntry): FormValues<typeof changeFaq> {
  const { id, version, faqCategory, question, questionEn, answer, answerEn, keywords, order, readers, places } = entry;
  return { id, version, faqCategory, question, questionEn, answer, answerEn, keywords, order, readers, places };
}
