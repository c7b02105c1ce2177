// Where an item lands that is dragged or pulled: from its own place and the distance, never from the picture's dates.
import type { CalendarItem, Span } from './calendar-item.ts';
import { stretchOf } from './calendar-item.ts';
import { asEnd, asStart, DAY_MINUTES, type Minute } from './wall-clock.ts';

/** The shortest that anything can be, in minutes. */
const SHORTEST = 15;

/** A place that an item is given: the row stays where `rowId` is absent. */
export interface Place extends Span {
  readonly rowId?: string;
}

/** Moved by minutes, and to another row where one is named; `null` where that is where it was. */
export function movedBy(item: CalendarItem, minutes: number, rowId?: string): Place | null {
  const { from, to } = stretchOf(item);
  return changed(item, from + minutes, to + minutes, rowId ?? item.rowId);
}

/** An edge pulled by minutes. It stays at least 15 minutes from the other one, or a day where the item is of whole days. */
export function pulledBy(item: CalendarItem, edge: 'start' | 'end', minutes: number): Place | null {
  if (minutes === 0) return null;
  const { from, to } = stretchOf(item);
  const least = item.allDay ? DAY_MINUTES : SHORTEST;
  return edge === 'start'
    ? changed(item, Math.min(from + minutes, to - least), to, item.rowId)
    : changed(item, from, Math.max(to + minutes, from + least), item.rowId);
}

function changed(item: CalendarItem, from: Minute, to: Minute, rowId: string | undefined): Place | null {
  const was = stretchOf(item);
  if (from === was.from && to === was.to && rowId === item.rowId) return null;
  return { start: asStart(from), end: asEnd(to), ...(rowId === undefined ? {} : { rowId }) };
}
