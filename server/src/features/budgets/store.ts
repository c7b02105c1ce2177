// The SQL of budgets.
import { BUDGET_LIST } from '@madoguchi/contract/budgets/lists.ts';
import type { Budget, NewBudget } from '@madoguchi/contract/budgets/model.ts';
import { TRAVEL, TRAVEL_NAME } from '@madoguchi/contract/budgets/rules.ts';
import { yen } from '@madoguchi/contract/values/yen-sums.ts';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { AuditedTarget } from '../../platform/audit/audited-target.ts';
import { change } from '../../platform/db/change.ts';
import { instant } from '../../platform/db/instant.ts';
import { type PlacesOf, run, statement } from '../../platform/db/statement.ts';
import { listPages } from '../../platform/list/list-store.ts';
import { foldedText, hasWords } from '../../platform/list/search-store.ts';
import { departmentNameOf, type UsagePort, withValueOf } from '../classifications/public.ts';

const TRAVEL_SAID_AS = [TRAVEL_NAME.ja, 'コウツウヒ・リョヒ', TRAVEL_NAME.en].join('\n');
const TRAVEL_SAID = sql`case when b.category = ${sql.lit(TRAVEL)} then ${sql.lit(TRAVEL_SAID_AS)} end`;
/** In Japanese, as the trail names targets; one that the masters lost is named by its code. */
const CATEGORY_NAME = sql`case when b.category = ${sql.lit(TRAVEL)} then ${sql.lit(TRAVEL_NAME.ja)}
  else coalesce(purchase_type.name, b.category) end`;

const SEARCHED = foldedText([
  sql`"group".name`,
  sql`"group".name_en`,
  sql`"group".kana`,
  sql`purchase_type.name`,
  sql`purchase_type.name_en`,
  sql`purchase_type.kana`,
  sql`b.department_code`,
  TRAVEL_SAID,
]);

/** A few hundred a year. */
export const budgetPages = listPages<typeof BUDGET_LIST, object>({
  list: BUDGET_LIST,
  from: () => sql`budgets b join accounts a on a.id = b.updated_by ${withValueOf('group', sql`b.department_code`)}
    ${withValueOf('purchase_type', sql`b.category`)}`,
  where: () => [sql`b.removed_at is null`],
  columns: {
    id: sql`b.id`,
    version: sql`b.version`,
    fiscalYear: sql`b.fiscal_year`,
    departmentCode: sql`b.department_code`,
    category: sql`b.category`,
    amountYen: sql`b.amount_yen`,
    updatedAt: sql`b.updated_at`,
    updatedBy: sql`a.display_name`,
  },
  search: (at) => hasWords(SEARCHED, at),
});

interface Found extends Omit<Budget, 'amountYen'> {
  readonly amountYen: string;
}

const standing = statement<{ id: string | null }, Found>(
  (at) => sql`select b.id, b.version, b.fiscal_year as "fiscalYear", b.department_code as "departmentCode", b.category,
      b.amount_yen as "amountYen", ${instant(sql`b.updated_at`)} as "updatedAt", a.display_name as "updatedBy"
    from budgets b join accounts a on a.id = b.updated_by
    where b.removed_at is null and (${at('id')}::uuid is null or b.id = ${at('id')}::uuid)`,
);

/** All that hold: a file is held against them. */
export async function findBudgets(pool: Pool, id: string | null = null): Promise<Budget[]> {
  return (await run(pool, standing, { id })).map((row) => ({ ...row, amountYen: yen(Number(row.amountYen)) }));
}

/** `null` where there is none, or it was removed. */
export async function findBudget(pool: Pool, id: string): Promise<Budget | null> {
  return (await findBudgets(pool, id))[0] ?? null;
}

interface Asked {
  readonly year: number;
  /** Null for all. */
  readonly departments: readonly string[] | null;
  readonly category: string | null;
}

const sums = statement<Asked, { category: string; amountYen: string }>(
  (at) => sql`select b.category, sum(b.amount_yen) as "amountYen" from budgets b
    where b.removed_at is null and b.fiscal_year = ${at('year')}::integer
      and (${at('departments')}::text[] is null or b.department_code = any(${at('departments')}::text[]))
      and (${at('category')}::text is null or b.category = ${at('category')})
    group by b.category`,
);

/** The budgets of the departments together, by category. */
export async function sumBudgets(pool: Pool, asked: Asked): Promise<{ category: string; amountYen: number }[]> {
  return (await run(pool, sums, asked)).map((row) => ({ ...row, amountYen: Number(row.amountYen) }));
}

type PurchaseBudget = Pick<NewBudget, 'departmentCode' | 'category'> & { readonly amountYen: number };

const ofPurchases = statement<{ year: number }, Omit<PurchaseBudget, 'amountYen'> & { amountYen: string }>(
  (at) => sql`select b.department_code as "departmentCode", b.category, b.amount_yen as "amountYen" from budgets b
    where b.removed_at is null and b.fiscal_year = ${at('year')}::integer and b.category <> ${sql.lit(TRAVEL)}`,
);

/** Those of a year that purchases count against. */
export async function findPurchaseBudgets(pool: Pool, year: number): Promise<PurchaseBudget[]> {
  return (await run(pool, ofPurchases, { year })).map((row) => ({ ...row, amountYen: Number(row.amountYen) }));
}

const years = statement<object, { year: number }>(
  () => sql`select distinct b.fiscal_year as year from budgets b where b.removed_at is null`,
);

export async function findYears(pool: Pool): Promise<number[]> {
  return (await run(pool, years, {})).map(({ year }) => year);
}

/** A budget to be written over the version that was seen; 0 for a new one. */
export type WrittenBudget = NewBudget & { readonly id: string; readonly seen: number };

interface Writing {
  /** Of `WrittenBudget[]`. */
  rows: string;
  by: string;
  at: string;
}

/** Adds budgets and writes the amounts of those that stand, all at the versions that were seen or none. */
export const writeBudgets = change<Writing>((at) => ({
  before: {
    asked: sql`select * from jsonb_to_recordset(${at('rows')}::jsonb) as a (id uuid, seen integer, "fiscalYear" integer,
      "departmentCode" text, category text, "amountYen" bigint)`,
    found: sql`select b.id from budgets b join asked a on a.id = b.id and a.seen = b.version
      where b.removed_at is null for update of b`,
    held: sql`select from (select count(*) from found) f, (select count(*) from asked where seen > 0) s
      where f.count = s.count`,
    written: sql`insert into budgets as b (id, fiscal_year, department_code, category, amount_yen, created_by, created_at,
        updated_by, updated_at)
      select asked.id, asked."fiscalYear", asked."departmentCode", asked.category, asked."amountYen",
        ${at('by')}::uuid, ${at('at')}::timestamptz, ${at('by')}::uuid, ${at('at')}::timestamptz
      from asked, held
      on conflict (id) do update set version = b.version + 1, amount_yen = excluded.amount_yen,
        updated_by = excluded.updated_by, updated_at = excluded.updated_at
      returning b.id`,
  },
  changed: sql`select '{}'::jsonb as patch from held, (select count(*) from written) w`,
}));

export const removeRow = change<{ id: string; version: number; by: string; at: string }>((at) => ({
  changed: sql`update budgets set version = version + 1, removed_by = ${at('by')}::uuid, removed_at = ${at('at')}::timestamptz
    where id = ${at('id')}::uuid and version = ${at('version')}::integer and removed_at is null
    returning '{}'::jsonb as patch`,
}));

const budgetsOf = (column: string) => ({
  budgets: (at: PlacesOf<'code'>) =>
    sql`budgets b where b.removed_at is null and ${sql.id('b', column)} = ${at('code')}`,
});

/** Where budgets name values of the masters. */
export const budgetUses: UsagePort = { group: budgetsOf('department_code'), purchase_type: budgetsOf('category') };

export const auditedBudgets: AuditedTarget = {
  kind: 'budget',
  name: (id) => sql`(select concat_ws(' ', b.fiscal_year, ${departmentNameOf(sql`b.department_code`)}, ${CATEGORY_NAME})
    from budgets b ${withValueOf('purchase_type', sql`b.category`)} where b.id = ${id})`,
};
