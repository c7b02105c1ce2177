// The faults that keep an entry of the FAQ from being published: a draft may have any of them.
import type { FaqDraft } from './model.ts';

interface EntryFault {
  readonly field: keyof FaqDraft;
  readonly code: 'required' | 'both-in-english-faq';
}

const NEEDED = ['question', 'answer', 'faqCategory'] as const satisfies readonly (keyof FaqDraft)[];

const isBlank = (value: string | null) => value === null || value.trim() === '';

/** Fields that are missing, and the half of English that is: each with the field that shows it. None: it may be published. */
export function entryFaults(
  entry: Pick<FaqDraft, (typeof NEEDED)[number] | 'questionEn' | 'answerEn'>,
): readonly EntryFault[] {
  const [hasQuestion, hasAnswer] = [!isBlank(entry.questionEn), !isBlank(entry.answerEn)];
  return [
    ...NEEDED.filter((field) => isBlank(entry[field])).map((field) => ({ field, code: 'required' }) as const),
    ...(hasQuestion === hasAnswer
      ? []
      : [{ field: hasQuestion ? 'answerEn' : 'questionEn', code: 'both-in-english-faq' } as const]),
  ];
}
