// The person's settings of a list: columns and height of its rows, in the view that is shown or of the list itself.
import type { ColumnChoice, Density, SavedView } from '@madoguchi/contract/preferences/list-choices.ts';
import { useMemo } from 'react';
import { usePreference } from '../../../platform/preferences.ts';

const NO_VIEWS: readonly SavedView[] = [];

export function useListChoice(listId: string, shownView: string | undefined) {
  const lists = usePreference('lists');
  const kept = usePreference('list-views');
  return useMemo(() => choiceOf(listId, shownView, lists, kept), [listId, shownView, lists, kept]);
}

export type ListChoice = ReturnType<typeof choiceOf>;

function choiceOf(
  listId: string,
  shownView: string | undefined,
  lists: ReturnType<typeof usePreference<'lists'>>,
  kept: ReturnType<typeof usePreference<'list-views'>>,
) {
  const own = lists.value[listId] ?? {};
  const views = kept.value[listId] ?? NO_VIEWS;
  const view = views.find(({ id }) => id === shownView) ?? null;

  const saveViews = (next: readonly SavedView[]) => kept.save({ ...kept.value, [listId]: [...next] });
  const saveOwn = (columns: ColumnChoice | undefined, density: Density | undefined) =>
    lists.save({ ...lists.value, [listId]: { ...(columns ? { columns } : {}), ...(density ? { density } : {}) } });

  return {
    columns: view ? view.columns : own.columns,
    density: own.density ?? 'standard',
    views,
    view,
    saveViews,
    /** `undefined` goes back to the columns of the screen. */
    saveColumns(columns: ColumnChoice | undefined): void {
      if (view === null) return void saveOwn(columns, own.density);
      const { columns: _before, ...rest } = view;
      const next = columns ? { ...rest, columns } : rest;
      void saveViews(views.map((one) => (one.id === view.id ? next : one)));
    },
    saveDensity: (density: Density) => void saveOwn(own.columns, density),
  };
}
