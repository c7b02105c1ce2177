// A person's papers: as they fill them in, as HR lists them, and as HR opens one (B8-01…B8-03).
import * as z from 'zod';
import { Code, Id, Instant, Version } from '../values/id.ts';
import { PlainDate } from '../values/plain-date.ts';
import { requiredLines, text, textLines } from '../values/text.ts';
import { Drawing } from './drawing.ts';
import { PAPER_KINDS } from './kinds.ts';

export const PAPER_STATUSES = [
  'requested',
  'in_progress',
  'submitted',
  'returned',
  'accepted',
  'superseded',
  'withdrawn',
] as const;

/** A request that was taken back counts no more: before it, or beside it, the paper stands as if it had not been. */
export type PaperStatus = (typeof PAPER_STATUSES)[number] | 'taken_back';

/** In the list of all people: `none` for a paper that nobody was asked for. */
export const LISTED_STATUSES = ['none', ...PAPER_STATUSES] as const;
export type ListedStatus = (typeof LISTED_STATUSES)[number];

/** Longest texts, in UTF-16 units; most items of a paper and papers of a request. */
export const PAPER_LIMITS = {
  answer: 1_000,
  name: 100,
  relation: 50,
  comment: 1_000,
  reason: 200,
  items: 100,
  atOnce: 300,
  printed: 60,
} as const;

const Key = z.string().regex(/^[a-z][a-z0-9-]{0,29}$/, { error: 'code' });
const isFew = (record: object) => Object.keys(record).length <= PAPER_LIMITS.items;

const filled = {
  /** By the names of the fields in the text. */
  answers: z.record(Key, textLines(PAPER_LIMITS.answer).nullable()).refine(isFew, { error: 'too-long' }),
  agreed: z.record(Key, z.boolean()).refine(isFew, { error: 'too-long' }),
  guardianName: text(PAPER_LIMITS.name),
  guardianRelation: text(PAPER_LIMITS.relation),
};

/** Version 0: nothing of it is kept yet. The text is named, so that nobody signs another than they saw (OB10). */
const own = { paperKind: z.enum(PAPER_KINDS), version: Version, templateId: Id };

export const SavedPaper = z.strictObject({ ...own, ...filled });
export const SubmittedPaper = z.strictObject({
  ...own,
  ...filled,
  signedName: text(PAPER_LIMITS.name),
  /** Beside the name, where the person drew it. */
  drawing: Drawing.default(''),
});

export const PaperHeader = z.object({
  id: Id,
  version: Version,
  status: z.enum([...PAPER_STATUSES, 'taken_back']),
  updatedAt: Instant,
});

const templateTexts = { title: z.string(), titleEn: z.string(), text: z.string(), textEn: z.string() };
const PaperTemplate = z.object({
  id: Id,
  number: z.number().int(),
  sha256: z.string(),
  note: z.string(),
  ...templateTexts,
});

const stored = {
  answers: z.record(z.string(), z.string().nullable()),
  agreed: z.record(z.string(), z.boolean()),
  guardianName: z.string(),
  guardianRelation: z.string(),
};

const PaperComment = z.object({ field: z.string(), comment: z.string() });

/** The name under a paper, and when. */
const Signature = z.object({
  name: z.string(),
  at: Instant,
  day: PlainDate,
  language: z.enum(['ja', 'en']),
  drawing: z.string(),
});
const Withdrawal = z.object({ key: z.string(), at: Instant });

export const OwnPaperRow = z.object({
  paperKind: z.enum(PAPER_KINDS),
  status: z.enum(LISTED_STATUSES),
  dueOn: PlainDate.nullable(),
});
export type OwnPaperRow = z.infer<typeof OwnPaperRow>;

/** The caller's paper. The text is the newest while it is filled in, and the signed one afterwards. */
export const OwnPaper = OwnPaperRow.extend({
  version: Version,
  template: PaperTemplate,
  /** The text that the answers were given to, where a newer one has come since. */
  before: PaperTemplate.nullable(),
  ...stored,
  registeredName: z.string(),
  /** The registered reading; null for an account without an employee record. */
  registeredKana: z.string().nullable(),
  today: PlainDate,
  /** Of the newest return, while the paper is returned. */
  comment: z.string(),
  comments: z.array(PaperComment),
  signature: Signature.nullable(),
  withdrawals: z.array(Withdrawal),
});
export type OwnPaper = z.infer<typeof OwnPaper>;

/** One person's one paper in the list of HR. */
export const PaperRow = z.object({
  /** Null: not asked for. */
  id: Id.nullable(),
  accountId: Id,
  employeeId: Code.nullable(),
  name: z.string(),
  departmentCode: Code.nullable(),
  paperKind: z.enum(PAPER_KINDS),
  status: z.enum(LISTED_STATUSES),
  number: z.number().int().nullable(),
  /** Accepted with a text that was to be agreed to again since (B8-05). */
  isOutdated: z.boolean(),
  dueOn: PlainDate.nullable(),
  submittedAt: Instant.nullable(),
  decidedAt: Instant.nullable(),
});
export type PaperRow = z.infer<typeof PaperRow>;

/** A paper as it was handed in, and what HR said to it. */
const Submission = z.object({
  count: z.number().int(),
  template: PaperTemplate,
  sha256: z.string(),
  ...stored,
  signature: Signature,
  ip: z.string(),
  /** Fields that the submission before answered differently; empty for the first. */
  changed: z.array(z.string()),
  decision: z
    .object({
      outcome: z.enum(['accepted', 'returned']),
      by: z.string(),
      at: Instant,
      comment: z.string(),
      comments: z.array(PaperComment),
    })
    .nullable(),
});
export type Submission = z.infer<typeof Submission>;

/** A paper as HR opens it: answers only once they are handed in. */
export const OpenedPaper = PaperHeader.extend({
  paperKind: z.enum(PAPER_KINDS),
  name: z.string(),
  employeeId: Code.nullable(),
  isOwn: z.boolean(),
  dueOn: PlainDate.nullable(),
  /** Why the request was taken back; blank where it stands. */
  takenBackReason: z.string(),
  /** Newest first. */
  submissions: z.array(Submission),
  withdrawals: z.array(Withdrawal),
  /** The papers of the same person, each of the kinds: where each stands. */
  checklist: z.array(OwnPaperRow.extend({ id: Id.nullable() })),
});
export type OpenedPaper = z.infer<typeof OpenedPaper>;

export const RequestedPapers = z.strictObject({
  papers: z
    .array(z.strictObject({ accountId: Id, paperKind: z.enum(PAPER_KINDS) }))
    .min(1, { error: 'required' })
    .max(PAPER_LIMITS.atOnce, { error: 'too-long' }),
  dueOn: PlainDate.nullable(),
});

/** A comment on the whole, or on one of its fields at least. */
export const ReturnedPaper = z.strictObject({
  id: Id,
  version: Version,
  comment: textLines(PAPER_LIMITS.comment),
  comments: z
    .array(
      z.strictObject({
        field: z
          .string()
          .max(60, { error: 'too-long' })
          .regex(/^(answers|agreed)\.[a-z][a-z0-9-]*$|^guardian(Name|Relation)$|^signedName$/, {
            error: 'code',
          }),
        comment: textLines(PAPER_LIMITS.comment),
      }),
    )
    .max(PAPER_LIMITS.items, { error: 'too-long' }),
});

/** A request is taken back with its reason, which the person is told. */
export const TakenBackRequest = z.strictObject({
  id: Id,
  version: Version,
  reason: requiredLines(PAPER_LIMITS.reason),
});

const UUIDS = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Ids in one value of an address, a comma between two. */
export const PrintedPapers = z.strictObject({
  ids: z
    .string()
    .max(PAPER_LIMITS.printed * 37, { error: 'too-long' })
    .refine((ids) => ids.split(',').every((id) => UUIDS.test(id)), { error: 'id' }),
});
