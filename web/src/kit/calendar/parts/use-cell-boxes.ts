import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Stretch } from '../model/calendar-item.ts';
import { cellOf, type Marked } from '../model/cursor.ts';
import { type Box, boxesOf, bringIntoSight } from '../picture/cell-places.ts';
import type { PictureSettings } from '../picture/picture-options.ts';

interface Shown {
  readonly main: HTMLElement | null;
  /** Counts up whenever cells may have moved. */
  readonly drawing: number;
  readonly settings: PictureSettings;
  readonly marked: Marked;
  /** Of what is marked; `null` where it is the cell alone. */
  readonly stretch: Stretch | null;
  readonly cursor: RefObject<HTMLElement | null>;
}

/** Where the cell under the cursor and a marked span lie; scrolls there when the cursor has moved. */
export function useCellBoxes({ main, drawing, settings, marked, stretch, cursor }: Shown) {
  const [cell, setCell] = useState<Box | null>(null);
  const [span, setSpan] = useState<readonly Box[]>([]);
  const sighted = useRef('');
  const { head } = marked;
  const place = JSON.stringify([head, stretch, settings.view, settings.day]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: cells are measured again whenever they may have moved
  useEffect(() => {
    if (main === null) return;
    const [box = null] = boxesOf(main, settings, cellOf(head, settings.slotMinutes), head);
    setCell((was) => (isAlike(was, box) ? was : box));
    const boxes = stretch === null ? [] : boxesOf(main, settings, stretch, head);
    setSpan((was) => (isAlike(was, boxes) ? was : boxes));
    if (box === null || sighted.current === place || document.activeElement !== cursor.current) return;
    sighted.current = place;
    // The library scrolls to its hours once it has drawn another range: the cursor has the last word.
    const bring = () => {
      const [now] = boxesOf(main, settings, cellOf(head, settings.slotMinutes), head);
      if (now !== undefined) bringIntoSight(main, now);
    };
    bring();
    requestAnimationFrame(() => requestAnimationFrame(bring));
  }, [main, drawing, place, settings]);
  return { cell, span };
}

function isAlike(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
