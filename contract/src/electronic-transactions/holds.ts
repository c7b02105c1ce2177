// Holds on electronic transactions: a record that a dispute or an audit needs stays, however old it is.
import * as z from 'zod';
import type { Texts } from '../message.ts';
import { Id, Instant } from '../values/id.ts';
import { requiredLines } from '../values/text.ts';
import { TRANSACTION_LIMITS } from './choices.ts';

const HOLD_KINDS = ['dispute', 'audit'] as const;
export type HoldKind = (typeof HOLD_KINDS)[number];

export const HOLD_KIND_NAMES: Texts<HoldKind> = {
  dispute: { ja: '係争', en: 'Dispute' },
  audit: { ja: '監査・調査', en: 'Audit' },
};

const reason = requiredLines(TRANSACTION_LIMITS.reason);

export const NewHold = z.strictObject({ id: Id, kind: z.enum(HOLD_KINDS), reason });

/** The end of a hold, with its reason; that it stood stays. */
export const HoldEnd = z.strictObject({ id: Id, holdId: Id, reason });

export const TransactionHold = z.object({
  id: Id,
  kind: z.enum(HOLD_KINDS),
  reason: z.string(),
  by: z.string(),
  at: Instant,
  /** Null while it stands. */
  endedBy: z.string().nullable(),
  endedAt: Instant.nullable(),
  endReason: z.string(),
});
export type TransactionHold = z.infer<typeof TransactionHold>;
