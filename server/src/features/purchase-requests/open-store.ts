// The SQL of how many requests stand where: a requester's own that go on, and everybody's that wait for a decision.
import { OPEN, type PurchaseStatus, UNDER_APPROVAL } from '@madoguchi/contract/purchase-requests/rules.ts';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { run, statement } from '../../platform/db/statement.ts';

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
