// The list's cursor: which row J and K stand on, and whether it should take the keyboard's focus once it is drawn.
import { type RefObject, useEffect, useRef } from 'react';

export interface ListCursor {
  /** The row's name in the URL when it is open. */
  readonly id: string | null;
  /** Holds the row that shall be focused; the row takes the wish away as it fulfils it. */
  readonly wish: RefObject<string | null>;
  readonly move: (id: string) => void;
  /** The row's link was followed: what it opens takes the focus. */
  readonly follow: (id: string) => void;
}

/** The ref of a row's link. The row may be drawn only after the list has scrolled to it: the wish waits for it. */
export function useRowFocus<Focused extends HTMLElement>(cursor: ListCursor, id: string) {
  const link = useRef<Focused>(null);
  useEffect(() => {
    if (cursor.wish.current !== id || !link.current) return;
    cursor.wish.current = null;
    link.current.focus({ preventScroll: true });
  });
  return link;
}
