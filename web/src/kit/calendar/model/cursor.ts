// The cell cursor: where it stands, where each key takes it, and the span that it marks. Pure; the component draws and says it.
import { addDays } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { PickedSpan, Stretch } from './calendar-item.ts';
import { type CalendarView, daysOf, hasDayCells, isTimeline, neighbourOf, type WeekStart, weekOf } from './frame.ts';
import { asEnd, asStart, DAY_MINUTES, dayOf, minuteOfDay, startOfDay } from './wall-clock.ts';

export interface Cursor {
  readonly day: PlainDate;
  /** Minutes since midnight; `null` for a whole day: a cell of the month, or of the row above the hours. */
  readonly minute: number | null;
  readonly rowId: string | null;
}

/** The cells that there are: their days, their hours (minutes since midnight) and steps, and the rows of a timeline. */
export interface CursorFrame {
  readonly view: CalendarView;
  readonly day: PlainDate;
  readonly weekStart: WeekStart;
  readonly slotMinutes: number;
  readonly from: number;
  readonly to: number;
  readonly rowIds: readonly string[];
}

export interface Marked {
  readonly head: Cursor;
  /** The other end of a marked span. */
  readonly anchor: Cursor;
}

export interface CursorKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
}

const HOUR = 60;

/** The cursor in cells of another view or range, as near as it can be. */
export function placed(cursor: Cursor, frame: CursorFrame): Cursor {
  const { rowIds, slotMinutes, from, to } = frame;
  const rowId = !isTimeline(frame.view)
    ? null
    : cursor.rowId !== null && rowIds.includes(cursor.rowId)
      ? cursor.rowId
      : (rowIds[0] ?? null);
  if (hasDayCells(frame.view)) return { day: cursor.day, minute: null, rowId };
  const isWhole = cursor.minute === null && !isTimeline(frame.view);
  const minute = Math.floor((cursor.minute ?? from) / slotMinutes) * slotMinutes;
  return { day: cursor.day, minute: isWhole ? null : Math.max(from, Math.min(minute, to - slotMinutes)), rowId };
}

/** Where the key leads; `null` for a key that moves nothing. The day may lie outside of the range: the next one is shown then. */
export function moved(marked: Marked, key: CursorKey, frame: CursorFrame): Marked | null {
  const head = hasDayCells(frame.view)
    ? inMonth(marked.head, key, frame)
    : isTimeline(frame.view)
      ? inTimeline(marked.head, key, frame)
      : inHours(marked.head, key, frame);
  if (head === null) return null;
  if (!key.shiftKey) return { head, anchor: head };
  // A span lies in one row, and is either of whole days or of hours.
  const isOneSpan = head.rowId === marked.anchor.rowId && (head.minute === null) === (marked.anchor.minute === null);
  return isOneSpan ? { head, anchor: marked.anchor } : marked;
}

function inMonth(head: Cursor, { key, ctrlKey }: CursorKey, frame: CursorFrame): Cursor | null {
  const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
  const step = steps[key];
  if (step !== undefined) return { ...head, day: addDays(head.day, step) };
  const row = ctrlKey ? daysOf({ ...frame, day: head.day }) : weekOf(head.day, frame.weekStart);
  return atEnds(head, key, row) ?? toNeighbour(head, key, frame);
}

function inHours(head: Cursor, stroke: CursorKey, frame: CursorFrame): Cursor | null {
  const { key, ctrlKey } = stroke;
  const { from, to, slotMinutes } = frame;
  const last = to - slotMinutes;
  if (key === 'ArrowLeft' || key === 'ArrowRight')
    return { ...head, day: addDays(head.day, key === 'ArrowLeft' ? -1 : 1) };
  const step = ctrlKey ? Math.max(HOUR, slotMinutes) : slotMinutes;
  if (key === 'ArrowUp') {
    if (head.minute === null || head.minute === from) return { ...head, minute: null };
    return { ...head, minute: Math.max(from, head.minute - step) };
  }
  if (key === 'ArrowDown') return { ...head, minute: head.minute === null ? from : Math.min(last, head.minute + step) };
  if (key === 'Home') return { ...head, minute: from };
  if (key === 'End') return { ...head, minute: last };
  return toNeighbour(head, key, frame);
}

function inTimeline(head: Cursor, stroke: CursorKey, frame: CursorFrame): Cursor | null {
  const { key, ctrlKey } = stroke;
  const { from, to, slotMinutes, rowIds } = frame;
  if (key === 'ArrowRight' || key === 'ArrowLeft') return alongTime(head, stroke, frame);
  const row = rowIds.indexOf(head.rowId ?? '');
  if (key === 'ArrowUp') return { ...head, rowId: rowIds[Math.max(0, row - 1)] ?? null };
  if (key === 'ArrowDown') return { ...head, rowId: rowIds[Math.min(rowIds.length - 1, row + 1)] ?? null };
  if (key !== 'Home' && key !== 'End') return toNeighbour(head, key, frame);
  if (ctrlKey) return { ...head, rowId: (key === 'Home' ? rowIds[0] : rowIds.at(-1)) ?? null };
  return { ...head, minute: key === 'Home' ? from : to - slotMinutes };
}

/** Beyond the hours of a day lies the next one. */
function alongTime(head: Cursor, { key, ctrlKey }: CursorKey, { from, to, slotMinutes }: CursorFrame): Cursor {
  const last = to - slotMinutes;
  const step = ctrlKey ? Math.max(HOUR, slotMinutes) : slotMinutes;
  const minute = head.minute ?? from;
  if (key === 'ArrowRight' && minute >= last) return { ...head, day: addDays(head.day, 1), minute: from };
  if (key === 'ArrowLeft' && minute <= from) return { ...head, day: addDays(head.day, -1), minute: last };
  return { ...head, minute: key === 'ArrowRight' ? Math.min(last, minute + step) : Math.max(from, minute - step) };
}

function atEnds(head: Cursor, key: string, days: readonly PlainDate[]): Cursor | null {
  if (key === 'Home') return { ...head, day: days[0] ?? head.day };
  if (key === 'End') return { ...head, day: days.at(-1) ?? head.day };
  return null;
}

function toNeighbour(head: Cursor, key: string, frame: CursorFrame): Cursor | null {
  if (key !== 'PageUp' && key !== 'PageDown') return null;
  return { ...head, day: neighbourOf({ ...frame, day: head.day }, key === 'PageUp' ? -1 : 1) };
}

/** The minutes of a cell. */
export function cellOf({ day, minute }: Cursor, slotMinutes: number): Stretch {
  const from = startOfDay(day) + (minute ?? 0);
  return { from, to: from + (minute === null ? DAY_MINUTES : slotMinutes) };
}

/** From the earlier cell to the later one, both with all of their minutes. */
export function markedStretch({ head, anchor }: Marked, slotMinutes: number): Stretch {
  const [one, other] = [cellOf(head, slotMinutes), cellOf(anchor, slotMinutes)];
  return { from: Math.min(one.from, other.from), to: Math.max(one.to, other.to) };
}

/** The marked span as a caller is asked for it. */
export function pickedOf(marked: Marked, slotMinutes: number): PickedSpan {
  const { from, to } = markedStretch(marked, slotMinutes);
  const { rowId, minute } = marked.head;
  return { start: asStart(from), end: asEnd(to), allDay: minute === null, ...(rowId === null ? {} : { rowId }) };
}

/** The cell in which the minute lies. */
export function cursorAt(minute: number, isWholeDay: boolean, rowId: string | null): Cursor {
  return { day: dayOf(minute), minute: isWholeDay ? null : minuteOfDay(minute), rowId };
}

/** Row and column of a cell, and how many there are: counted from 1, as assistive technology reads them. */
export function gridIndexOf(
  { view, from, to, slotMinutes, rowIds }: CursorFrame,
  at: Cursor,
  days: readonly PlainDate[],
) {
  const slots = Math.ceil((to - from) / slotMinutes);
  const day = Math.max(0, days.indexOf(at.day));
  const slot = Math.floor(((at.minute ?? from) - from) / slotMinutes);
  if (view === 'month')
    return { row: Math.floor(day / 7) + 1, rowCount: days.length / 7, column: (day % 7) + 1, columnCount: 7 };
  if (isTimeline(view)) {
    const row = Math.max(0, rowIds.indexOf(at.rowId ?? '')) + 1;
    return { row, rowCount: rowIds.length, column: day * slots + slot + 1, columnCount: days.length * slots };
  }
  const row = at.minute === null ? 1 : slot + 2;
  return { row, rowCount: slots + 1, column: day + 1, columnCount: days.length };
}
