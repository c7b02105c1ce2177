// Budgets of the sample's fiscal year and the one before: what departments spend, rounded as a company plans it.
import { TRAVEL } from '@madoguchi/contract/budgets/rules.ts';
import { addDays, fiscalYear, plainDate } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { PoolClient } from 'pg';
import { identity, instant, momentOf } from '../moments.ts';
import { SAMPLE_PEOPLE } from '../people.ts';
import type { Random } from '../random.ts';

const ROUNDED_TO_YEN = 50_000;
/** Some departments plan too little. */
const PART = { least: 0.9, more: 0.6 } as const;
/** Of all that is bought, a few things are bought without a budget. */
const PLANNED = 0.92;
const DAYS_AHEAD = 12;

/** The most that each department spent on each category in a year. */
const SPENT = `select department, category, max(yen)::float8 as yen from (
  select c.department_code as department, $1 as category, sum(l.amount) as yen
    from expense_claims c join claim_lines l on l.claim_id = c.id and l.removed_at is null
    where c.status in ('approved', 'confirmed') group by 1, extract(year from to_date(c.month, 'YYYYMM') - interval '3 months')
  union all select r.department_code, r.purchase_category_code, sum(o.ordered_yen)
    from purchase_orders o join purchase_requests r on r.id = o.request_id
    group by 1, 2, extract(year from o.ordered_on - interval '3 months')) s
  group by 1, 2 order by 1, 2`;

/** After claims and purchases, which they are made for. A budget is decided in March. */
export async function insertBudgets(client: PoolClient, today: PlainDate, random: Random): Promise<void> {
  const { rows } = await client.query<{ department: string; category: string; yen: number }>(SPENT, [TRAVEL]);
  const planned = rows.filter(() => random.unit() < PLANNED);
  const budgets = [fiscalYear(today) - 1, fiscalYear(today)].flatMap((year) => {
    const at = momentOf(addDays(plainDate(year, 4, 1) ?? today, -DAYS_AHEAD));
    return planned.map(({ department, category, yen }) => ({
      ...{ id: identity(at, random), year, department, category, at: instant(at) },
      amount: Math.ceil((yen * (PART.least + PART.more * random.unit())) / ROUNDED_TO_YEN) * ROUNDED_TO_YEN,
    }));
  });
  await client.query(
    `insert into budgets (id, fiscal_year, department_code, category, amount_yen, created_by, created_at, updated_by, updated_at)
     select b.id, b.year, b.department, b.category, b.amount, a.id, b.at, a.id, b.at
     from json_to_recordset($1) as b (id uuid, year integer, department text, category text, amount bigint, at timestamptz)
       join accounts a on a.email = $2`,
    [JSON.stringify(budgets), SAMPLE_PEOPLE.system.email],
  );
}
