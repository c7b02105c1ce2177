// Which indexes of the requests a question opens.
import type { List } from '@madoguchi/contract/list/list.ts';
import { type RawBuilder, sql } from 'kysely';
import { filterConditions } from '../../../platform/list/filters-store.ts';
import type { Question } from '../../../platform/list/list-question.ts';
import { type Asked, AT_MOST_MANY, alone, type Way } from '../../../platform/list/ways-store.ts';
import { type SoughtGrams, withGrams } from './words-store.ts';

/** The requests with the values, one value after the other. */
export const alongValues = (
  column: RawBuilder<unknown>,
  values: RawBuilder<unknown>,
) => sql`select x.* from ${alone(values)}
  cross join lateral (select x.* from purchase_requests x where ${column} = any(along.only)
    order by ${column} limit ${AT_MOST_MANY}) x
  limit ${AT_MOST_MANY}`;

/** The requests whose ids the `select` has. */
export const ofIds = (ids: RawBuilder<unknown>) => sql`select x.* from purchase_requests x
  where x.id = any(array(select id from (${ids}) ids (id) limit ${AT_MOST_MANY}))`;

const byValue = (by: string, column: RawBuilder<unknown>): Way => ({
  by,
  rows: (at) => alongValues(column, sql`select distinct unnest(${at(by)}::text[]) as value`),
});

const BY_EMPLOYEE: Way = {
  by: 'employee',
  rows: (at) =>
    alongValues(
      sql`x.employee_id`,
      sql`select id as value from employees where number = any(${at('employee')}::text[])`,
    ),
};

const BOUNDS = { totalYen: sql`x.total_yen`, neededBy: sql`x.needed_by`, submittedAt: sql`x.submitted_at` };

const byRange = (list: List, by: string, column: keyof typeof BOUNDS, { filters }: Question): Way => ({
  by,
  rows: (at) => sql`select x.* from purchase_requests x
    where ${sql.join(filterConditions(list, { [by]: filters[by] }, BOUNDS, {}, at), sql` and `)}
    order by ${BOUNDS[column]} limit ${AT_MOST_MANY}`,
});

const byGrams = (by: string, name: keyof SoughtGrams, grams: SoughtGrams): readonly Way[] =>
  grams[name].length === 0 ? [] : [{ by, rows: (at: Asked) => withGrams(at(name), AT_MOST_MANY) }];

/** The ways that a question opens, with those of who asks; what mostly leads to few comes first. */
export function waysOf(list: List, question: Question, grams: SoughtGrams, own: readonly Way[] = []): readonly Way[] {
  return [
    ...byGrams('q', 'wordGrams', grams),
    ...byGrams('name', 'nameGrams', grams),
    ...own,
    ...[
      BY_EMPLOYEE,
      byValue('last-decider', sql`x.last_decider_number`),
      byValue('status', sql`x.status`),
      byValue('category', sql`x.purchase_category_code`),
      byValue('department', sql`x.department_code`),
      byRange(list, 'total', 'totalYen', question),
      byRange(list, 'needed', 'neededBy', question),
      byRange(list, 'submitted', 'submittedAt', question),
    ].filter(({ by }) => question.filters[by] !== undefined),
  ];
}
