// Ways into the requests. A statement is planned once, before anybody knows how many have what is asked for: so it carries
// several ways, and takes one when it runs. It strolls along the order for a while, which finds whatever is frequent. Where
// that fills no page, it opens the index of something that is asked for and that few requests have.
import type { List } from '@madoguchi/contract/list/list.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Places } from '../../../platform/db/statement.ts';
import { filterConditions } from '../../../platform/list/filters-store.ts';
import type { Question } from '../../../platform/list/list-question.ts';
import { foundRows, type ListSource, whereAsked } from '../../../platform/list/list-store.ts';
import { type Columns, orderBy } from '../../../platform/list/order-store.ts';
import { goesBySpans, goesByWords, rowsBySpans, rowsByStroll, type SoughtGrams, withGrams } from './words-store.ts';

type At = Places<Record<string, unknown>>;

/** So many requests are looked at along the order before an index is opened. */
const STROLL = sql.lit(1_500);
/** As many and more: a walk along the order finds a page sooner than reading and sorting them. */
const MANY = sql.lit(5_000);

/**
 * In a form that tells the planner nothing: it then takes a tenth to be enough, and so the index that has them in order,
 * however few it expects.
 */
const hidden = (count: RawBuilder<unknown>) => sql`(select ${count})`;
const AT_MOST_MANY = hidden(MANY);
export const AS_MANY_AS_THERE_ARE = hidden(sql`1000000000`);

/** Requests that have what is asked for, `MANY` at most, along an index of its own. */
export interface Way {
  /** The filter or tab that opens it, `q` for the search. */
  readonly by: string;
  /** A `select` of whole requests. */
  readonly requests: (at: At) => RawBuilder<unknown>;
}

/** One value after the other; each stands in a list, so that no other index gives the order that is asked for. */
export const alongValues = (column: RawBuilder<unknown>, values: RawBuilder<unknown>) => sql`select x.* from (
    select array[value] as only from (${values}) said offset 0) along
  cross join lateral (select x.* from purchase_requests x where ${column} = any(along.only)
    order by ${column} limit ${AT_MOST_MANY}) x
  limit ${AT_MOST_MANY}`;

/** The requests whose ids the `select` has. */
export const ofIds = (ids: RawBuilder<unknown>) => sql`select x.* from purchase_requests x
  where x.id = any(array(select id from (${ids}) ids (id) limit ${AT_MOST_MANY}))`;

const byValue = (by: string, column: RawBuilder<unknown>): Way => ({
  by,
  requests: (at) => alongValues(column, sql`select distinct unnest(${at(by)}::text[]) as value`),
});

const BY_EMPLOYEE: Way = {
  by: 'employee',
  requests: (at) =>
    alongValues(
      sql`x.employee_id`,
      sql`select id as value from employees where number = any(${at('employee')}::text[])`,
    ),
};

const BOUNDS = { totalYen: sql`x.total_yen`, neededBy: sql`x.needed_by`, submittedAt: sql`x.submitted_at` };

const byRange = (list: List, by: string, column: keyof typeof BOUNDS, { filters }: Question): Way => ({
  by,
  requests: (at) => sql`select x.* from purchase_requests x
    where ${sql.join(filterConditions(list, { [by]: filters[by] }, BOUNDS, {}, at), sql` and `)}
    order by ${BOUNDS[column]} limit ${AT_MOST_MANY}`,
});

/** What opens a way of its own besides the filters: the tab, or what the caller leads; and the grams of the words. */
export interface Openings {
  /** Tried before the stroll: mostly few, and soon counted. */
  readonly first: readonly Way[];
  readonly ways: readonly Way[];
  /** What holds for every request that the order may lead to: what is left out there is not strolled over. */
  readonly everywhere: readonly RawBuilder<unknown>[];
  readonly grams: SoughtGrams;
}

/** The ways that a question opens; what mostly leads to few comes first. */
function waysOf(list: List, question: Question, { ways, grams }: Openings): readonly Way[] {
  const isSet = ({ by }: Way) => question.filters[by] !== undefined;
  return [
    ...(grams.wordGrams.length > 0
      ? [{ by: 'q', requests: (at: At) => withGrams(at('wordGrams'), AT_MOST_MANY) }]
      : []),
    ...(grams.nameGrams.length > 0
      ? [{ by: 'name', requests: (at: At) => withGrams(at('nameGrams'), AT_MOST_MANY) }]
      : []),
    ...ways,
    ...[
      BY_EMPLOYEE,
      byValue('last-decider', sql`x.last_decider_number`),
      byValue('status', sql`x.status`),
      byValue('category', sql`x.purchase_category_code`),
      byValue('department', sql`x.department_code`),
      byRange(list, 'total', 'totalYen', question),
      byRange(list, 'needed', 'neededBy', question),
      byRange(list, 'submitted', 'submittedAt', question),
    ].filter(isSet),
  ];
}

/** The rows of a page where so many requests are looked at that the order begins with. */
function walk<L extends List, Values extends object>(
  source: ListSource<L, Values>,
  question: Question,
  { everywhere }: Openings,
  most: RawBuilder<unknown>,
  at: At,
): RawBuilder<unknown> {
  const bare: Question = { ...question, filters: {}, hasSearch: false };
  const columns: Columns = source.columns;
  const walked = { ...source, where: () => everywhere };
  const from: typeof source.from = (own) => sql`(select r.* from ${source.from(own)} ${whereAsked(walked, bare, at)}
    order by ${orderBy(question.terms, columns)} limit ${most}) r`;
  return foundRows({ ...source, from }, { ...question, isNull: null }, at);
}

/** What decides, besides the question's shape, the text of its statement. */
export function waysShape(list: List, question: Question, openings: Openings): string {
  return waysOf(list, question, openings)
    .map(({ by }) => by)
    .join();
}

/** The `select` of the rows of a page: as `foundRows`, by the way that leads there soonest. */
export function rowsByWays<L extends List, Values extends object>(
  source: ListSource<L, Values>,
  question: Question,
  openings: Openings,
  at: At,
): RawBuilder<unknown> {
  const { first } = openings;
  const ways = waysOf(source.list, question, openings);
  if (first.length + ways.length === 0 && !question.hasSearch) return foundRows(source, question, at);
  const fetched = sql.lit(question.fetched);
  const isBySpans = ways[0]?.by === 'q' && goesBySpans(question);
  const probed = isBySpans ? [] : ways;
  const last = isBySpans
    ? rowsBySpans(source, question, at('wordGrams'), at)
    : walk(source, question, openings, AS_MANY_AS_THERE_ARE, at);
  const branch = (way: string, rows: RawBuilder<unknown>) =>
    sql`select * from (${rows}) found where (select way from taken) = ${sql.lit(way)}`;
  const along = ({ by, requests }: Way) =>
    branch(by, foundRows({ ...source, from: () => sql`(${requests(at)}) r` }, question, at));
  const branches = [
    ...first.map(along),
    branch('stroll', sql`select * from strolled`),
    ...probed.map(along),
    branch('last', last),
  ];
  const ifFew = ({ by, requests }: Way) =>
    sql`when (select count(*) from (${requests(at)}) few) < ${MANY} then ${sql.lit(by)}`;
  const chosen = [
    ...first.map(ifFew),
    sql`when (select count(*) from strolled) = ${fetched} then 'stroll'`,
    ...probed.map(ifFew),
  ];
  const strolled =
    isBySpans && goesByWords(question)
      ? rowsByStroll(source, question, STROLL, at)
      : walk(source, question, openings, STROLL, at);
  return sql`with strolled as materialized (${strolled}),
    taken as materialized (select case ${sql.join(chosen, sql` `)} else 'last' end as way)
    select * from (${sql.join(branches, sql` union all `)}) found
    order by ${orderBy(question.terms, {})} limit ${fetched}`;
}
