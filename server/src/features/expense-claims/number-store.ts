// Finding claims by their numbers.
import type { FoundClaim } from '@madoguchi/contract/expense-claims/found-claim.ts';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { run, statement } from '../../platform/db/statement.ts';
import { approvalIdOf } from '../approvals/public.ts';
import { approvesClaim } from './store.ts';

interface Asked {
  numbers: readonly string[];
  /** The caller's employee, where there is one. */
  employee: string | null;
  mayReview: boolean;
  today: string;
}

/** As `maySee` decides of one claim: the owner's always, an admin's and an approver's unless it is a draft again. */
const numbered = statement<Asked, FoundClaim>(
  (at) => sql`select c.id, c.number, c.month, c.status, c.employee_name as "employeeName",
      c.employee_id is not distinct from ${at('employee')}::uuid as mine,
      ${approvalIdOf('travel-expenses', sql`c.id`)} as "approvalId"
    from expense_claims c
    where c.number = any(${at('numbers')}::text[])
      and (c.employee_id = ${at('employee')}::uuid or (c.status <> 'draft' and (${at('mayReview')}::boolean
        or ${approvesClaim(sql`c.id`, sql`${at('employee')}::uuid`, at('today'))})))
    order by c.number desc`,
);

export function findNumbered(pool: Pool, asked: Asked): Promise<FoundClaim[]> {
  return run(pool, numbered, asked);
}
