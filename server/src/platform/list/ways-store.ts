// Ways into the rows of a list over a million. A statement is planned once, before anybody knows how many rows have what is
// asked for: so it carries several ways, and takes one when it runs (decision 0015).
import type { List } from '@madoguchi/contract/list/list.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Places } from '../db/statement.ts';
import type { Question } from './list-question.ts';
import { foundRows, type ListSource, whereAsked } from './list-store.ts';
import { type Columns, orderBy } from './order-store.ts';

/** Where the values of a question go. */
export type Asked = Places<Record<string, unknown>>;

/**
 * The subquery hides the count, so the planner assumes that a tenth of the rows is enough, and picks the index that has them in
 * order, however few it expects.
 */
const hidden = (count: RawBuilder<unknown>) => sql`(select ${count})`;

/** So many rows and more: a walk along the order finds a page sooner than reading and sorting them. */
export const MANY = sql.lit(5_000);
export const AT_MOST_MANY = hidden(MANY);
export const AS_MANY_AS_THERE_ARE = hidden(sql`1000000000`);
/** So many rows are looked at along the order before an index is opened. */
const STROLL = sql.lit(1_500);

/** A select of values, each alone in a list: a condition on it lets no other index give the order that is asked for. */
export const alone = (values: RawBuilder<unknown>) =>
  sql`(select array[value] as only from (${values}) said offset 0) along`;

interface Branch {
  readonly name: string;
  /** A `select` of the page's rows. */
  readonly rows: RawBuilder<unknown>;
}

/** The rows of the one branch that `choice` names; no other is run. `parts`: what stands before in the `with`. */
function rowsOfOne(
  choice: RawBuilder<unknown>,
  branches: readonly Branch[],
  { terms, fetched }: Question,
  parts: RawBuilder<unknown> = sql``,
): RawBuilder<unknown> {
  const gated = branches.map(
    ({ name, rows }) => sql`select * from (${rows}) found where (select way from taken) = ${sql.lit(name)}`,
  );
  return sql`with ${parts} taken as materialized (select ${choice} as way)
    select * from (${sql.join(gated, sql` union all `)}) found order by ${orderBy(terms, {})} limit ${sql.lit(fetched)}`;
}

/** Rows that have what is asked for, `MANY` at most, along an index of their own. */
export interface Way {
  /** The filter or tab that opens it, `q` for the search. */
  readonly by: string;
  /** A `select` of whole rows. */
  readonly rows: (at: Asked) => RawBuilder<unknown>;
}

/** Where an index has the words of a search in the order of the page: no other way is tried then. */
export interface AlongWords {
  /** The page's rows among so many as the order begins with; `null` where rows are looked at themselves. */
  readonly stroll: ((most: RawBuilder<unknown>, at: Asked) => RawBuilder<unknown>) | null;
  /** All of the page's rows. */
  readonly last: (at: Asked) => RawBuilder<unknown>;
}

/** The conditions that can be answered by an index. */
interface Openings {
  /** Tried before the stroll. */
  readonly first?: readonly Way[];
  /** Those of the question; what mostly leads to few comes first. */
  readonly ways: readonly Way[];
  /** Conditions on every row of the order: rows they exclude are not walked. */
  readonly everywhere?: readonly RawBuilder<unknown>[];
  readonly alongWords?: AlongWords | null;
}

/** The rows of a page where so many rows are looked at that the order begins with. */
function walk<L extends List, Values extends object>(
  source: ListSource<L, Values>,
  question: Question,
  everywhere: readonly RawBuilder<unknown>[],
  most: RawBuilder<unknown>,
  at: Asked,
): RawBuilder<unknown> {
  const bare: Question = { ...question, filters: {}, hasSearch: false };
  const columns: Columns = source.columns;
  const walked = { ...source, where: () => everywhere };
  const from: typeof source.from = (own) => sql`(select r.* from ${source.from(own)} ${whereAsked(walked, bare, at)}
    order by ${orderBy(question.terms, columns)} limit ${most}) r`;
  return foundRows({ ...source, from }, { ...question, isNull: null }, at);
}

/** The part of the statement's name that the question's shape does not cover. */
export const waysName = (ways: readonly Way[]) => ways.map(({ by }) => by).join();

/**
 * The `select` of the rows of a page of a source `r`: as `foundRows`, by the way that leads there soonest. It strolls along the
 * order for a while, which finds whatever is frequent; where that fills no page, it opens the index of something that is asked
 * for and that few rows have; else it walks on along the order.
 */
export function rowsByWays<L extends List, Values extends object>(
  source: ListSource<L, Values>,
  question: Question,
  { first = [], ways, everywhere = [], alongWords = null }: Openings,
  at: Asked,
): RawBuilder<unknown> {
  if (first.length + ways.length === 0 && !question.hasSearch) return foundRows(source, question, at);
  const tried = alongWords === null ? ways : [];
  const strolled = alongWords?.stroll?.(STROLL, at) ?? walk(source, question, everywhere, STROLL, at);
  const last = alongWords?.last(at) ?? walk(source, question, everywhere, AS_MANY_AS_THERE_ARE, at);
  const along = ({ by, rows }: Way): Branch => ({
    name: by,
    rows: foundRows({ ...source, from: () => sql`(${rows(at)}) r` }, question, at),
  });
  const ifFew = ({ by, rows }: Way) => sql`when (select count(*) from (${rows(at)}) few) < ${MANY} then ${sql.lit(by)}`;
  const chosen = [
    ...first.map(ifFew),
    sql`when (select count(*) from strolled) = ${sql.lit(question.fetched)} then 'stroll'`,
    ...tried.map(ifFew),
  ];
  // A way that is tried twice has its rows once in the statement.
  const opened = new Map([...first, ...tried].map((way) => [way.by, along(way)]));
  const branches = [
    { name: 'stroll', rows: sql`select * from strolled` },
    ...opened.values(),
    { name: 'last', rows: last },
  ];
  const parts = sql`strolled as materialized (${strolled}),`;
  return rowsOfOne(sql`case ${sql.join(chosen, sql` `)} else 'last' end`, branches, question, parts);
}

/** The rows of one value after the other, each along an index that ends in the order of the list. */
interface ColumnValues {
  /** Of the row `r`. */
  readonly column: RawBuilder<unknown>;
  /** A statement with the values to look under, each once, as `value`. */
  readonly values: (at: Asked) => RawBuilder<unknown>;
}

/** The rows that have values in one column or, where several are given, in any of them. */
export interface ValuesWay {
  /** The filter that opens it, or `q` for the search. */
  readonly by: string;
  readonly among: readonly ColumnValues[];
}

/** As many rows are soon looked through: a way is not counted further. */
const FEW = sql.lit(2_000);
/** Whatever so many values have between them is so common, along the order it is found sooner. */
const MANY_VALUES = sql.lit(500);

/** How many rows lie along the way, up to a few; null where too many values open it. A row that lies there twice counts twice. */
function lengthOf<L extends List, Values extends object>(
  { among }: ValuesWay,
  source: ListSource<L, Values>,
  at: Asked,
) {
  const lengths = among.map((part) => sql`(${lengthOfOne(part, source, at)})`);
  return sql`(${sql.join(lengths, sql` + `)})`;
}

function lengthOfOne<L extends List, Values extends object>(
  { column, values }: ColumnValues,
  source: ListSource<L, Values>,
  at: Asked,
) {
  const rows = sql`select from ${alone(values(at))} cross join lateral (
    select from ${source.from(at as unknown as Places<Values>)} where ${column} = any(along.only) order by ${column} limit ${hidden(FEW)}) few limit ${hidden(FEW)}`;
  const sought = sql`select from (${values(at)}) found limit ${MANY_VALUES}`;
  return sql`case when (select count(*) from (${sought}) sought) < ${MANY_VALUES} then (select count(*) from (${rows}) rows) end`;
}

/** The rows of the page along a way. */
function rowsAlong<L extends List, Values extends object>(
  { among }: ValuesWay,
  source: ListSource<L, Values>,
  question: Question,
  at: Asked,
): RawBuilder<unknown> {
  const picked = among.map((part) => sql`(${pickedAlong(part, source, question, at)})`);
  const whole: Question = { ...question, filters: {}, hasSearch: false, isNull: null };
  return foundRows(
    { ...source, where: () => [sql`r.id = any(array(${sql.join(picked, sql` union all `)}))`] },
    whole,
    at,
  );
}

/**
 * Ids of the page's rows along one column: the first of each value, and of them the first of all. The column goes ahead in the
 * order, so that a walk along the order is not planned wherever many rows are expected.
 */
function pickedAlong<L extends List, Values extends object>(
  { column, values }: ColumnValues,
  source: ListSource<L, Values>,
  question: Question,
  at: Asked,
): RawBuilder<unknown> {
  const { terms, fetched } = question;
  const columns: Columns = source.columns;
  const kept = terms.map((term) => sql`${columns[term.column]} as ${sql.id(term.column)}`);
  const ahead = sql`${column} ${terms[0]?.descending ? sql`desc` : sql`asc`}`;
  const ofOne = sql`select ${sql.join(kept)} from ${source.from(at as unknown as Places<Values>)}
    ${whereAsked({ ...source, where: () => [sql`${column} = any(along.only)`] }, question, at)}
    order by ${ahead}, ${orderBy(terms, columns)} limit ${hidden(sql.lit(fetched))}`;
  return sql`select picked.id from ${alone(values(at))}
    cross join lateral (${ofOne}) picked order by ${orderBy(terms, {})} limit ${sql.lit(fetched)}`;
}

/** The ways that a question opens. */
const openedBy = (ways: readonly ValuesWay[], { filters, hasSearch }: Question) =>
  ways.filter(({ by }) => (by === 'q' ? hasSearch : filters[by] !== undefined));

/**
 * The `select` of the rows of a page, along the way with the fewest rows; along the order where nothing opens one, or too many
 * values do. Whatever is asked for may be rare among millions, so no condition is looked for along the order. Of two ways as
 * short the earlier is taken.
 */
export function rowsByShortest<L extends List, Values extends object>(
  source: ListSource<L, Values>,
  ways: readonly ValuesWay[],
  question: Question,
  at: Asked,
): RawBuilder<unknown> {
  const opened = openedBy(ways, question);
  const inOrder = foundRows(source, question, at);
  if (opened.length === 0) return inOrder;
  const lengths = opened.map(
    (way, nth) => sql`select ${sql.lit(way.by)} as by, ${sql.lit(nth)} as nth, ${lengthOf(way, source, at)} as rows`,
  );
  const shortest = sql`(select by from (${sql.join(lengths, sql` union all `)}) ways where rows is not null order by rows, nth limit 1)`;
  const branches = opened.map((way) => ({ name: way.by, rows: rowsAlong(way, source, question, at) }));
  return rowsOfOne(sql`coalesce(${shortest}, 'order')`, [...branches, { name: 'order', rows: inOrder }], question);
}
