import { type RefObject, useEffect, useState } from 'react';
import type { SheetStore } from '../../sheet/store/sheet-store.ts';
import { NARROW_PX } from './measures.ts';

/**
 * Whether the element is too narrow for the grid; `null` until it was measured. A change waits for the end of a
 * composition: nothing may be remounted under an input method.
 */
export function useNarrow(element: RefObject<HTMLElement | null>, store: SheetStore): boolean | null {
  const [isNarrow, setNarrow] = useState<boolean | null>(null);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) store.whenIdle(() => setNarrow(entry.contentRect.width < NARROW_PX));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, store]);
  return isNarrow;
}
