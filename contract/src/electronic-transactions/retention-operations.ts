// Operations of retention (B7-01): its settings by fiscal year, holds, and purges by two people.
import * as z from 'zod';
import { read, write } from '../operation.ts';
import { Id, Version } from '../values/id.ts';
import { PlainDate } from '../values/plain-date.ts';
import { HoldEnd, NewHold } from './holds.ts';
import { DueRecord, NewPurge, Purge } from './purges.ts';
import { DeclaredYear, Retention, SavedFiscalYear } from './retention.ts';

/** The retention of a paper of today, and the fiscal years that were declared, the newest first. */
export const showRetention = read('electronic-transactions.retention', {
  at: ['GET', '/api/electronic-transactions/retention'],
  access: 'auditor',
  shows: ['electronic-transactions', 'master-data'],
  input: z.strictObject({}),
  output: z.object({ today: Retention, years: z.array(DeclaredYear) }),
  refuses: [],
});

/** Says that a fiscal year made a loss, or that its return was put off. Both lengthen the retention of its papers. */
export const declareFiscalYear = write('electronic-transactions.declare-year', {
  at: ['POST', '/api/electronic-transactions/fiscal-years'],
  access: 'system',
  input: SavedFiscalYear,
  output: z.object({ endsOn: PlainDate, version: Version }),
  refuses: ['stale', 'invalid'],
  records: 'fiscal-year.declared',
});

/** Keeps a record, however old it is. One of each kind stands at a time: who asks again is told of it. */
export const holdTransaction = write('electronic-transactions.hold', {
  at: ['POST', '/api/electronic-transactions/:id/hold'],
  access: 'system',
  input: NewHold,
  output: z.object({ id: Id, holdId: Id }),
  refuses: ['not-found'],
  records: 'electronic-transaction.held',
});

/** Ends a hold, with its reason; that it stood stays. */
export const liftHold = write('electronic-transactions.lift-hold', {
  at: ['POST', '/api/electronic-transactions/:id/lift-hold'],
  access: 'system',
  input: HoldEnd,
  output: z.object({ id: Id, holdId: Id }),
  refuses: ['not-found'],
  records: 'electronic-transaction.hold-lifted',
});

/** Records that are due, the oldest first, how many there are, and the newest proposals. */
export const listPurges = read('electronic-transactions.purges', {
  at: ['GET', '/api/electronic-transactions/purges'],
  access: 'auditor',
  shows: ['electronic-transactions', 'master-data'],
  input: z.strictObject({}),
  output: z.object({ due: z.array(DueRecord), dueCount: z.number().int(), purges: z.array(Purge) }),
  refuses: [],
});

/** Proposes to purge records after the last day of their retention. Nothing goes until somebody else confirms. */
export const proposePurge = write('electronic-transactions.propose-purge', {
  at: ['POST', '/api/electronic-transactions/purges'],
  access: 'system',
  input: NewPurge,
  output: z.object({ id: Id }),
  refuses: ['invalid'],
  records: 'transaction-purge.proposed',
});

/** Purges what somebody else proposed: files and values go, what stays are the places in the chain. */
export const confirmPurge = write('electronic-transactions.confirm-purge', {
  at: ['POST', '/api/electronic-transactions/purges/:id/confirm'],
  access: 'system',
  input: z.strictObject({ id: Id }),
  output: z.object({ id: Id, records: z.number().int(), versions: z.number().int() }),
  refuses: ['not-found', 'wrong-state', 'own-purge', 'purge-blocked'],
  records: 'transaction-purge.confirmed',
});

export const withdrawPurge = write('electronic-transactions.withdraw-purge', {
  at: ['POST', '/api/electronic-transactions/purges/:id/withdraw'],
  access: 'system',
  input: z.strictObject({ id: Id }),
  output: z.object({ id: Id }),
  refuses: ['not-found', 'wrong-state'],
  records: 'transaction-purge.withdrawn',
});

export const RETENTION_OPERATIONS = [
  showRetention,
  declareFiscalYear,
  holdTransaction,
  liftHold,
  listPurges,
  proposePurge,
  confirmPurge,
  withdrawPurge,
] as const;
