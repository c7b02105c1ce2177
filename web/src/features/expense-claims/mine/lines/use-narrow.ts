import { type RefObject, useEffect, useState } from 'react';
import type { SheetStore } from '../../sheet/store/sheet-store.ts';
import { NARROW_PX, PAGE_MARGINS_PX } from './measures.ts';

/** True when the page is likely narrow, judged by the window: its content is as wide, or has room beside the menu. */
export function isLikelyNarrow(): boolean {
  return window.innerWidth - PAGE_MARGINS_PX < NARROW_PX;
}

/**
 * True when the element is too narrow for the grid: likely so at first, measured from then on. A change waits for the end
 * of a composition: nothing may be remounted under an input method.
 */
export function useNarrow(element: RefObject<HTMLElement | null>, store: SheetStore): boolean {
  const [isNarrow, setNarrow] = useState(isLikelyNarrow);
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
