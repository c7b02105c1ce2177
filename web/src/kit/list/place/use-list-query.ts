import type { List } from '@madoguchi/contract/list/list.ts';
import { readListState } from '@madoguchi/contract/list/list-state.ts';
import { useParams, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { AnyState } from './list-changes.ts';
import { queryWithPath } from './path-parts.ts';
import { queryOf } from './place-query.ts';

/** Search and filters of a list as its operations take them, without its order: for what counts the same rows beside it. */
export function useListQuery(list: List, pathFields: readonly string[]): Readonly<Record<string, string>> {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const params: Readonly<Record<string, unknown>> = useParams({ strict: false });
  return useMemo(() => {
    const { state } = readListState(list, queryWithPath(pathFields, params, search));
    const { sort: _order, ...narrowing } = queryOf(list, state as unknown as AnyState);
    return narrowing;
  }, [list, pathFields, params, search]);
}
