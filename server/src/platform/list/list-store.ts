// A declared list as pages of rows: the statement is made from the declaration and from where each column lies. One for
// each shape of question, compiled once; a page by its key, in one statement whatever its length (B0-10).
import type { FieldKind, List, ListState, RowOf } from '@madoguchi/contract/list/list.ts';
import type { PageKey } from '@madoguchi/contract/values/page.ts';
import { type RawBuilder, sql } from 'kysely';
import { instant } from '../db/instant.ts';
import { type Executor, type Places, run, type Statement, statement } from '../db/statement.ts';
import { WrittenJson } from '../http/handler.ts';
import {
  type FilterColumns,
  type FilterValues,
  filterConditions,
  filterParameters,
  filterShape,
} from './filters-store.ts';
import { beyond, type Columns, type KeyValue, keyName, type OrderOptions, orderBy, termsOf } from './order-store.ts';
import { pageKeyOf, readPageKey, scopeOf } from './page-key.ts';
import { foldedText, hasWords, type SearchValues, searchValues } from './search-store.ts';

/** Where the rows of a list lie. `Values` are what its own conditions need besides the declared filters. */
export interface ListSource<L extends List, Values extends object> extends OrderOptions {
  readonly list: L;
  /** Tables and joins: what stands after `from`. */
  readonly from: (at: Places<Values>) => RawBuilder<unknown>;
  /** What holds for every row, whatever is asked. */
  readonly where?: (at: Places<Values>) => readonly RawBuilder<unknown>[];
  /** The column of each key of the row as it is stored; instants are written in the contract's form by themselves. */
  readonly columns: Readonly<Record<keyof RowOf<L> & string, RawBuilder<unknown>>>;
  /** For a filter that is not by its field's own column: the column, or of a `yes` the condition. */
  readonly filterColumns?: FilterColumns;
  /** Instead of the folded columns that the list searches: how a row has the words. */
  readonly search?: (at: Places<Values & SearchValues>) => RawBuilder<unknown>;
}

export interface ListPage {
  /** Each a row as JSON. */
  readonly rows: readonly string[];
  readonly next: PageKey | null;
}

export type AskedState<L extends List> = Pick<ListState<L>, 'q' | 'sort'> & { readonly filters: FilterValues };

interface Asked<L extends List> extends AskedState<L> {
  readonly after?: PageKey | undefined;
  /** At most 500 rows. */
  readonly limit: number;
}

/**
 * How many rows are fetched stands in the statement itself: with a limit that it does not know PostgreSQL plans anew each
 * time. One row more than shown tells whether there is a next page.
 */
const FETCHED = [51, 201, 501] as const;

/** Shapes beyond these are sent without a name: whoever asks for all combinations must not fill PostgreSQL's memory. */
const MOST_NAMED = 200;

/** The operation's input, which carries the filters by their names, in the parts of a list's state. */
export function askedState<L extends List>(
  list: L,
  input: { readonly q: string; readonly sort: readonly string[] } & Readonly<Record<string, unknown>>,
): AskedState<L> {
  const set = Object.entries(list.fields).filter(([name, field]) => field.filterable && input[name] !== undefined);
  const filters = Object.fromEntries(set.map(([name]) => [name, input[name]])) as FilterValues;
  return { q: input.q, sort: input.sort as AskedState<L>['sort'], filters };
}

/** The columns as the contract writes them, by the keys of the row. */
export function selected(list: List, columns: Columns): RawBuilder<unknown> {
  const kinds = new Map<string, FieldKind>(Object.values(list.fields).map(({ of, kind }) => [of, kind]));
  return sql.join(
    Object.entries(columns).map(([key, column]) => {
      const written = kinds.get(key) === 'instant' ? instant(column) : column;
      return sql`${written} as ${sql.id(key)}`;
    }),
  );
}

/** How many rows a statement fetches to show so many. */
export function fetchedFor(limit: number): number {
  return FETCHED.find((count) => count > limit) ?? limit + 1;
}

/** Keeps what was compiled for a shape; past `MOST_NAMED` nothing is kept. */
export function rememberShapes<Values extends object, Row>() {
  const compiled = new Map<string, Statement<Values, Row>>();
  return (shape: string, make: () => Statement<Values, Row>): Statement<Values, Row> => {
    const known = compiled.get(shape);
    if (known) return known;
    if (compiled.size >= MOST_NAMED) return { ...make(), name: '' };
    const made = make();
    compiled.set(shape, made);
    return made;
  };
}

type Sent = Record<string, unknown>;

/** How to read pages of a list. `values` are those that the source's own conditions name. */
export function listPages<L extends List, Values extends object>(source: ListSource<L, Values>) {
  const { list, filterColumns = {} } = source;
  const columns: Columns = source.columns;
  const remembered = rememberShapes<Sent, { row: string }>();

  function found(asked: Asked<L>, isNull: readonly boolean[] | null): Statement<Sent, { row: string }> {
    const terms = termsOf(list, asked.sort, source);
    return statement<Sent, { row: string }>((at) => {
      const own = at as unknown as Places<Values & SearchValues>;
      const searched = list.search.map((field) => columns[list.fields[field]?.of ?? ''] ?? sql.id(field));
      const conditions = [
        sql`true`,
        ...(source.where?.(own) ?? []),
        ...filterConditions(list, asked.filters, columns, filterColumns, at),
        ...(searchValues(asked.q) === null ? [] : [source.search?.(own) ?? hasWords(foldedText(searched), own)]),
        ...(isNull === null ? [] : [beyond(terms, isNull, columns, at)]),
      ];
      const rows = sql`select ${selected(list, columns)} from ${source.from(own)} where ${sql.join(conditions, sql` and `)}
        order by ${orderBy(terms, columns)} limit ${sql.lit(fetchedFor(asked.limit))}`;
      return sql`select row_to_json(found)::text as row from (${rows}) found`;
    });
  }

  return async function findPage(executor: Executor, values: Values, asked: Asked<L>): Promise<ListPage> {
    const terms = termsOf(list, asked.sort, source);
    const { q, sort, filters } = asked;
    const scope = scopeOf([list.id, values, q, sort, filters]);
    const key = asked.after === undefined ? null : readPageKey(asked.after, scope, terms);
    const isNull = key?.map((value) => value === null) ?? null;
    const search = searchValues(q);
    const shape = JSON.stringify([sort, filterShape(filters), search !== null, isNull, fetchedFor(asked.limit)]);
    const sent = {
      ...values,
      ...filterParameters(filters),
      ...search,
      ...Object.fromEntries((key ?? []).map((value, nth) => [keyName(nth), value])),
    };
    const fetched = await run(
      executor,
      remembered(shape, () => found(asked, isNull)),
      sent,
    );
    const rows = fetched.slice(0, asked.limit).map(({ row }) => row);
    const last = fetched.length > asked.limit ? rows.at(-1) : undefined;
    return { rows, next: last === undefined ? null : pageKeyOf(scope, keyOf(last, terms)) };
  };
}

/** What a page key says of a row: the values of its terms. */
export function keyOf(row: string, terms: readonly { readonly column: string }[]): KeyValue[] {
  const values = JSON.parse(row) as Readonly<Record<string, KeyValue>>;
  return terms.map(({ column }) => values[column] ?? null);
}

/** The page as the operation answers it; its rows pass through unread. */
export function writtenPage({ rows, next }: ListPage): WrittenJson {
  return new WrittenJson(`{"rows":[${rows.join(',')}],"next":${JSON.stringify(next)}}`);
}

const WALK = 500;

/** Every row in order, a page at a time, for files: never whole in memory. */
export async function* everyRow<Row>(
  readPage: (after: PageKey | undefined, limit: number) => Promise<ListPage>,
): AsyncGenerator<Row> {
  let after: PageKey | undefined;
  for (;;) {
    const page = await readPage(after, WALK);
    for (const row of page.rows) yield JSON.parse(row) as Row;
    if (page.next === null) return;
    after = page.next;
  }
}
