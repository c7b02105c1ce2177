// Frequently asked questions: an entry, what its readers thought of it, and what they asked when nothing fitted (B1-07).
import * as z from 'zod';
import { Id, Instant, Version } from '../values/id.ts';
import { requiredLines, requiredText, text, textLines } from '../values/text.ts';
import { FAQ_CATEGORIES, FAQ_PLACES, type FaqCategory } from './choices.ts';

export const FAQ_STATUSES = ['draft', 'published', 'unpublished'] as const;
export const FaqStatus = z.enum(FAQ_STATUSES);
export type FaqStatus = z.infer<typeof FaqStatus>;

/** The lowest role that may see it; `any` shows on the page of guests too. */
export const FAQ_READERS = ['any', 'signed-in', 'staff', 'admin', 'system'] as const;
export type FaqReaders = (typeof FAQ_READERS)[number];

/** Longest texts, in UTF-16 units; most keywords and places. */
export const FAQ_LIMITS = {
  question: 150,
  answer: 10_000,
  keyword: 30,
  keywords: 20,
  places: 6,
  order: 9_999,
} as const;

/** The author's text, as far as it is written. */
const draft = {
  faqCategory: z.enum(FAQ_CATEGORIES).nullable(),
  question: text(FAQ_LIMITS.question),
  questionEn: text(FAQ_LIMITS.question),
  /** Markdown without HTML. English is both texts or none. */
  answer: textLines(FAQ_LIMITS.answer),
  answerEn: textLines(FAQ_LIMITS.answer),
  /** Other words that people search by. */
  keywords: z.array(requiredText(FAQ_LIMITS.keyword)).max(FAQ_LIMITS.keywords),
  /** Within its category, smallest first. */
  order: z.number().int().min(0).max(FAQ_LIMITS.order),
  readers: z.enum(FAQ_READERS),
  places: z.array(z.enum(FAQ_PLACES)).max(FAQ_LIMITS.places),
};
const FaqDraft = z.object(draft);
/** The content that is kept in any state; `entryFaults` says what keeps it from being published. */
export type FaqDraft = z.infer<typeof FaqDraft>;
/** The same where it may be published. */
export type FaqContent = FaqDraft & { readonly faqCategory: FaqCategory };

/** A text to begin with, as far as it is written; perhaps from a question that somebody asked. */
export const NewFaqEntry = z.strictObject({ ...draft, fromQuestion: Id.nullable().default(null) });

/** A text over that of a version; of a published one it is complete. */
export const ChangedFaqEntry = z.strictObject({ id: Id, version: Version, ...draft });

/** A reader as others see them. */
export const FaqEntry = z.object({
  id: Id,
  faqCategory: z.enum(FAQ_CATEGORIES),
  question: z.string(),
  questionEn: z.string(),
  answer: z.string(),
  answerEn: z.string(),
  keywords: z.array(z.string()),
  /** In katakana, of the Japanese texts; empty where they have no kanji. */
  readings: z.object({ question: z.string(), answer: z.string(), keywords: z.array(z.string()) }),
  places: z.array(z.enum(FAQ_PLACES)),
  updatedAt: Instant,
  /** The caller's own answer to "was this helpful?"; null: none yet, and for guests. */
  helpful: z.boolean().nullable(),
});
export type FaqEntry = z.infer<typeof FaqEntry>;

export const FaqHeader = z.object({ id: Id, status: FaqStatus, version: Version, updatedAt: Instant });
export type FaqHeader = z.infer<typeof FaqHeader>;

/** Everything of an entry, for those who maintain them and for staff, who read the maintenance screen (B1-08). */
export const MaintainedFaqEntry = z.object({
  ...draft,
  ...FaqHeader.shape,
  updatedBy: z.string(),
  helpfulCount: z.number().int(),
  unhelpfulCount: z.number().int(),
  /** How often it was opened. */
  viewCount: z.number().int(),
});
export type MaintainedFaqEntry = z.infer<typeof MaintainedFaqEntry>;

/** One of the maintenance list. */
export const FaqRow = MaintainedFaqEntry.pick({
  id: true,
  version: true,
  question: true,
  faqCategory: true,
  readers: true,
  status: true,
  order: true,
  viewCount: true,
  updatedAt: true,
  updatedBy: true,
}).extend({
  /** Percent of those who answered; null: nobody did. */
  helpfulRate: z.number().int().nullable(),
});
export type FaqRow = z.infer<typeof FaqRow>;

export const QUESTION_STATUSES = ['open', 'answered', 'closed'] as const;
export type QuestionStatus = (typeof QUESTION_STATUSES)[number];

/** Questions asked because nothing fitted. */
export const AskedQuestion = z.object({
  id: Id,
  version: Version,
  status: z.enum(QUESTION_STATUSES),
  question: z.string(),
  /** The words that they had searched for. */
  searched: z.string(),
  askedBy: z.string(),
  askedAt: Instant,
  answer: z.string(),
  answeredBy: z.string().nullable(),
  answeredAt: Instant.nullable(),
  /** The entry that came of it, once it is published. */
  entryId: Id.nullable(),
});
export type AskedQuestion = z.infer<typeof AskedQuestion>;

export const QUESTION_LIMITS = { question: 1_000, answer: 2_000 } as const;

/** A person's question, with the words that they had searched for. */
export const NewQuestion = z.strictObject({
  question: requiredLines(QUESTION_LIMITS.question),
  searched: text(100).default(''),
});

/** The answer to one of a version. */
export const QuestionAnswer = z.strictObject({
  id: Id,
  version: Version,
  answer: requiredLines(QUESTION_LIMITS.answer),
});

/** A search that found nothing: the words, folded, and how often. */
export const MissedSearch = z.object({ words: z.string(), count: z.number().int(), lastAt: Instant });
export type MissedSearch = z.infer<typeof MissedSearch>;
