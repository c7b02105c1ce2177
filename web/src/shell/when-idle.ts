import { useEffect, useState } from 'react';

/** Where the browser knows no idle time (Safari). */
const LATER_MS = 500;

/** False until the first screen has been drawn and the browser has nothing to do: what can wait waits for that. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const now = () => setIdle(true);
    if (typeof window.requestIdleCallback === 'function') {
      const handle = window.requestIdleCallback(now);
      return () => window.cancelIdleCallback(handle);
    }
    const timer = setTimeout(now, LATER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isIdle;
}
