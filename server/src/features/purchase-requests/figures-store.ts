// Purchases as the analysis and budgets count them: what was ordered by day, what is asked for, and what most often.
import { PURCHASES_COUNT, type Spend, statesThatAre } from '@madoguchi/contract/budgets/rules.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { type RawBuilder, sql } from 'kysely';
import { type Executor, type PlacesOf, run, statement } from '../../platform/db/statement.ts';
import type { FigureSource, Measure } from '../../platform/figures/figure-source.ts';

const SPENT: Measure = 'purchase-yen';

/** An order is money spent on its day: it is never cancelled. */
export const purchaseFigures: FigureSource = {
  name: 'purchases',
  touched: (isSince) => sql`select distinct to_char(o.ordered_on, 'YYYYMM') as part
    from purchase_requests r join purchase_orders o on o.request_id = r.id where ${isSince(sql`r.change_xid`)}`,
  counted: (parts) => sql`select p.part, o.ordered_on as day, ${sql.lit(SPENT)} as measure,
      r.department_code as department, sum(o.ordered_yen)::bigint as value
    from ${parts} p
      join purchase_orders o on o.ordered_on >= to_date(p.part, 'YYYYMM')
        and o.ordered_on < to_date(p.part, 'YYYYMM') + interval '1 month'
      join purchase_requests r on r.id = o.request_id
    group by 1, 2, 4`,
};

interface RequestedName {
  readonly name: string;
  readonly requests: number;
  readonly yen: number;
  readonly decided: number;
  readonly approved: number;
}

export interface RequestedPurchases {
  readonly submitted: number;
  readonly decided: number;
  readonly approved: number;
  readonly top: readonly RequestedName[];
}

interface Asked {
  readonly from: PlainDate;
  readonly to: PlainDate;
  readonly departments: readonly string[] | null;
}

const MOST_NAMES = sql.lit(5);

const requested = statement<Asked, { found: RequestedPurchases }>(
  (at) => sql`with asked as materialized (
      select r.purchase_name as name, r.total_yen, r.approved_at is not null as approved,
        r.approved_at is not null or r.status = 'rejected' as decided
      from purchase_requests r
      where r.submitted_at >= ${at('from')}::date::timestamp at time zone 'Asia/Tokyo'
        and r.submitted_at < (${at('to')}::date + 1)::timestamp at time zone 'Asia/Tokyo'
        and (${at('departments')}::text[] is null or r.department_code = any(${at('departments')}::text[]))),
    names as (
      select name, count(*) as requests, sum(total_yen) as yen, count(*) filter (where decided) as decided,
        count(*) filter (where approved) as approved
      from asked group by name order by count(*) desc, sum(total_yen) desc, name limit ${MOST_NAMES})
    select json_build_object('submitted', count(*), 'decided', count(*) filter (where decided),
      'approved', count(*) filter (where approved),
      'top', coalesce((select json_agg(to_json(names) order by requests desc, yen desc, name) from names), '[]'::json)) as found
    from asked`,
);

/** The requests that were submitted in the days, as the list of decisions has them, and the names that came most often. */
export async function requestedPurchases(executor: Executor, asked: Asked): Promise<RequestedPurchases> {
  const [row] = await run(executor, requested, asked);
  return row?.found ?? { submitted: 0, decided: 0, approved: 0, top: [] };
}

interface Spending extends Asked {
  readonly today: PlainDate;
  /** Null for all. */
  readonly category: string | null;
}

const COMMITTED = sql`r.status in (${sql.join(statesThatAre('committed', PURCHASES_COUNT).map((state) => sql.lit(state)))})`;

/** Each order on its day, and what waits for a decision or an order: that would be ordered today at the earliest. */
function counted(at: PlacesOf<keyof Spending>): RawBuilder<unknown> {
  const isAsked = sql`r.purchase_category_code is not null
    and (${at('departments')}::text[] is null or r.department_code = any(${at('departments')}::text[]))
    and (${at('category')}::text is null or r.purchase_category_code = ${at('category')})`;
  return sql`select r.department_code as department, r.purchase_category_code as category, o.ordered_on as day,
      o.ordered_yen as spent, 0 as committed
    from purchase_orders o join purchase_requests r on r.id = o.request_id
    where o.ordered_on between ${at('from')}::date and ${at('to')}::date and ${isAsked}
    union all
    select r.department_code, r.purchase_category_code, ${at('today')}::date, 0,
      case when r.status = 'approved' then r.approved_yen else r.total_yen end
    from purchase_requests r
    where ${COMMITTED} and ${at('today')}::date between ${at('from')}::date and ${at('to')}::date and ${isAsked}`;
}

const SUMS = sql`sum(spent)::bigint as spent, sum(committed)::bigint as committed`;
const inNumbers = <Row extends { spent: string; committed: string }>({ spent, committed, ...row }: Row) => ({
  ...row,
  spentYen: Number(spent),
  committedYen: Number(committed),
});

const byDay = statement<Spending, { category: string; day: PlainDate; spent: string; committed: string }>(
  (at) => sql`select category, day, ${SUMS} from (${counted(at)}) counted group by 1, 2`,
);

/** Purchases that count, by category and day. */
export async function purchaseSpend(executor: Executor, asked: Spending): Promise<Spend[]> {
  return (await run(executor, byDay, asked)).map(inNumbers);
}

interface PlaceSpend extends Omit<Spend, 'day'> {
  readonly department: string;
}

const byPlace = statement<Spending, { department: string; category: string; spent: string; committed: string }>(
  (at) => sql`select department, category, ${SUMS} from (${counted(at)}) counted
    where department is not null group by 1, 2`,
);

/** The same by department and category. */
export async function purchaseSpendByPlace(executor: Executor, asked: Spending): Promise<PlaceSpend[]> {
  return (await run(executor, byPlace, asked)).map(inNumbers);
}
