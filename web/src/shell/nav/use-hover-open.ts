import { type FocusEvent, useEffect, useRef } from 'react';

/** Before anything opens or closes because of the pointer alone (S6-07). */
export const HOVER_MS = 150;

interface Turn {
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * Handlers for an element that opens while the pointer rests on it, after 150 ms, and closes 150 ms after it left. What
 * the pointer reaches the keyboard reaches too: focus inside opens at once, and keeps it open.
 */
export function useHoverOpen({ open, close }: Turn) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isFocused = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const soon = (turn: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(turn, HOVER_MS);
  };
  return {
    onMouseEnter: () => soon(open),
    onMouseLeave: () => (isFocused.current ? clearTimeout(timer.current) : soon(close)),
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      // A click focuses too; the pointer then already is what holds it open.
      if (!target.matches(':focus-visible')) return;
      isFocused.current = true;
      clearTimeout(timer.current);
      open();
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (currentTarget.contains(relatedTarget)) return;
      isFocused.current = false;
      soon(close);
    },
  };
}
