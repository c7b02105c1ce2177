import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Stretch } from '../model/calendar-item.ts';
import { cellOf, type Marked } from '../model/cursor.ts';
import { minuteOf, type WallTime } from '../model/wall-clock.ts';
import { type Box, boxesOf, lineOf } from '../picture/cell-places.ts';
import type { PictureSettings } from '../picture/picture-options.ts';

interface Shown {
  readonly main: HTMLElement | null;
  /** Counts up whenever cells may have moved. */
  readonly drawing: number;
  readonly settings: PictureSettings;
  readonly marked: Marked;
  /** Of what is marked; `null` where it is the cell alone. */
  readonly stretch: Stretch | null;
  readonly now: WallTime | null;
  readonly cursor: RefObject<HTMLElement | null>;
}

interface Boxes {
  readonly cell: Box | null;
  readonly span: readonly Box[];
  readonly line: Box | null;
}

/** Where the cell under the cursor, a marked span and the present time lie; scrolls to the cell when the cursor has moved. */
export function useCellBoxes({ main, drawing, settings, marked, stretch, now, cursor }: Shown): Boxes {
  const [boxes, setBoxes] = useState<Boxes>({ cell: null, span: [], line: null });
  const sighted = useRef('');
  const { head } = marked;
  const place = JSON.stringify([head, stretch, settings.view, settings.day]);
  const isSticky = head.minute === null && settings.view !== 'month';
  // biome-ignore lint/correctness/useExhaustiveDependencies: cells are measured again whenever they may have moved
  useEffect(() => {
    if (main === null) return undefined;
    const measure = () => {
      const [cell = null] = boxesOf(main, settings, cellOf(head, settings.slotMinutes), head);
      const span = stretch === null ? [] : boxesOf(main, settings, stretch, head);
      const line = now === null ? null : lineOf(main, settings, minuteOf(now));
      const next: Boxes = { cell, span, line };
      setBoxes((was) => (JSON.stringify(was) === JSON.stringify(next) ? was : next));
    };
    measure();
    // The row of whole days stays where it is while what lies below it scrolls.
    if (!isSticky) return undefined;
    main.addEventListener('scroll', measure);
    return () => main.removeEventListener('scroll', measure);
  }, [main, drawing, place, settings, now]);

  useEffect(() => {
    if (boxes.cell === null || sighted.current === place || document.activeElement !== cursor.current) return;
    sighted.current = place;
    if (isSticky) return;
    const bring = () => cursor.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    bring();
    // The library scrolls to its hours once it has drawn another range: the cursor has the last word.
    requestAnimationFrame(() => requestAnimationFrame(bring));
  }, [boxes.cell, place, isSticky, cursor]);
  return boxes;
}
