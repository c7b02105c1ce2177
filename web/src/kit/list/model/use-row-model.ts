import type { List } from '@madoguchi/contract/list/list.ts';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { ListLayout } from '../columns/use-list-columns.ts';
import type { AnyListProps, AnyRow } from '../list-props.ts';
import type { Placed } from '../place/path-parts.ts';
import type { ListCursor } from '../walk/cursor.ts';

/** Parts of a list that all its rows show alike. */
interface RowGround {
  readonly props: AnyListProps;
  readonly list: List;
  readonly layout: ListLayout;
  readonly cursor: ListCursor;
  /** The row that the URL has open. */
  readonly open: string | undefined;
  /** The same place with the row open: for its link. */
  readonly placeWithOpen: (id: string) => Placed;
  readonly keyOf: (row: AnyRow) => string;
  readonly openIdOf: (row: AnyRow) => string | null;
}

/** The effect of a press on a row. */
interface RowActs {
  readonly openRow: (id: string) => void;
  /** Chooses it or lets it go; with `isRange` all rows from the one chosen last. */
  readonly toggle: (row: AnyRow, isRange: boolean) => void;
  /** Its change has been seen. */
  readonly noticed: (key: string) => void;
}

export type RowModel = RowGround & RowActs;

/**
 * Props that rows are given of their list. The object stays the same while pages come and rows are chosen, so that a row is drawn
 * again for what changed of it and for nothing else.
 */
export function useRowModel(ground: RowGround, acts: RowActs): RowModel {
  const newest = useRef(acts);
  useLayoutEffect(() => {
    newest.current = acts;
  });
  const { props, list, layout, cursor, open, placeWithOpen, keyOf, openIdOf } = ground;
  return useMemo(
    () => ({
      props,
      list,
      layout,
      cursor,
      open,
      placeWithOpen,
      keyOf,
      openIdOf,
      openRow: (id) => newest.current.openRow(id),
      toggle: (row, isRange) => newest.current.toggle(row, isRange),
      noticed: (key) => newest.current.noticed(key),
    }),
    [props, list, layout, cursor, open, placeWithOpen, keyOf, openIdOf],
  );
}
