import type { List } from '@madoguchi/contract/list/list.ts';
import { readListState } from '@madoguchi/contract/list/list-state.ts';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import type { AnyState } from './list-changes.ts';
import { linkTo, placedInPath, queryWithPath } from './path-parts.ts';
import { ownNames, placeQuery, queryOf } from './place-query.ts';

type Parts = Readonly<Record<string, string | undefined>>;

/** Where a list is: its whole state as the URL carries it, `pathFields` of it in the path, and how to go elsewhere (B0-10). */
export function useListPlace(list: List, openParam: string, pathFields: readonly string[]) {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const params: Readonly<Record<string, unknown>> = useParams({ strict: false });
  const raw = useMemo(() => queryWithPath(pathFields, params, search), [pathFields, params, search]);
  const navigate = useNavigate();
  const { state, dropped } = useMemo(() => readListState(list, raw), [list, raw]);
  // Read by the declaration itself: only the names of its fields are lost here.
  const known = state as unknown as AnyState;
  const placeWithOpen = useCallback(
    (id: string) => placedInPath(pathFields, placeQuery(raw, { [openParam]: id })),
    [pathFields, raw, openParam],
  );

  return useMemo(() => {
    const go = (parts: Parts, { replace = false } = {}): void =>
      void navigate({ ...linkTo(placedInPath(pathFields, placeQuery(raw, parts))), replace, resetScroll: false });
    const text = (name: string) => (typeof raw[name] === 'string' ? raw[name] : undefined);
    return {
      state: known,
      /** Parameters that said nothing known. */
      dropped,
      /** The saved view that is shown; `undefined` for none. */
      view: text('view'),
      open: text(openParam),
      /** The same place with the row open: for its link. */
      placeWithOpen,
      goOpen: (id: string | undefined, options?: { readonly replace: boolean }) => go({ [openParam]: id }, options),
      /** To another state of the list, in the view that is shown. */
      goState: (next: AnyState, options?: { readonly replace: boolean }) =>
        go({ ...ownNames(list), ...queryOf(list, next) }, options),
      /** To another state of the list, out of the view. */
      leaveView: (next: AnyState, view: string | undefined) => go({ ...ownNames(list), ...queryOf(list, next), view }),
      /** To a view and its conditions. */
      goView: (view: string | undefined, query: Parts, options?: { readonly replace: boolean }) =>
        go({ ...ownNames(list), ...query, view }, options),
    };
  }, [list, known, dropped, raw, pathFields, openParam, placeWithOpen, navigate]);
}

export type ListPlace = ReturnType<typeof useListPlace>;
