// The tabs that a list brings itself: the values of one choice, or conditions under a name. Pure.
import { writeFilter } from '@madoguchi/contract/list/list-values.ts';
import type { FilterOption, ListPreset, StateTabs } from '../list-props.ts';
import { type AnyState, withFilter } from '../place/list-changes.ts';

export interface BuiltInTab {
  readonly id: string;
  readonly label: string;
  /** How many rows it has; `undefined` until that is known, `null` where nobody counts. */
  readonly count: number | undefined | null;
  /** The state after pressing it. The tab that would change nothing is the one that is shown. */
  readonly next: (state: AnyState) => AnyState;
}

/** All, then each value of the choice; the list's other conditions stay. */
export function tabsOfChoice(
  { field, counts }: Pick<StateTabs, 'counts'> & { readonly field: string },
  options: readonly FilterOption[],
  all: string,
): BuiltInTab[] {
  const sum = counts && Object.values(counts).reduce((total, count) => total + count, 0);
  return [
    { id: ':all', label: all, count: sum, next: (state) => withFilter(state, field, undefined) },
    ...options.map(({ value, label }) => ({
      id: `:${value}`,
      label,
      count: counts && (counts[value] ?? 0),
      next: (state: AnyState) => withFilter(state, field, [value]),
    })),
  ];
}

/** All, then the conditions that the list's screen names; each takes the place of all others. */
export function tabsOfPresets(presets: readonly ListPreset[], all: string): BuiltInTab[] {
  const tab = (id: string, label: string, filters: AnyState['filters']): BuiltInTab => ({
    id: `:${id}`,
    label,
    count: null,
    next: (state) => ({ ...state, filters }),
  });
  return [tab('all', all, {}), ...presets.map(({ id, label, filters }) => tab(id, label, filters))];
}

/** The tab in whose state the list is. */
export function shownTab(tabs: readonly BuiltInTab[], state: AnyState): BuiltInTab | undefined {
  const here = written(state);
  return tabs.find(({ next }) => written(next(state)) === here);
}

const written = ({ filters }: AnyState) =>
  Object.entries(filters)
    .map(([name, value]) => `${name}=${writeFilter(value)}`)
    .sort()
    .join('&');
