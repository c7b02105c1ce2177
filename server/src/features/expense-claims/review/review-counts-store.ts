// The SQL of the review list's counts: how many people stand where, and the sums, of the rows that search and filters leave.
import { REVIEW_LIST } from '@madoguchi/contract/expense-claims/lists.ts';
import type { REVIEW_STATES } from '@madoguchi/contract/expense-claims/model.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import { type Places, run } from '../../../platform/db/statement.ts';
import { filterConditions, filterParameters, filterShape } from '../../../platform/list/filters-store.ts';
import { rememberShapes } from '../../../platform/list/list-store.ts';
import { narrowsByClaim, type ReviewFilters, type ReviewState } from './review-asked.ts';
import { FOUND, FROM_CLAIM, FROM_PERSON, type ReviewOf } from './review-store.ts';

export interface CountRow {
  state: (typeof REVIEW_STATES)[number];
  people: number;
  totalYen: string;
}

type At = Places<Record<string, unknown>>;

const remembered = rememberShapes<CountRow>();

const all = (conditions: readonly RawBuilder<unknown>[]) => sql.join(conditions, sql` and `);

function counts(filters: ReviewFilters, search: ReviewOf['search'], at: At): RawBuilder<unknown> {
  const isFound = (employee: RawBuilder<unknown>) =>
    search === null ? [] : [sql`${employee} in (select id from ${FOUND})`];
  const claims = all([
    sql`c.month = ${at('month')} and c.status not in ('draft', 'cancelled')`,
    ...filterConditions(REVIEW_LIST, filters, FROM_CLAIM, {}, at),
    ...isFound(sql`c.employee_id`),
  ]);
  const people = all([
    sql`e.joined_on <= ${at('last')}::date and (e.left_on is null or e.left_on >= ${at('first')}::date)
      and not exists (select from expense_claims c where c.employee_id = e.id and c.month = ${at('month')}
        and c.status not in ('draft', 'cancelled'))`,
    ...filterConditions(REVIEW_LIST, filters, FROM_PERSON, { department: sql`e.department_code` }, at),
    ...isFound(sql`e.id`),
  ]);
  // People who handed nothing in have no claim that a filter by the fields of claims could find.
  const missing = narrowsByClaim(filters)
    ? sql`select 'not-submitted', 0, '0'`
    : sql`select 'not-submitted', count(*)::int, '0' from employees e where ${people}`;
  return sql`${search === null ? sql`` : sql`with ${FOUND} as materialized (${search.found(at)})`}
    select status as state, count(*)::int as people, sum(total_yen)::text as "totalYen" from expense_claims c
      where ${claims} group by status
    union all ${missing}`;
}

/** How many people stand where in the month, among the rows that the filters leave. */
export async function countReview(
  pool: Pool,
  { search, ...span }: ReviewOf,
  { filters }: Pick<ReviewState, 'filters'>,
): Promise<CountRow[]> {
  const shape = JSON.stringify([filterShape(filters), search?.shape]);
  const prepared = remembered(shape, (at) => counts(filters, search, at));
  return run(pool, prepared, { ...span, ...filterParameters(filters), ...search?.values });
}
