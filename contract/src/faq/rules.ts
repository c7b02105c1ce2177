// The rules of the FAQ: states of an entry and of a question, and who sees an entry.
import { may, type Visitor } from '../access.ts';
import { type Machine, machine } from '../record/machine.ts';
import { FAQ_READERS, type FaqDraft, type FaqReaders, type FaqStatus, type QuestionStatus } from './model.ts';

export type FaqAction = 'publish' | 'unpublish';

/** An unpublished entry may come back: nothing is deleted (B0-04). */
export const faqMachine: Machine<FaqStatus, FaqAction, 'maintainer'> = machine<FaqStatus, 'maintainer'>()({
  publish: { from: ['draft', 'unpublished'], to: 'published', by: 'maintainer' },
  unpublish: { from: ['published'], to: 'unpublished', by: 'maintainer' },
});

export type QuestionAction = 'answer' | 'close';

/** An answer is given once; a question that needs none is closed. */
export const questionMachine: Machine<QuestionStatus, QuestionAction, 'maintainer'> = machine<
  QuestionStatus,
  'maintainer'
>()({
  answer: { from: ['open'], to: 'answered', by: 'maintainer' },
  close: { from: ['open'], to: 'closed', by: 'maintainer' },
});

/** The kinds of entries that a visitor may see: of a role and of every lower one (S5-02). */
export function readersFor(visitor: Visitor): readonly FaqReaders[] {
  return FAQ_READERS.filter((readers) => may(visitor, readers));
}

/** True for those who write the FAQ, and see its drafts. Whoever else looks at its maintenance sees what they may read (B1-08). */
export const maintainsFaq = (visitor: Visitor): boolean => may(visitor, 'system');

/** The same for one entry, in whatever state it is. */
export function seesEntry(
  visitor: Visitor,
  entry: { readonly status: FaqStatus; readonly readers: FaqReaders },
): boolean {
  return maintainsFaq(visitor) || (entry.status === 'published' && may(visitor, entry.readers));
}

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
