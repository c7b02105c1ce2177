// Who besides the owner and the admins has to do with a claim: its approvers, of any round, and who stands in for them.
import { type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import { run, statement } from '../../platform/db/statement.ts';
import { approvesSubject } from '../approvals/public.ts';

/** Whether the employee `me` is an approver of the claim or a delegate of one on the day, for statements over claims. */
export function approvesClaim(
  claim: RawBuilder<unknown>,
  me: RawBuilder<unknown>,
  on: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return approvesSubject('travel-expenses', claim, me, on);
}

const approver = statement<{ claim: string; employee: string; on: string }, { approves: boolean }>(
  (at) => sql`select ${approvesClaim(sql`${at('claim')}::uuid`, at('employee'), at('on'))} as approves`,
);

export async function isApproverOf(pool: Pool, claim: string, employee: string, on: string): Promise<boolean> {
  return (await run(pool, approver, { claim, employee, on }))[0]?.approves ?? false;
}
