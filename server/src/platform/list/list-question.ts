// A request for a page of a list, in the parts that its statement and its cursor are made of.
import type { List, ListState } from '@madoguchi/contract/list/list.ts';
import type { PageKey } from '@madoguchi/contract/values/page.ts';
import { type FilterValues, filterParameters, filterShape } from './filters-store.ts';
import type { TaggedRows } from './list-tag-store.ts';
import { type KeyValue, keyName, type OrderOptions, type Term, termsOf } from './order-store.ts';
import { pageKeyOf, readPageKey } from './page-key.ts';
import { searchValues } from './search-store.ts';

export type AskedState<L extends List> = Pick<ListState<L>, 'q' | 'sort'> & { readonly filters: FilterValues };

export interface AskedPage<L extends List> extends AskedState<L> {
  readonly after?: PageKey | undefined;
  /** A name of the request (`scopeOf`): a page key is good for requests of the same name. */
  readonly scope: string;
  readonly limit: number;
}

export interface Question {
  readonly sort: readonly string[];
  readonly filters: FilterValues;
  readonly hasSearch: boolean;
  readonly terms: readonly Term[];
  /** Which values of the page key are null; `null` on the first page. */
  readonly isNull: readonly boolean[] | null;
  readonly limit: number;
  /** How many rows are fetched: one more than shown at least, which tells whether there is a next page. */
  readonly fetched: number;
  /** Everything that decides the text of the statement. */
  readonly shape: string;
  /** The values of filters, search and key, by the names that the conditions give them. */
  readonly sent: Readonly<Record<string, unknown>>;
  readonly scope: string;
}

export interface ListPage {
  /** Each a row as JSON. */
  readonly rows: readonly string[];
  readonly next: PageKey | null;
  /** The list's tag at the moment of the rows; null where there is none. */
  readonly tag: string | null;
}

/** The limit stands in the statement itself: with one that it does not know PostgreSQL plans anew each time. */
const FETCHED = [51, 201, 501] as const;

/** The operation's input, which carries the filters by their names, in the parts of a list's state. */
export function askedState<L extends List>(
  list: L,
  input: { readonly q: string; readonly sort: readonly string[] } & Readonly<Record<string, unknown>>,
): AskedState<L> {
  const set = Object.entries(list.fields).filter(([name, field]) => field.filterable && input[name] !== undefined);
  const filters = Object.fromEntries(set.map(([name]) => [name, input[name]])) as FilterValues;
  return { q: input.q, sort: input.sort as AskedState<L>['sort'], filters };
}

/** Reads the page key. Refuses one of another request. */
export function questionOf<L extends List>(
  { list, ...order }: OrderOptions & { readonly list: L },
  { q, sort, filters, after, limit, scope }: AskedPage<L>,
): Question {
  const terms = termsOf(list, sort, order);
  const key = after === undefined ? null : readPageKey(after, scope, terms);
  const isNull = key?.map((value) => value === null) ?? null;
  const search = searchValues(q);
  const fetched = FETCHED.find((count) => count > limit) ?? limit + 1;
  return {
    sort,
    filters,
    hasSearch: search !== null,
    terms,
    isNull,
    limit,
    fetched,
    shape: JSON.stringify([sort, filterShape(filters), search !== null, isNull, fetched]),
    sent: {
      ...filterParameters(filters),
      ...search,
      ...Object.fromEntries((key ?? []).map((value, nth) => [keyName(nth), value])),
    },
    scope,
  };
}

/** The page of the rows that the statement found, with the key of the next where more were fetched than are shown. */
export function pageOf(found: TaggedRows | undefined, { limit, terms, scope }: Question): ListPage {
  const fetched = found?.rows?.split('\n') ?? [];
  const tag = found?.tag ?? null;
  const rows = fetched.slice(0, limit);
  const last = fetched.length > limit ? rows.at(-1) : undefined;
  if (last === undefined) return { rows, next: null, tag };
  const values = JSON.parse(last) as Readonly<Record<string, KeyValue>>;
  const key = terms.map(({ column }) => values[column] ?? null);
  return { rows, next: pageKeyOf(scope, key), tag };
}
