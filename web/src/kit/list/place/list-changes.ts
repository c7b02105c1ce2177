// Transitions of a list's state on a press. Pure: a state in, the next one out.
import { sortParts } from '@madoguchi/contract/list/list.ts';
import { type FilterValue, MOST_SORTS } from '@madoguchi/contract/list/list-values.ts';

/** A list's state with the names of its fields as plain texts: what the parts inside work with. */
export interface AnyState {
  readonly q: string;
  readonly sort: readonly string[];
  readonly filters: Readonly<Record<string, FilterValue>>;
}

/** How a field stands in the sort: its place, from 1, and its direction; `null` where it is not in it. */
export function sortPlace(
  sort: readonly string[],
  field: string,
): { readonly place: number; readonly descending: boolean } | null {
  const index = sort.findIndex((key) => sortParts(key).field === field);
  return index < 0 ? null : { place: index + 1, descending: sort[index]?.startsWith('-') ?? false };
}

/**
 * A head was pressed: the list is sorted by it upwards, pressed again downwards. `adds` (with Shift) keeps the other
 * fields before it; a field that is there already turns round, and leaves at the third press.
 */
export function sortedBy(state: AnyState, field: string, adds: boolean): AnyState {
  const at = sortPlace(state.sort, field);
  const isAlone = at !== null && state.sort.length === 1;
  if (!adds || isAlone) return { ...state, sort: [isAlone && !at.descending ? `-${field}` : field] };
  if (at === null) return { ...state, sort: [...state.sort.slice(-(MOST_SORTS - 1)), field] };
  const next = at.descending ? [] : [`-${field}`];
  return { ...state, sort: state.sort.flatMap((key) => (sortParts(key).field === field ? next : [key])) };
}

/** With a filter set, or with `undefined` taken off. */
export function withFilter(state: AnyState, field: string, value: FilterValue | undefined): AnyState {
  const { [field]: _before, ...others } = state.filters;
  return { ...state, filters: value === undefined ? others : { ...others, [field]: value } };
}

/** Without filters and search, and so without a reason for an empty list. The order stays. */
export function withoutConditions(state: AnyState): AnyState {
  return { ...state, q: '', filters: {} };
}

export function hasConditions({ q, filters }: AnyState): boolean {
  return q.trim() !== '' || Object.keys(filters).length > 0;
}
