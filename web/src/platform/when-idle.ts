// Work that can wait runs after the screen has been drawn.
import { startTransition, useEffect, useState } from 'react';

/** Where the browser knows no idle time (Safari). */
const LATER_MS = 100;

/** A busy machine may leave a browser nothing of idle time: what waits for some comes then in spite of that. */
const AT_THE_LATEST_MS = 3_000;

/** Calls once the browser has nothing to do, or has had something to do for long; answers how to give it up. */
export function whenIdle(then: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const handle = window.requestIdleCallback(then, { timeout: AT_THE_LATEST_MS });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(then, LATER_MS);
  return () => clearTimeout(timer);
}

/**
 * False until the first screen has been drawn and the browser has nothing to do. What comes then is drawn in steps that a press or
 * a key may come between: what it loads stands in a `Suspense` of its own, or all of it would wait for that.
 */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setIdle(true))), []);
  return isIdle;
}
