// A declared list as pages of rows: the statement is made from the declaration and from where each column lies. One for
// each shape of question, compiled once; a page by its key, in one statement whatever its length (B0-10).
import type { FieldKind, List, RowOf } from '@madoguchi/contract/list/list.ts';
import type { PageKey } from '@madoguchi/contract/values/page.ts';
import { type RawBuilder, sql } from 'kysely';
import { instant } from '../db/instant.ts';
import { type Executor, type Places, run, type Statement, statement } from '../db/statement.ts';
import { WrittenJson } from '../http/handler.ts';
import {
  type FilterColumns,
  filterConditions,
  type LastColumns,
  type TypedConditions,
  without,
} from './filters-store.ts';
import { type AskedPage, type AskedState, type ListPage, pageOf, type Question, questionOf } from './list-question.ts';
import { besideTag, type TaggedRows, tagReader, untagged } from './list-tag-store.ts';
import { beyond, type Columns, type OrderOptions, orderBy } from './order-store.ts';
import { foldedText, hasWords, type SearchValues } from './search-store.ts';

/** Where the rows of a list lie. `Values` are what its own conditions need besides the declared filters. */
export interface ListSource<L extends List, Values extends object> extends OrderOptions {
  readonly list: L;
  /** Tables and joins: what stands after `from`. */
  readonly from: (at: Places<Values>) => RawBuilder<unknown>;
  /** Conditions on every row, independent of the request. */
  readonly where?: (at: Places<Values>) => readonly RawBuilder<unknown>[];
  /** The column of each key of the row as it is stored; instants are written in the contract's form by themselves. */
  readonly columns: Readonly<Record<keyof RowOf<L> & string, RawBuilder<unknown>>>;
  /** Filters that its own conditions see to already. */
  readonly settled?: readonly (keyof L['fields'] & string)[];
  /** For a filter that is not by its field's own column: the column, or of a `yes` the condition. */
  readonly filterColumns?: FilterColumns;
  /** For a typed filter that asks for more than the beginning of its field's column. */
  readonly typedConditions?: TypedConditions;
  /** For a range filter over rows that last: where their last value is. */
  readonly lastColumns?: LastColumns;
  /** Instead of the folded columns that the list searches: how a row has the words. */
  readonly search?: (at: Places<Values & SearchValues>) => RawBuilder<unknown>;
}

type Sent = Readonly<Record<string, unknown>>;

/** Shapes beyond these are sent without a name: whoever asks for all combinations must not fill PostgreSQL's memory. */
const MOST_NAMED = 200;

/** Keeps what was compiled for a shape; past `MOST_NAMED` nothing is kept. */
export function rememberShapes<Row>() {
  const compiled = new Map<string, Statement<Sent, Row>>();
  return (shape: string, build: Parameters<typeof statement<Sent, Row>>[0]): Statement<Sent, Row> => {
    const known = compiled.get(shape);
    if (known) return known;
    const made = statement<Sent, Row>(build);
    if (compiled.size >= MOST_NAMED) return { ...made, name: '' };
    compiled.set(shape, made);
    return made;
  };
}

/** The columns as the contract writes them, by the keys of the row. */
function selected(list: List, columns: Columns): RawBuilder<unknown> {
  const kinds = new Map<string, FieldKind>(Object.values(list.fields).map(({ of, kind }) => [of, kind]));
  return sql.join(
    Object.entries(columns).map(([key, column]) => {
      const written = kinds.get(key) === 'instant' ? instant(column) : column;
      return sql`${written} as ${sql.id(key)}`;
    }),
  );
}

/** ` where …` of what is asked for and not shown yet; nothing where all rows are. */
export function whereAsked<L extends List, Values extends object>(
  source: ListSource<L, Values>,
  { filters, hasSearch, terms, isNull }: Question,
  at: Places<Sent>,
): RawBuilder<unknown> {
  const { list, settled = [], filterColumns = {}, typedConditions: typed = {}, lastColumns: lasting = {} } = source;
  const columns: Columns = source.columns;
  const own = at as unknown as Places<Values & SearchValues>;
  const searched = list.search.map((field) => columns[list.fields[field]?.of ?? ''] ?? sql.id(field));
  const conditions = [
    ...(source.where?.(own) ?? []),
    ...filterConditions(list, without(filters, settled), columns, filterColumns, at, { typed, lasting }),
    ...(hasSearch ? [source.search?.(own) ?? hasWords(foldedText(searched), own)] : []),
    ...(isNull === null ? [] : [beyond(terms, isNull, columns, at)]),
  ];
  return conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;
}

/** The `select` of the rows of a page, in order. */
export function foundRows<L extends List, Values extends Unfiltered<L>>(
  source: ListSource<L, Values>,
  question: Question,
  at: Places<Sent>,
): RawBuilder<unknown> {
  const columns: Columns = source.columns;
  const from = source.from(at as unknown as Places<Values>);
  return sql`select ${selected(source.list, columns)} from ${from} ${whereAsked(source, question, at)}
    order by ${orderBy(question.terms, columns)} limit ${sql.lit(question.fetched)}`;
}

/** Values of a source have no field's name: a filter of that name would be asked in their place, and show what is hidden. */
type Unfiltered<L extends List> = object & { readonly [Name in keyof L['fields'] & string]?: never };

/** Where the rows of a question come from, and in which order they are read. */
export interface RowsFrom<Values extends object> extends OrderOptions {
  /** Tells statements apart whose questions have the same shape; `''` where there is but one. */
  readonly name: string;
  /** The same, where it depends on the question. */
  readonly nameOf?: (question: Question) => string;
  /** A `select` of the rows of the page, in order, as `foundRows` makes it. */
  readonly rows: (question: Question, at: Places<Values & Sent>) => RawBuilder<unknown>;
  /** Values that its conditions use besides those of the list and the question. */
  readonly sent?: object;
}

/** A list whose statement depends on who asks or on what is asked for. */
interface ListOfMany<L extends List, Values extends object> {
  readonly list: L;
  readonly from: (values: Values, asked: AskedState<L>) => RowsFrom<Values>;
  /** SQL of the list's tag (see list-tag-store.ts). */
  readonly tag?: ((at: Places<Values>) => RawBuilder<unknown>) | undefined;
}

/** How pages of a list are read. */
export interface ListPages<L extends List, Values extends object> {
  /** A page; without rows where `known` is still the list's tag. */
  readonly readPage: (
    executor: Executor,
    values: Values,
    asked: AskedPage<L>,
    known?: string | null,
  ) => Promise<ListPage>;
  /** The tag alone, which is cheaper than a page by far; `null` where the list has none. */
  readonly readTag: ((executor: Executor, values: Values) => Promise<string | null>) | null;
}

/** How to read pages of a list whose rows come from one place or another. */
export function listPagesOf<L extends List, Values extends Unfiltered<L>>({
  list,
  from,
  tag,
}: ListOfMany<L, Values>): ListPages<L, Values> {
  const remembered = rememberShapes<TaggedRows>();
  const readPage: ListPages<L, Values>['readPage'] = async (executor, values, asked, known = null) => {
    const { name, nameOf, rows, sent, ...order } = from(values, asked);
    const question = questionOf({ list, ...order }, asked);
    const prepared = remembered(JSON.stringify([name, nameOf?.(question), question.shape]), (at) => {
      const own = at as unknown as Places<Values & Sent>;
      const written = sql`select row_to_json(found)::text as row from (${rows(question, own)}) found`;
      return tag === undefined ? untagged(written) : besideTag(written, tag(own as Places<Values>), at('known'));
    });
    const [found] = await run(executor, prepared, { ...values, ...sent, ...question.sent, known });
    return pageOf(found, question);
  };
  return { readPage, readTag: tag === undefined ? null : tagReader(tag) };
}

/** The rows of one source. */
export function rowsOf<L extends List, Values extends object>(
  name: string,
  source: ListSource<L, Values>,
): RowsFrom<Values> {
  const { key, neverNull } = source;
  return { name, key, neverNull, rows: (question, at) => foundRows(source, question, at) };
}

/** The rows of several sources in one order: each gives a page at most. */
export function mergedRows<L extends List, Values extends object>(
  name: string,
  sources: readonly ListSource<L, Values>[],
): RowsFrom<Values> {
  const { key, neverNull } = sources[0] ?? {};
  const rows: RowsFrom<Values>['rows'] = (question, at) => {
    const branches = sources.map((source) => sql`(${foundRows(source, question, at)})`);
    return sql`select * from (${sql.join(branches, sql` union all `)}) merged
      order by ${orderBy(question.terms, {})} limit ${sql.lit(question.fetched)}`;
  };
  return { name, key, neverNull, rows };
}

/** How to read pages of a list whose rows come from one place. `Values` are those that its own conditions name. */
export function listPages<L extends List, Values extends Unfiltered<L>>({
  tag,
  ...source
}: ListSource<L, Values> & Pick<ListOfMany<L, Values>, 'tag'>): ListPages<L, Values> {
  const rows = rowsOf('', source);
  return listPagesOf({ list: source.list, from: () => rows, tag });
}

/** The page as the operation answers it; its rows pass through unread. */
export function writtenPage({ rows, next }: Pick<ListPage, 'rows' | 'next'>): WrittenJson {
  return new WrittenJson(`{"rows":[${rows.join(',')}],"next":${JSON.stringify(next)}}`);
}

const WALK = 500;

/** Every row in order, a page at a time, for files: never whole in memory. */
export async function* everyRow<Row>(
  readPage: (place: { readonly after: PageKey | undefined; readonly limit: number }) => Promise<ListPage>,
): AsyncGenerator<Row> {
  let after: PageKey | undefined;
  for (;;) {
    const page = await readPage({ after, limit: WALK });
    for (const row of page.rows) yield JSON.parse(row) as Row;
    if (page.next === null) return;
    after = page.next;
  }
}
