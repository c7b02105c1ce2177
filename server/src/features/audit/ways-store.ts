// Ways into the records. Whatever is asked for may be rare among millions: no condition is looked for along time, each opens
// the index that it has, and of several the one with the fewest records.
import type { List } from '@madoguchi/contract/list/list.ts';
import { type RawBuilder, sql } from 'kysely';
import { type Executor, type Places, run } from '../../platform/db/statement.ts';
import type { Question } from '../../platform/list/list-question.ts';
import { foundRows, type ListSource, rememberShapes, whereAsked } from '../../platform/list/list-store.ts';
import { type Columns, orderBy } from '../../platform/list/order-store.ts';

type At = Places<Record<string, unknown>>;

/** The records of one value after the other, each along an index that ends in time. */
export interface Way {
  /** The filter that opens it, or `q` for the search. */
  readonly by: string;
  /** Of the record `r`. */
  readonly column: RawBuilder<unknown>;
  /** A statement with the values to look under, each once, as `value`. */
  readonly values: (at: At) => RawBuilder<unknown>;
}

/**
 * How many of one value are read. In a form that tells the planner nothing: it then takes a tenth to be enough, and so the
 * index that has them in order, however few of each value it expects.
 */
const most = (count: number) => sql`(select ${sql.lit(count)})`;

/** As many records are soon looked through: a way is not counted further. */
const FEW = 2_000;
/** Whatever so many values have between them is so common, along time it is found sooner. */
const MANY = sql.lit(500);

const isAsked =
  ({ filters, hasSearch }: Question) =>
  ({ by }: Way) =>
    by === 'q' ? hasSearch : filters[by] !== undefined;

/** The values, each alone in a list. */
const alone = (values: RawBuilder<unknown>) => sql`(select array[value] as only from (${values}) found offset 0) along`;

/** How many records lie along the way, up to a few; null where too many values open it. */
function lengthOf({ column, values }: Way, at: At): RawBuilder<unknown> {
  const records = sql`select from ${alone(values(at))} cross join lateral (
    select from audit_events r where ${column} = any(along.only) order by ${column} limit ${most(FEW)}) few limit ${most(FEW)}`;
  const sought = sql`select from (${values(at)}) found limit ${MANY}`;
  return sql`case when (select count(*) from (${sought}) sought) < ${MANY} then (select count(*) from (${records}) records) end`;
}

const measured = rememberShapes<{ by: string }>();

/** The shortest of the ways that are asked for; `undefined` where there is none, or time leads there sooner. */
export async function wayFor(executor: Executor, ways: readonly Way[], question: Question): Promise<Way | undefined> {
  const asked = ways.filter(isAsked(question));
  if (asked.length === 0) return undefined;
  const prepared = measured(question.shape, (at) => {
    const lengths = asked.map((way) => sql`select ${sql.lit(way.by)} as by, ${lengthOf(way, at)} as records`);
    return sql`select by from (${sql.join(lengths, sql` union all `)}) ways
      where records is not null order by records limit 1`;
  });
  const [shortest] = await run(executor, prepared, question.sent);
  return asked.find(({ by }) => by === shortest?.by);
}

/**
 * The rows of the page, found along the way: the first of each value, and of them the first of all. The column goes ahead in
 * the order, and its value stands in a list, so that no other index gives this order: a walk along time would be planned
 * wherever many records are expected.
 */
export function rowsAlong<L extends List>(
  { column, values }: Way,
  source: ListSource<L, object>,
  question: Question,
  at: At,
): RawBuilder<unknown> {
  const { terms, fetched } = question;
  const columns: Columns = source.columns;
  const kept = terms.map((term) => sql`${columns[term.column]} as ${sql.id(term.column)}`);
  const ahead = sql`${column} ${terms[0]?.descending ? sql`desc` : sql`asc`}`;
  const ofOne = sql`select ${sql.join(kept)} from ${source.from(at)}
    ${whereAsked({ ...source, where: () => [sql`${column} = any(along.only)`] }, question, at)}
    order by ${ahead}, ${orderBy(terms, columns)} limit ${most(fetched)}`;
  const picked = sql`select picked.id from ${alone(values(at))}
    cross join lateral (${ofOne}) picked order by ${orderBy(terms, {})} limit ${sql.lit(fetched)}`;
  const whole: Question = { ...question, filters: {}, hasSearch: false, isNull: null };
  return foundRows({ ...source, where: () => [sql`r.id = any(array(${picked}))`] }, whole, at);
}
