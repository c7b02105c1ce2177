import { useCallback, useRef } from 'react';
import type { LinesHandle } from './lines-handle.ts';

/** Asks the lines to do something: at once, or as soon as they have been loaded. Of several wishes the last one counts. */
export function useLines() {
  const lines = useRef<LinesHandle | null>(null);
  const wish = useRef<((lines: LinesHandle) => void) | null>(null);
  const ready = useCallback((loaded: LinesHandle | null) => {
    lines.current = loaded;
    if (loaded) wish.current?.(loaded);
    if (loaded) wish.current = null;
  }, []);
  const ask = (act: (lines: LinesHandle) => void) => {
    if (lines.current) act(lines.current);
    else wish.current = act;
  };
  return { ready, ask };
}
