// Commands on whole lines. Each is one step of undo; files are never copied, they belong to their line.

import { addDays, weekday } from '@madoguchi/contract/values/calendar-days.ts';
import { firstDay, isInMonth, lastDay } from '@madoguchi/contract/values/calendar-months.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import type { Patch } from './patches.ts';
import { isBlank, newLine, type SheetLine } from './sheet-line.ts';
import type { SheetStore } from './sheet-store.ts';
import type { UndoLabel } from './undo-stack.ts';

/** The result of adding lines: the ids of those added, and how many the limit left out. */
export interface Added {
  readonly ids: readonly string[];
  readonly leftOut: number;
}

/** Adds lines at `index` as far as the claim's limit allows (B4-01). */
function addLines(store: SheetStore, lines: readonly SheetLine[], index: number, undo: UndoLabel): Added {
  const room = Math.max(0, store.ground.limits.lines - store.order().length);
  const fitting = lines.slice(0, room);
  const patches = fitting.map((line, place): Patch => ({ kind: 'add', line, index: index + place }));
  store.apply(patches, { undo });
  return { ids: fitting.map(({ id }) => id), leftOut: lines.length - fitting.length };
}

/** Adds an empty line at `index`. */
export function insertLine(store: SheetStore, index: number): Added {
  return addLines(store, [newLine(store.newId())], index, 'add');
}

/** The same line once more, below itself (B4-02). */
export function duplicateLine(store: SheetStore, id: string): Added {
  const line = store.line(id);
  if (!line) return { ids: [], leftOut: 0 };
  return addLines(store, [copyOf(store, line)], store.order().indexOf(id) + 1, 'copy');
}

/** All lines of a day once more on another day, at the end (B4-02). */
export function copyDay(store: SheetStore, from: PlainDate, to: PlainDate): Added {
  const lines = store.lines().filter(({ useDate }) => useDate === from);
  const copies = lines.map((line) => copyOf(store, line, to));
  return addLines(store, copies, store.order().length, 'copy');
}

/** Another month's lines, each on its day in `month`, at the end (B4-02). Lines without a day keep none. */
export function copyMonth(store: SheetStore, lines: readonly SheetLine[], month: YearMonth): Added {
  const copies = lines
    .filter((line) => !isBlank(line))
    .map((line) => copyOf(store, line, line.useDate === null ? null : dayInMonth(line.useDate, month)));
  return addLines(store, copies, store.order().length, 'copy');
}

export function removeLines(store: SheetStore, ids: readonly string[]): void {
  const patches = ids.flatMap((id): Patch[] => {
    const line = store.line(id);
    return line ? [{ kind: 'remove', line, index: store.order().indexOf(id) }] : [];
  });
  // From the bottom up, so that each index still holds when undo puts the lines back from the top down.
  patches.sort((a, b) => (b.kind === 'remove' ? b.index : 0) - (a.kind === 'remove' ? a.index : 0));
  store.apply(patches, { undo: 'remove' });
}

/** Takes out lines in which nothing was filled: what is left over at the end of typing. */
export function removeBlankLines(store: SheetStore): void {
  removeLines(
    store,
    store
      .lines()
      .filter(isBlank)
      .map(({ id }) => id),
  );
}

/** One place up (−1) or down (1). At the edge nothing happens. */
export function moveLine(store: SheetStore, id: string, by: -1 | 1): void {
  const before = store.order().indexOf(id);
  const after = before + by;
  if (before < 0 || after < 0 || after >= store.order().length) return;
  store.apply([{ kind: 'move', lineId: id, before, after }], { undo: 'move' });
}

/** Puts the lines in the order of their days, as one step of undo; lines of one day keep theirs, those without a day come last. */
export function sortByDate(store: SheetStore): void {
  const lines = store.lines();
  const sorted = lines.toSorted((a, b) => Number(a.useDate === null) - Number(b.useDate === null) || compare(a, b));
  const order = lines.map(({ id }) => id);
  const patches = sorted.flatMap(({ id }, after): Patch[] => {
    const before = order.indexOf(id);
    if (before === after) return [];
    order.splice(after, 0, ...order.splice(before, 1));
    return [{ kind: 'move', lineId: id, before, after }];
  });
  store.apply(patches, { undo: 'sort' });
}

function compare(a: SheetLine, b: SheetLine): number {
  const [one, other] = [a.useDate ?? '', b.useDate ?? ''];
  return one < other ? -1 : Number(one > other);
}

function copyOf(store: SheetStore, line: SheetLine, useDate = line.useDate): SheetLine {
  return { ...line, id: store.newId(), useDate, attachments: [] };
}

const WEEK = 7;

/**
 * The second Tuesday becomes the second Tuesday of `month`: commuting and meetings follow weekdays. Where the month
 * has no fifth of them, the same day of the month, or its last.
 */
export function dayInMonth(day: PlainDate, month: YearMonth): PlainDate {
  const first = firstDay(month);
  const date = Number(day.slice(8));
  const toWeekday = (weekday(day) - weekday(first) + WEEK) % WEEK;
  const sameWeekday = addDays(first, toWeekday + Math.floor((date - 1) / WEEK) * WEEK);
  if (isInMonth(sameWeekday, month)) return sameWeekday;
  const sameDay = addDays(first, date - 1);
  return isInMonth(sameDay, month) ? sameDay : lastDay(month);
}
