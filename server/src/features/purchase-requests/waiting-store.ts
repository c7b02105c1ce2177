// The SQL of what waits for a requester: requests that came back, and approved ones that nobody has ordered.
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { instant } from '../../platform/db/instant.ts';
import { run, statement } from '../../platform/db/statement.ts';
import { returnedAt } from '../approvals/public.ts';

/** The number of waiting requests in a state, and the instant of the oldest. */
export interface WaitingPurchases {
  status: 'returned' | 'approved';
  count: number;
  since: string;
}

/** When it came back stands in its approval: the requester may have saved it since. */
const CAME_BACK = returnedAt('purchase-requests', sql`r.id`);

const waiting = statement<{ employee: string }, WaitingPurchases>(
  (at) => sql`select r.status, count(*)::int as count,
      ${instant(sql`min(case when r.status = 'approved' then r.approved_at else ${CAME_BACK} end)`)} as since
    from purchase_requests r
    where r.employee_id = ${at('employee')}::uuid and r.status in ('returned', 'approved')
    group by r.status order by r.status desc`,
);

/** Of one requester; what came back first. A state in which none stands is left out. */
export async function findWaiting(pool: Pool, employee: string): Promise<WaitingPurchases[]> {
  return run(pool, waiting, { employee });
}
