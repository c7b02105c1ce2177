// Finding purchase requests by their numbers.
import type { FoundPurchase } from '@madoguchi/contract/purchase-requests/found-purchase.ts';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { type Places, run, statement } from '../../../platform/db/statement.ts';
import { seesPurchase, type Viewer } from '../seen-store.ts';

type Asked = Viewer & { numbers: readonly string[] };

const numbered = statement<Asked, FoundPurchase>(
  (at) => sql`select r.id, r.number, r.purchase_name as "purchaseName", r.status, r.employee_name as "employeeName"
    from purchase_requests r
    where r.number = any(${at('numbers')}::text[]) and ${seesPurchase(at as Places<Viewer>)}
    order by r.number desc`,
);

/** Those that the viewer may see, newest first. */
export function findNumbered(pool: Pool, asked: Asked): Promise<FoundPurchase[]> {
  return run(pool, numbered, asked);
}
