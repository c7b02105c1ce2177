// The SQL of what a purchase request is checked against: the requester's recent ones, and what the company bought.
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { instant } from '../../../platform/db/instant.ts';
import { run, statement } from '../../../platform/db/statement.ts';

/** Nobody asks for more in a month; whoever does is told of the newest. */
const MOST_RECENT = 100;

export interface RecentRow {
  id: string;
  number: string;
  purchaseCategory: string | null;
  totalYen: string;
  submittedAt: string;
  suppliers: string[];
  items: string[];
}

const textsOf = (column: string) => sql`array(select distinct ${sql.ref(column)} from purchase_lines l
  where l.request_id = r.id and l.removed_at is null and ${sql.ref(column)} <> '' order by 1)`;

const recent = statement<{ employee: string; since: string }, RecentRow>(
  (at) => sql`select r.id, r.number, r.purchase_category_code as "purchaseCategory", r.total_yen as "totalYen",
      ${instant(sql`r.submitted_at`)} as "submittedAt", ${textsOf('l.supplier')} as suppliers, ${textsOf('l.item')} as items
    from purchase_requests r
    where r.employee_id = ${at('employee')}::uuid and r.updated_at >= ${at('since')}::timestamptz
      and r.submitted_at >= ${at('since')}::timestamptz and r.status not in ('cancelled', 'rejected', 'withdrawn')
    order by r.submitted_at desc, r.id desc limit ${sql.lit(MOST_RECENT)}`,
);

/** The employee's requests submitted since an instant, without cancelled, rejected and withdrawn ones, newest first. */
export function findRecent(pool: Pool, employee: string, since: string): Promise<RecentRow[]> {
  return run(pool, recent, { employee, since });
}

/** Prices and suppliers come from so many of the newest lines: an index range, however much was ever bought. */
const MOST_BOUGHT = 500;

export interface BoughtRow {
  item: string;
  supplier: string;
  unitPrice: number | null;
  taxRate: number;
  pricesIncludeTax: boolean;
}

const bought = statement<Record<string, never>, BoughtRow>(
  () => sql`select l.item, l.supplier, l.unit_price as "unitPrice", l.tax_rate as "taxRate",
      n.prices_include_tax as "pricesIncludeTax"
    from (select r.id, r.prices_include_tax from purchase_requests r
        where r.status in ('approved', 'ordered', 'partially_received', 'received', 'closed')
        order by r.id desc limit ${sql.lit(MOST_BOUGHT)}) n
      join purchase_lines l on l.request_id = n.id and l.removed_at is null
    order by n.id desc, l.position`,
);

/** The lines of the newest approved requests, newest first. */
export function findBought(pool: Pool): Promise<BoughtRow[]> {
  return run(pool, bought, {});
}
