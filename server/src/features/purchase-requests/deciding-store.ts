// The SQL of requests as their deciders are told of the money behind them.
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { type Places, run, statement } from '../../platform/db/statement.ts';
import { IN_APPROVAL, waitsForMe } from './lists/turns-store.ts';
import { seesPurchase, type Viewer } from './seen-store.ts';

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
