// The SQL of how many requests stand where: a requester's own that go on, and everybody's that wait for a decision.
import { OPEN, type PurchaseStatus, UNDER_APPROVAL } from '@madoguchi/contract/purchase-requests/rules.ts';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { type PlacesOf, run, statement } from '../../platform/db/statement.ts';
import type { UsagePort } from '../classifications/public.ts';
import type { OpenWorkPort } from '../members/public.ts';

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
