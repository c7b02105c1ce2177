// The SQL of what waits for a requester, that is requests that came back and approved ones that nobody has ordered, and of what
// their deciders are told of the money behind them.

import { OPEN, type PurchaseStatus, UNDER_APPROVAL } from '@madoguchi/contract/purchase-requests/rules.ts';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { instant } from '../../platform/db/instant.ts';
import { type Places, type PlacesOf, run, statement } from '../../platform/db/statement.ts';
import { returnedAt } from '../approvals/public.ts';
import type { UsagePort } from '../classifications/public.ts';
import type { OpenWorkPort } from '../members/public.ts';
import { IN_APPROVAL, waitsForMe } from './lists/turns-store.ts';
import { seesPurchase, type Viewer } from './seen-store.ts';

export interface CountedPurchases {
  status: PurchaseStatus;
  count: number;
  /** A sum in the exact digits of the database. */
  totalYen: string;
}

const COUNTED = sql`select r.status, count(*)::int as count, coalesce(sum(r.total_yen), 0) as "totalYen"
  from purchase_requests r`;
const among = (statuses: readonly PurchaseStatus[]) => sql.join(statuses.map((status) => sql.lit(status)));

const open = statement<{ employee: string }, CountedPurchases>(
  (at) =>
    sql`${COUNTED} where r.employee_id = ${at('employee')}::uuid and r.status in (${among(OPEN)}) group by r.status`,
);

const undecided = statement<Record<never, never>, CountedPurchases>(
  () => sql`${COUNTED} where r.status in (${among(UNDER_APPROVAL)}) group by r.status`,
);

/** Of one requester, by state. A state in which none stands is left out. */
export async function countOpen(pool: Pool, employee: string): Promise<CountedPurchases[]> {
  return run(pool, open, { employee });
}

/** Of everybody, by state. */
export async function countUndecided(pool: Pool): Promise<CountedPurchases[]> {
  return run(pool, undecided, {});
}

/** The statuses in which nothing is left to hand over: bought and received, or never to be bought. */
const ENDED: readonly PurchaseStatus[] = ['closed', 'cancelled', 'rejected', 'expired'];

/** The requests of a leaver that have not come to an end. */
export const openPurchases: OpenWorkPort = {
  kind: 'purchases',
  rows: ({
    id,
  }) => sql`select json_agg(json_build_object('id', q.id, 'purchaseName', q.purchase_name, 'status', q.status,
      'number', q.number) order by q.updated_at desc, q.id)
    from purchase_requests q where q.employee_id = ${id} and q.status not in (${among(ENDED)})`,
};

const requestsWith = (column: string) => ({
  'purchase-requests': (at: PlacesOf<'code'>) => sql`purchase_requests r where ${sql.id('r', column)} = ${at('code')}`,
});

/** Where requests name values of the masters. */
export const purchaseUses: UsagePort = {
  purchase_type: requestsWith('purchase_category_code'),
  group: requestsWith('department_code'),
};

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
