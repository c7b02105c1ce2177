// The list's cursor: which row J and K stand on, and whether it should take the keyboard's focus once it is drawn.
import { type RefObject, useEffect, useRef } from 'react';

export interface RowCursor {
  readonly claimId: string | null;
  /** Holds the claim whose row shall be focused; the row takes the wish away as it fulfils it. */
  readonly wish: RefObject<string | null>;
  readonly move: (claimId: string) => void;
  /** The row's link was followed: the claim it opens takes the focus. */
  readonly follow: (claimId: string) => void;
}

/** The ref of a row's link. The row may be drawn only after the list has scrolled to it: the wish waits for it. */
export function useRowFocus<Focused extends HTMLElement>(cursor: RowCursor, claimId: string | null) {
  const link = useRef<Focused>(null);
  useEffect(() => {
    if (claimId === null || cursor.wish.current !== claimId || !link.current) return;
    cursor.wish.current = null;
    link.current.focus({ preventScroll: true });
  });
  return link;
}
