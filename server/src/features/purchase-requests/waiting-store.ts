// The SQL of what waits for a requester, that is requests that came back and approved ones that nobody has ordered, and of what
// their deciders are told of the money behind them.
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { instant } from '../../platform/db/instant.ts';
import { type Places, run, statement } from '../../platform/db/statement.ts';
import { returnedAt } from '../approvals/public.ts';
import { IN_APPROVAL, waitsForMe } from './lists/turns-store.ts';
import { seesPurchase, type Viewer } from './seen-store.ts';

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

/** A request whose money a caller asks about. */
interface AskedPurchase {
  departmentCode: string | null;
  category: string | null;
  /** True while it is in approval and the caller's to decide, or the caller is an admin, who sees every budget. */
  isToldBudget: boolean;
}

const asked = statement<Viewer & { id: string }, AskedPurchase>(
  (at) => sql`select r.department_code as "departmentCode", r.purchase_category_code as category,
      r.status in (${IN_APPROVAL}) and (${at('isAdmin')}::boolean or (${waitsForMe(at('employee'), at('today'))})) as "isToldBudget"
    from purchase_requests r where r.id = ${at('id')}::uuid and ${seesPurchase(at as Places<Viewer>)}`,
);

/** Null where there is none, or the caller does not see it. */
export async function findAskedPurchase(pool: Pool, id: string, viewer: Viewer): Promise<AskedPurchase | null> {
  return (await run(pool, asked, { ...viewer, id }))[0] ?? null;
}
