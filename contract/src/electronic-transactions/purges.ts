// Purging records after their retention: one person proposes, another confirms (ET24).
import * as z from 'zod';
import type { Texts } from '../message.ts';
import { Code, Id, Instant } from '../values/id.ts';
import { PlainDate } from '../values/plain-date.ts';
import { requiredLines } from '../values/text.ts';
import { Yen } from '../values/yen.ts';
import { TRANSACTION_LIMITS } from './choices.ts';

const PURGE_STATES = ['proposed', 'confirmed', 'withdrawn'] as const;
export type PurgeState = (typeof PURGE_STATES)[number];

export const PURGE_STATE_NAMES: Texts<PurgeState> = {
  proposed: { ja: '確認待ち', en: 'Proposed' },
  confirmed: { ja: '廃棄済', en: 'Purged' },
  withdrawn: { ja: '取下げ済', en: 'Withdrawn' },
};

/** Records of one proposal, and due records and proposals that are listed. */
export const PURGE_LIMITS = { records: 200, purges: 50 } as const;

export const NewPurge = z.strictObject({
  records: z.array(Id).min(1).max(PURGE_LIMITS.records),
  reason: requiredLines(TRANSACTION_LIMITS.reason),
});

/** A record whose retention has ended, and that no open proposal names. */
export const DueRecord = z.object({
  id: Id,
  number: z.string(),
  counterparty: z.string(),
  documentType: Code,
  transactionDate: PlainDate.nullable(),
  amount: Yen.nullable(),
  until: PlainDate,
  held: z.boolean(),
});
export type DueRecord = z.infer<typeof DueRecord>;

/** A record of a proposal; of a purged record its number, days and the digest of its last version in hex. */
const PurgeRecord = z.object({
  id: Id,
  number: z.string(),
  until: PlainDate,
  versions: z.number().int(),
  digest: z.string(),
});

export const Purge = z.object({
  id: Id,
  state: z.enum(PURGE_STATES),
  reason: z.string(),
  proposedBy: z.string(),
  proposedAt: Instant,
  decidedBy: z.string().nullable(),
  decidedAt: Instant.nullable(),
  /** False for who proposed it. */
  mayConfirm: z.boolean(),
  records: z.array(PurgeRecord),
});
export type Purge = z.infer<typeof Purge>;
