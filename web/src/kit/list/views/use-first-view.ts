import { useEffect } from 'react';
import type { ListModel } from '../model/use-list-model.ts';
import { hasConditions } from '../place/list-changes.ts';
import { queryOf } from '../place/place-query.ts';
import { firstView } from './saved-views.ts';

/** Whoever opens the list without any condition sees the view that they want to see first, and the URL says so. */
export function useFirstView({ choice, place, list, state }: ListModel): void {
  const first = firstView(choice.views);
  const isBare = place.view === undefined && !hasConditions(state) && Object.keys(queryOf(list, state)).length === 0;
  useEffect(() => {
    if (first && isBare) place.goView(first.id, first.query, { replace: true });
  });
}
