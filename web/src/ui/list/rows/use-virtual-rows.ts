import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ListCursor } from '../walk/cursor.ts';
import { useIsPrinting } from './use-is-printing.ts';
import type { ListRows } from './use-list-rows.ts';

/** Rows drawn beyond both edges, and rows before the end of the loaded ones at which the next page is read. */
const OVERSCAN = 8;
const READ_AHEAD = 30;

export interface RowMeasures {
  readonly rowPx: number;
  /** Height of what is stuck at both edges of the list and would cover a row. */
  readonly stuckPx: number;
  /** How many rows stand side by side; one where absent. */
  readonly lanes?: number;
}

/** A height of the design in real pixels: rem heights grow with the reader's text size, pixels are the floor. */
function realPx(px: number): number {
  const rootPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Math.max(px, Math.round((px / 16) * rootPx));
}

/**
 * Draws only the rows in view, and reads the next or the previous page when the view comes near the end of the rows in
 * hand. Rows that were let go keep their room above, so that nothing jumps. On paper stand all rows in hand.
 */
export function useVirtualRows<Row>(
  list: ListRows<Row>,
  { keyOf, openIdOf }: { keyOf: (row: Row) => string; openIdOf: (row: Row) => string | null },
  cursor: ListCursor,
  { rowPx, stuckPx, lanes = 1 }: RowMeasures,
) {
  const scroller = useRef<HTMLDivElement>(null);
  const { offset, rows, isComplete } = list.held;
  const count = offset + rows.length + (isComplete ? 0 : 1);
  const heightPx = realPx(rowPx);
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => heightPx,
    overscan: OVERSCAN,
    lanes,
    scrollPaddingEnd: realPx(stuckPx),
    getItemKey: (index) => {
      const row = rows[index - offset];
      return row === undefined ? `unread ${index}` : keyOf(row);
    },
  });
  const items = virtual.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const last = items.at(-1)?.index ?? 0;

  useEffect(() => {
    if (first < offset + READ_AHEAD) list.readPrevious(first);
    if (last > offset + rows.length - READ_AHEAD) list.readNext();
  });

  const { id: at } = cursor;
  const wasRevealed = useRef(false);
  const cursorIndex = at === null ? -1 : rows.findIndex((row) => openIdOf(row) === at);
  const reveal = useEffectEvent((wanted: string | null) => {
    // Only walking scrolls, and a list that has just appeared: a row pressed with the pointer must stay under it.
    const isAsked = !wasRevealed.current || cursor.wish.current === wanted;
    if (isAsked) virtual.scrollToIndex(offset + cursorIndex, { align: 'auto' });
    wasRevealed.current = true;
  });
  // Rows that come or go must not pull the list away from its reader: their index is no reason to scroll.
  const isKnown = cursorIndex >= 0;
  useEffect(() => {
    if (isKnown) reveal(at);
  }, [at, isKnown]);

  const isPrinting = useIsPrinting();
  if (isPrinting) {
    const all = rows.map((row, nth) => ({ index: offset + nth, key: keyOf(row), lane: nth % lanes, row }));
    return { scroller, heightPx, items: all, beforePx: 0, afterPx: 0, count };
  }

  const end = items.at(-1)?.end ?? 0;
  return {
    scroller,
    heightPx,
    items: items.map(({ index, key, lane }) => ({ index, key: String(key), lane, row: rows[index - offset] })),
    beforePx: items[0]?.start ?? 0,
    afterPx: Math.max(0, virtual.getTotalSize() - end),
    count,
  };
}
