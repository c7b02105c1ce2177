// The context of rows and cells besides their own line. Stable while the grid stands, but for language and lock.
import { createContext, type ReactNode, useContext } from 'react';
import type { GridView } from '../control/grid-view.ts';
import type { SheetStore } from '../store/sheet-store.ts';
import type { TextGround } from '../values/cell-text.ts';

export interface GridContextValue {
  readonly gridId: string;
  readonly listId: string;
  readonly store: SheetStore;
  readonly view: GridView;
  readonly ground: TextGround;
  readonly isReadOnly: boolean;
  readonly renderAttachments: (lineId: string) => ReactNode;
}

export const GridContext = createContext<GridContextValue | null>(null);

export function useGrid(): GridContextValue {
  const value = useContext(GridContext);
  if (!value) throw new Error('A part of the grid was shown outside of it');
  return value;
}

/** Ids by which a cell is named: its column's head and its line's number. */
export function nameIds(gridId: string, column: string, lineId: string): string {
  return `${gridId}-head-${column} ${gridId}-line-${lineId}`;
}
