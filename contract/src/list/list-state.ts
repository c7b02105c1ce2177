// The whole state of a list in the URL (B0-10): reload, Back and a shared link show the same rows.
import type { FilterName, Filters, List, ListState, SortKey } from './list.ts';
import { type FilterValue, readFilter, readSort, writeFilter, writeSort } from './list-values.ts';

/** The longest search; longer ones are cut by no one, they are refused. */
export const LONGEST_SEARCH = 100;

/** A list's state as parameters of a URL or of its operation. What is at its default is absent. */
export type ListQuery<L extends List> = {
  readonly [Name in 'q' | 'sort' | FilterName<L>]?: string;
};

export interface ReadListState<L extends List> {
  readonly state: ListState<L>;
  /** The parameters of the list that said nothing known: an old or mistyped link still opens the list. */
  readonly dropped: readonly string[];
}

/** Reads the list's own parameters; those of others beside them are left alone. */
export function readListState<L extends List>(list: L, query: Readonly<Record<string, unknown>>): ReadListState<L> {
  const dropped: string[] = [];
  const take = <Value>(name: string, read: (text: string) => Value | null): Value | null => {
    if (!Object.hasOwn(query, name) || query[name] === undefined) return null;
    const value = typeof query[name] === 'string' ? read(query[name]) : null;
    if (value === null) dropped.push(name);
    return value;
  };
  const q = take('q', (text) => (text.length <= LONGEST_SEARCH ? text : null)) ?? '';
  const sort = take('sort', (text) => readSort(list, text)) ?? (list.sort as readonly SortKey<L>[]);
  const filters = Object.entries(list.fields).flatMap(([name, field]): [string, FilterValue][] => {
    const value = field.filterable === undefined ? null : take(name, (text) => readFilter(field, text));
    return value === null ? [] : [[name, value]];
  });
  return { state: { q, sort, filters: Object.fromEntries(filters) as Filters<L> }, dropped };
}

/** The parameters of a state. The bare path stays bare while nothing is set. */
export function writeListState<L extends List>(list: L, state: ListState<L>): ListQuery<L> {
  const sort = writeSort(state.sort);
  const set = Object.entries(state.filters as Readonly<Record<string, FilterValue | undefined>>);
  const query: Record<string, string> = {
    ...(state.q.trim() === '' ? {} : { q: state.q }),
    ...(sort === writeSort(list.sort) ? {} : { sort }),
    ...Object.fromEntries(set.flatMap(([name, value]) => (value === undefined ? [] : [[name, writeFilter(value)]]))),
  };
  return query as ListQuery<L>;
}
