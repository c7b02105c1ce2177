import { useLayoutEffect, useReducer, useState } from 'react';
import { drawnNext, NOTHING_DRAWN } from './whole-rows.ts';

/** In the next frame: one that is asked for while the page is scrolled would run within the same one. */
function inNextFrame(act: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(act);
  });
  return () => cancelAnimationFrame(frame);
}

/** Keys of the rows that show their name alone for now, as the list rushes by. They are drawn whole frame by frame. */
export function useBriefRows(keys: readonly string[], isScrolling: boolean): ReadonlySet<string> {
  const [drawn] = useState(() => ({ last: NOTHING_DRAWN }));
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const next = drawnNext(drawn.last, keys, isScrolling);
  const isBrief = next.brief.size > 0;
  // Taken back by whatever draws before it: scrolling itself draws in each frame.
  useLayoutEffect(() => {
    drawn.last = next;
    return isBrief ? inNextFrame(drawAgain) : undefined;
  });
  return next.brief;
}
