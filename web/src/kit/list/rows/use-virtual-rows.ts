import { elementScroll, type Rect, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { startTransition, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ListModel } from '../model/use-list-model.ts';
import { useIsPrinting } from './use-is-printing.ts';

/** The least room above and below a list: toolbar, heading, tools, and the footer. */
const AROUND_PX = 240;
/** Rows drawn beyond both edges, and rows before the end of the loaded ones at which the next page is read. */
const OVERSCAN = 8;
const READ_AHEAD = 30;

interface RowMeasures {
  /** The element that scrolls the rows; `null` until it stands. */
  readonly scroller: HTMLElement | null;
  readonly rowPx: number;
  /** Height of what is stuck at both edges of the list and would cover a row. */
  readonly stuckPx: number;
  /** How many rows stand side by side; one where absent. */
  readonly lanes?: number;
}

/** Pixels of a rem in the text size that the page was last asked in. */
let root = { size: '', px: Number.NaN };

/**
 * Pixels of a rem. Asked of the browser once for each text size: while rows are put in, the answer would cost a whole
 * reckoning of the page's styles.
 */
function rootPx(): number {
  const { documentElement } = document;
  const size = documentElement.style.fontSize;
  if (Number.isNaN(root.px) || root.size !== size) {
    root = { size, px: Number.parseFloat(getComputedStyle(documentElement).fontSize) };
  }
  return root.px;
}

/** A height of the design in real pixels: rem heights grow with the reader's text size, pixels are the floor. */
function realPx(px: number): number {
  return Math.max(px, Math.round((px / 16) * rootPx()));
}

/** The share of the window that a list takes at the most. */
const mostPx = () => Math.max(0, window.innerHeight - AROUND_PX);

/**
 * Tells the room of the rows once the browser has laid out the page: to ask for it would have that done at once. A list is as high as
 * its rows: while there is nothing to scroll, its height says nothing of the room.
 */
function watchRoom({ scrollElement }: Virtualizer<HTMLElement, Element>, tell: (room: Rect) => void) {
  if (scrollElement === null) return undefined;
  const watch = new ResizeObserver(() => {
    const { clientWidth: width, clientHeight, scrollHeight } = scrollElement;
    tell({ width, height: scrollHeight > clientHeight ? clientHeight : Math.max(clientHeight, mostPx()) });
  });
  watch.observe(scrollElement);
  return () => watch.disconnect();
}

/** A list that has been scrolled, or left where it stood, once. */
const placed = new WeakSet<Element>();

/** Scrolls, but for a list that has just appeared and stands at its start: to ask for that has the whole page laid out at once. */
const scrollTo: typeof elementScroll<HTMLElement> = (offset, options, virtual) => {
  const { scrollElement } = virtual;
  if (scrollElement === null) return;
  const isNew = !placed.has(scrollElement);
  placed.add(scrollElement);
  if (!isNew || offset + (options.adjustments ?? 0) !== 0) elementScroll(offset, options, virtual);
};

/**
 * Draws only the rows in view, and reads the next or the previous page when the view comes near the end of the rows in
 * hand. Rows that were let go keep their room above, so that nothing jumps. On paper stand all rows in hand. Whatever calls
 * this is drawn again at each step of scrolling: a part that holds the rows and nothing else.
 */
export function useVirtualRows(model: ListModel, { scroller, rowPx, stuckPx, lanes = 1 }: RowMeasures) {
  const { rows: list, walk, keyOf, openIdOf } = model;
  const { offset, rows, isComplete } = list.held;
  const count = offset + rows.length + (isComplete ? 0 : 1);
  const heightPx = realPx(rowPx);
  // A new naming has all rows placed anew: it is made when the rows change, not at each step.
  const getItemKey = useCallback(
    (index: number) => {
      const row = rows[index - offset];
      return row === undefined ? `unread ${index}` : keyOf(row);
    },
    [rows, offset, keyOf],
  );
  // First what is seen, then what would come into view.
  const [overscan, setOverscan] = useState(0);
  const hasRows = rows.length > 0;
  useEffect(() => {
    if (hasRows) startTransition(() => setOverscan(OVERSCAN));
  }, [hasRows]);
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller,
    initialRect: { width: 0, height: mostPx() },
    observeElementRect: watchRoom,
    scrollToFn: scrollTo,
    estimateSize: () => heightPx,
    overscan,
    lanes,
    scrollPaddingEnd: realPx(stuckPx),
    getItemKey,
  });
  const items = virtual.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const last = items.at(-1)?.index ?? 0;

  useEffect(() => {
    if (first < offset + READ_AHEAD) list.readPrevious(first);
    // Rows that have come and are drawn in the next step are in hand as well: nothing is near their end yet.
    if (hasRows && last > offset + rows.length - READ_AHEAD) list.readNext();
  });

  const { cursor } = walk;
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
    return { heightPx, items: all, beforePx: 0, afterPx: 0, isScrolling: false };
  }

  const end = items.at(-1)?.end ?? 0;
  return {
    heightPx,
    items: items.map(({ index, key, lane }) => ({ index, key: String(key), lane, row: rows[index - offset] })),
    beforePx: items[0]?.start ?? 0,
    afterPx: Math.max(0, virtual.getTotalSize() - end),
    isScrolling: virtual.isScrolling,
  };
}
