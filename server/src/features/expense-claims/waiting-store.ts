// The SQL of what waits: claims to confirm, by month, and those that came back to their owner.
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { instant } from '../../platform/db/instant.ts';
import { run, statement } from '../../platform/db/statement.ts';
import { returnedAt } from '../approvals/public.ts';
import type { OpenWorkPort } from '../members/public.ts';

/** The number of waiting claims of a month, and the instant of the oldest. */
export interface WaitingRow {
  month: string;
  count: number;
  since: string;
}

/** Steps from month to month along an index, and counts what stands approved there: years of claims are not read. */
const toConfirm = statement<{ employee: string | null }, WaitingRow>(
  (at) => sql`with recursive months as (
      (select month from expense_claims order by month limit 1)
      union all
      select (select c.month from expense_claims c where c.month > months.month order by c.month limit 1)
      from months where months.month is not null
    )
    select months.month, (w.count - own.count)::int as count, ${instant(sql`oldest.submitted_at`)} as since
    from months
      cross join lateral (select submitted_at from expense_claims c
        where c.month = months.month and c.status = 'approved' and c.employee_id is distinct from ${at('employee')}::uuid
        order by c.submitted_at limit 1) oldest
      cross join lateral (select count(*) from expense_claims c
        where c.month = months.month and c.status = 'approved') w
      cross join lateral (select count(*) from expense_claims c
        where c.month = months.month and c.status = 'approved' and c.employee_id = ${at('employee')}::uuid) own
    where months.month is not null order by months.month`,
);

/** Approved claims by month, oldest month first, without those of one employee: nobody confirms their own. */
export async function findToConfirm(pool: Pool, exceptEmployee: string | null): Promise<WaitingRow[]> {
  return run(pool, toConfirm, { employee: exceptEmployee });
}

const returned = statement<{ employee: string }, WaitingRow>(
  (at) => sql`select c.month, (count(*) over ())::int as count, ${instant(sql`fact.decided_at`)} as since
    from expense_claims c cross join lateral (
      select coalesce(
        ${returnedAt('travel-expenses', sql`c.id`)},
        (select max(d.at) from record_facts d where d.record_id = c.id and d.fact = 'returned')
      ) as decided_at) fact
    where c.employee_id = ${at('employee')}::uuid and c.status = 'returned' order by fact.decided_at limit 1`,
);

/** The claim of the employee that came back first, and how many have; `null` where none has. */
export async function findReturned(pool: Pool, employee: string): Promise<WaitingRow | null> {
  return (await run(pool, returned, { employee }))[0] ?? null;
}

/** The claims of a leaver that nobody has decided. */
export const openClaims: OpenWorkPort = {
  kind: 'claims',
  rows: ({
    id,
  }) => sql`select json_agg(json_build_object('id', c.id, 'month', c.month, 'status', c.status, 'number', c.number,
      'totalYen', c.total_yen) order by c.month desc, c.id)
    from expense_claims c where c.employee_id = ${id} and c.status in ('draft', 'submitted', 'in_review', 'returned')`,
};
