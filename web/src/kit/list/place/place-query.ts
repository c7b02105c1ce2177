import type { List, ListState } from '@madoguchi/contract/list/list.ts';
import { writeListState } from '@madoguchi/contract/list/list-state.ts';
import type { AnyState } from './list-changes.ts';

type Query = Readonly<Record<string, unknown>>;

/** Every parameter that the list's state may use, absent: what a new state begins with. */
export function ownNames(list: List): Readonly<Record<string, undefined>> {
  const filters = Object.entries(list.fields).flatMap(([name, field]) => (field.filterable ? [name] : []));
  return Object.fromEntries(['q', 'sort', ...filters].map((name) => [name, undefined]));
}

/** The query with some parameters set; `undefined` takes one off. Those of others stay. */
export function placeQuery(query: Query, parts: Query): Query {
  return Object.fromEntries(Object.entries({ ...query, ...parts }).filter(([, value]) => value !== undefined));
}

/** The parameters of a state, for the URL and for the operation alike; what is at its default is absent. */
export function queryOf(list: List, state: AnyState): Readonly<Record<string, string>> {
  return writeListState(list, state as unknown as ListState<List>) as Readonly<Record<string, string>>;
}
