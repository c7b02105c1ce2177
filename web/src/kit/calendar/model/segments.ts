// Which items stand where: the part of an item on a day, the items of a cell, and what is free between them.
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { type CalendarItem, type CalendarRow, type Stretch, stretchOf } from './calendar-item.ts';
import { DAY_MINUTES, startOfDay } from './wall-clock.ts';

/** The part of the item on the day; `null` where it has none. What ends at 24:00 has none on the next day. */
export function segmentOn(item: CalendarItem, day: PlainDate): Stretch | null {
  const from = startOfDay(day);
  return overlap(stretchOf(item), { from, to: from + DAY_MINUTES });
}

/** The items with a part in the stretch (and in the row, where one is asked for), whole days first, then by start. */
export function itemsIn(items: readonly CalendarItem[], stretch: Stretch, rowId?: string): CalendarItem[] {
  return items
    .filter((item) => (rowId === undefined || item.rowId === rowId) && overlap(stretchOf(item), stretch) !== null)
    .toSorted(byPlace);
}

export function itemsOn(items: readonly CalendarItem[], day: PlainDate, rowId?: string): CalendarItem[] {
  const from = startOfDay(day);
  return itemsIn(items, { from, to: from + DAY_MINUTES }, rowId);
}

/** The parts of a stretch that none of the taken ones covers. */
export function gapsIn(stretch: Stretch, taken: readonly Stretch[]): Stretch[] {
  const gaps: Stretch[] = [];
  let { from } = stretch;
  for (const { from: begin, to: end } of taken.toSorted((a, b) => a.from - b.from)) {
    if (begin > from) gaps.push({ from, to: Math.min(begin, stretch.to) });
    from = Math.max(from, end);
    if (from >= stretch.to) return gaps;
  }
  return from < stretch.to ? [...gaps, { from, to: stretch.to }] : gaps;
}

/** When the row cannot be taken within a stretch, because it is closed. */
export function closedIn({ open }: Pick<CalendarRow, 'open'>, stretch: Stretch): Stretch[] {
  return open === undefined ? [] : gapsIn(stretch, open.map(stretchOf));
}

/** When the row is open and nobody has it on a day, buffers counted in. */
export function freeOn(row: CalendarRow, items: readonly CalendarItem[], day: PlainDate): Stretch[] {
  const from = startOfDay(day);
  const whole = { from, to: from + DAY_MINUTES };
  const taken = items.filter(({ rowId }) => rowId === row.id).map(withBuffers);
  return gapsIn(whole, [...taken, ...closedIn(row, whole)]);
}

function withBuffers(item: CalendarItem): Stretch {
  const { from, to } = stretchOf(item);
  return { from: from - (item.bufferBefore ?? 0), to: to + (item.bufferAfter ?? 0) };
}

function overlap(one: Stretch, other: Stretch): Stretch | null {
  const from = Math.max(one.from, other.from);
  const to = Math.min(one.to, other.to);
  return from < to ? { from, to } : null;
}

function byPlace(one: CalendarItem, other: CalendarItem): number {
  const wholeDays = Number(other.allDay ?? false) - Number(one.allDay ?? false);
  const [a, b] = [stretchOf(one), stretchOf(other)];
  return wholeDays || a.from - b.from || a.to - b.to || (one.id < other.id ? -1 : 1);
}
