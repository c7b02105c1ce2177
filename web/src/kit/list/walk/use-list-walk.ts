import { useCallback, useMemo, useRef, useState } from 'react';
import { neighbour } from './neighbour.ts';

interface Place {
  /** What the URL has open. */
  readonly open: string | undefined;
  /** Whether the list stays in view beside it. */
  readonly isBeside: boolean;
  readonly go: (open: string | undefined, options?: { readonly replace: boolean }) => void;
}

/**
 * Walks from row to row: by click, by J and K, and on from what is open. Keeps the list's cursor and says where the
 * keyboard's focus goes: to what was opened, or back to the row that was left.
 */
export function useListWalk(ids: readonly (string | null)[], { open, isBeside, go }: Place) {
  const [cursorId, moveCursor] = useState<string | null>(open ?? null);
  const rowWish = useRef<string | null>(null);
  const openWish = useRef<string | null>(isBeside ? null : (open ?? null));

  const follow = useCallback((id: string) => {
    moveCursor(id);
    openWish.current = id;
  }, []);

  const cursor = useMemo(() => ({ id: cursorId, wish: rowWish, move: moveCursor, follow }), [cursorId, follow]);
  return {
    cursor,
    openRow(id: string, options?: { readonly replace: boolean }): void {
      follow(id);
      go(id, options);
    },
    closeRow(): void {
      if (open === undefined) return;
      rowWish.current = open;
      go(undefined);
    },
    walk(step: 1 | -1): void {
      const next = neighbour(ids, open ?? cursorId, step);
      if (next === null) return;
      moveCursor(next);
      rowWish.current = next;
      if (!isBeside) openWish.current = next;
      if (open !== undefined) go(next, { replace: true });
    },
    takeFocus(id: string): boolean {
      if (openWish.current !== id) return false;
      openWish.current = null;
      return true;
    },
  };
}
