// Who besides the owner and the admins has to do with a claim: its approvers, of any round, and who stands in for them.
import { type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import { run, statement } from '../../platform/db/statement.ts';
import { holdingDelegations } from '../delegations/public.ts';

/** Accepted, of the day, for claims, and not for less than this one asks. */
const standsIn = (
  approval: RawBuilder<unknown>,
  task: RawBuilder<unknown>,
  me: RawBuilder<unknown>,
  on: RawBuilder<unknown>,
) =>
  sql`exists (select from (${holdingDelegations(me, on)}) h where h.from_employee = ${task}
    and (cardinality(h.domains) = 0 or 'travel-expenses' = any(h.domains))
    and (h.amount_limit is null or h.amount_limit >= ${approval}))`;

/** Whether the employee `me` is an approver of the claim or a delegate of one on the day, for statements over claims. */
export function approvesClaim(
  claim: RawBuilder<unknown>,
  me: RawBuilder<unknown>,
  on: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`exists (select from approvals p join approval_tasks t on t.approval_id = p.id
    where p.domain = 'travel-expenses' and p.subject_id = ${claim} and (t.employee_id = ${me}::uuid
      or t.done_by_employee = ${me}::uuid or ${standsIn(sql`p.amount`, sql`t.employee_id`, me, on)}))`;
}

const approver = statement<{ claim: string; employee: string; on: string }, { approves: boolean }>(
  (at) => sql`select ${approvesClaim(sql`${at('claim')}::uuid`, at('employee'), at('on'))} as approves`,
);

export async function isApproverOf(pool: Pool, claim: string, employee: string, on: string): Promise<boolean> {
  return (await run(pool, approver, { claim, employee, on }))[0]?.approves ?? false;
}
