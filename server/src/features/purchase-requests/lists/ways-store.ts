// Ways into the requests. A statement is planned once, before anybody knows how many have what is asked for: so it carries
// several ways, and takes one when it runs. It walks along the order for a while, which finds whatever is frequent. Where
// that fills no page, it opens the index of what is asked for that has few requests.

import type { List } from '@madoguchi/contract/list/list.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Places } from '../../../platform/db/statement.ts';
import { filterConditions } from '../../../platform/list/filters-store.ts';
import type { Question } from '../../../platform/list/list-question.ts';
import { foundRows, type ListSource, whereAsked } from '../../../platform/list/list-store.ts';
import { type Columns, keyName, orderBy } from '../../../platform/list/order-store.ts';
import type { SearchValues } from '../../../platform/list/search-store.ts';

type At = Places<Record<string, unknown>>;

/** So many requests are walked along the order before an index is opened. */
const STROLL = sql.lit(1_500);
/** Fewer are read and sorted at once. */
const FEW = sql.lit(10_000);

/**
 * In a form that tells the planner nothing: it then takes a tenth to be enough, and so the index that has them in order,
 * however few of each value it expects.
 */
const AT_MOST_FEW = sql`(select ${FEW})`;

/** The requests that have what is asked for, a few of them at most, along an index of its own. */
interface Way {
  /** The filter that opens it, or `q` for the search. */
  readonly by: string;
  readonly requests: (at: At) => RawBuilder<unknown>;
}

/** One value after the other; each stands in a list, so that no other index gives the order that is asked for. */
const alongValues = (column: RawBuilder<unknown>, values: RawBuilder<unknown>) => sql`select x.* from (
    select array[value] as only from (${values}) said offset 0) along
  cross join lateral (select x.* from purchase_requests x where ${column} = any(along.only) order by ${column} limit ${AT_MOST_FEW}) x
  limit ${AT_MOST_FEW}`;

const chosen = (at: At, name: string) => sql`select distinct unnest(${at(name)}::text[]) as value`;

const byValue = (by: string, column: RawBuilder<unknown>): Way => ({
  by,
  requests: (at) => alongValues(column, chosen(at, by)),
});

const withPairs = (pairs: RawBuilder<unknown>) => sql`select x.* from purchase_requests x
  where bigrams(x.search_text) || purchase_spans(x.submitted_at, x.updated_at) @> ${pairs} limit ${AT_MOST_FEW}`;

const RANGES = { total: sql`x.total_yen`, needed: sql`x.needed_by`, submitted: sql`x.submitted_at` };

const byRange = (list: List, by: keyof typeof RANGES, { filters }: Question): Way => ({
  by,
  requests: (at) => sql`select x.* from purchase_requests x
    where ${sql.join(filterConditions(list, { [by]: filters[by] }, {}, RANGES, at), sql` and `)}
    order by ${RANGES[by]} limit ${AT_MOST_FEW}`,
});

/** Those that mostly lead to few come first. */
function waysAsked(list: List, question: Question): readonly Way[] {
  const { filters, hasSearch, sent } = question;
  const words: Way = {
    by: 'q',
    requests: (at) => withPairs(sql`${(at as unknown as Places<SearchValues>)('pairs')}::text[]`),
  };
  const all: readonly Way[] = [
    { by: 'name', requests: (at) => withPairs(sql`(select bigrams(folded(${at('name')}::text)))`) },
    {
      by: 'employee',
      requests: (at) =>
        alongValues(
          sql`x.employee_id`,
          sql`select id as value from employees where number = any(${at('employee')}::text[])`,
        ),
    },
    byValue('last-decider', sql`x.last_decider_number`),
    byValue('status', sql`x.status`),
    byValue('category', sql`x.purchase_category_code`),
    byValue('department', sql`x.department_code`),
    ...(['total', 'needed', 'submitted'] as const).map((by) => byRange(list, by, question)),
  ];
  const pairs = (sent as Partial<SearchValues>).pairs ?? [];
  return [...(hasSearch && pairs.length > 0 ? [words] : []), ...all.filter(({ by }) => filters[by] !== undefined)];
}

/** The sort fields along whose days the index of the words is divided; the letter that a span begins with. */
const SPANS: Readonly<Record<string, { readonly letter: string; readonly column: RawBuilder<unknown> }>> = {
  submittedAt: { letter: 's', column: sql`submitted_at` },
  updatedAt: { letter: 'u', column: sql`updated_at` },
};
const SPAN_SECONDS = sql.lit(2_592_000);

const spanOf = (instant: RawBuilder<unknown>) => sql`floor(extract(epoch from ${instant}) / ${SPAN_SECONDS})::int`;

/** How a page is found by the span in which requests were submitted or changed; null where the order is another. */
function spansOf({ terms: [first] }: Question) {
  const spans = SPANS[first?.column ?? ''];
  return spans === undefined || first === undefined || first.nullable
    ? null
    : { ...spans, descending: first.descending };
}

/**
 * The page of a search, one span of days after the other in the order that is asked for: of each the index tells who has
 * the words, and only these are read.
 */
function alongSpans<L extends List, Values extends object>(
  source: ListSource<L, Values>,
  question: Question,
  { letter, column, descending }: NonNullable<ReturnType<typeof spansOf>>,
  at: At,
): RawBuilder<unknown> {
  const direction = descending ? sql`desc` : sql`asc`;
  const end = (of: RawBuilder<unknown>) =>
    sql`(select ${spanOf(column)} from purchase_requests where ${column} is not null order by ${column} ${of} limit 1)`;
  const begin = question.isNull === null ? end(direction) : spanOf(sql`${at(keyName(0))}::timestamptz`);
  const last = end(descending ? sql`asc` : sql`desc`);
  const inSpan = sql`bigrams(r.search_text) || purchase_spans(r.submitted_at, r.updated_at)
    @> (${at('pairs')}::text[] || array[${sql.lit(letter)} || span.n::text])`;
  const where: typeof source.where = (own) => [...(source.where?.(own) ?? []), inSpan];
  return sql`select found.* from generate_series(${begin}, ${last}, ${sql.lit(descending ? -1 : 1)}) span (n)
    cross join lateral (${foundRows({ ...source, where }, question, at)}) found limit ${sql.lit(question.fetched)}`;
}

/** The rows of a page where only what the order begins with is looked through. */
function stroll<L extends List, Values extends object>(
  source: ListSource<L, Values>,
  question: Question,
  at: At,
): RawBuilder<unknown> {
  const bare: Question = { ...question, filters: {}, hasSearch: false };
  const from: typeof source.from = (own) => sql`(select r.* from ${source.from(own)} ${whereAsked(source, bare, at)}
    order by ${orderBy(question.terms, source.columns as Columns)} limit ${STROLL}) r`;
  return foundRows({ ...source, from }, { ...question, isNull: null }, at);
}

/**
 * What decides, besides its shape, which ways lead to the rows of a question: part of the name of its statement.
 */
export function waysShape(list: List, question: Question): string {
  return waysAsked(list, question)
    .map(({ by }) => by)
    .join();
}

/** The `select` of the rows of a page: as `foundRows`, by the way that leads there soonest. */
export function rowsByWays<L extends List, Values extends object>(
  source: ListSource<L, Values>,
  question: Question,
  at: At,
): RawBuilder<unknown> {
  const ways = waysAsked(source.list, question);
  if (ways.length === 0 && !question.hasSearch) return foundRows(source, question, at);
  const spans = ways[0]?.by === 'q' ? spansOf(question) : null;
  const fetched = sql.lit(question.fetched);
  const branch = (way: string, rows: RawBuilder<unknown>) =>
    sql`select * from (${rows}) found where (select way from taken) = ${sql.lit(way)}`;
  const along = ({ by, requests }: Way) =>
    branch(by, foundRows({ ...source, from: () => sql`(${requests(at)}) r` }, question, at));
  const probed = ways.filter(({ by }) => by !== 'q' || spans === null);
  const tried = probed.map(
    ({ by, requests }) => sql`when (select count(*) from (${requests(at)}) few) < ${FEW} then ${sql.lit(by)}`,
  );
  const otherwise =
    spans === null
      ? branch('order', foundRows(source, question, at))
      : branch('spans', alongSpans(source, question, spans, at));
  return sql`with strolled as materialized (${stroll(source, question, at)}),
    taken as materialized (select case when (select count(*) from strolled) = ${fetched} then 'strolled'
      ${tried.length === 0 ? sql`` : sql.join(tried, sql` `)} else ${sql.lit(spans === null ? 'order' : 'spans')} end as way)
    select * from (${sql.join([branch('strolled', sql`select * from strolled`), ...probed.map(along), otherwise], sql` union all `)}) found
    order by ${orderBy(question.terms, {})} limit ${fetched}`;
}
