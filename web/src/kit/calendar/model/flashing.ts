// Which items have changed from outside since they were last shown.
import { useState } from 'react';
import type { CalendarItem } from './calendar-item.ts';

const NONE: ReadonlySet<string> = new Set();
/** More than these are another list, not news. */
const MOST = 12;

interface Seen {
  readonly items: readonly CalendarItem[];
  readonly range: string;
  readonly isWhole: boolean;
  readonly flashing: ReadonlySet<string>;
}

/** The ids of what is new or different, but for what the person moves. Nothing is, when another range is shown or its items have just come. */
export function useFlashing(
  items: readonly CalendarItem[],
  moving: ReadonlySet<string>,
  range: string,
  isWaiting: boolean,
): ReadonlySet<string> {
  const [seen, setSeen] = useState<Seen>({ items, range, isWhole: !isWaiting, flashing: NONE });
  if (seen.items === items && seen.range === range && seen.isWhole === !isWaiting) return seen.flashing;
  const isNews = seen.range === range && seen.isWhole && !isWaiting;
  const flashing = isNews && seen.items !== items ? changedIds(seen.items, items, moving) : seen.flashing;
  setSeen({ items, range, isWhole: !isWaiting, flashing: isNews ? flashing : NONE });
  return flashing;
}

/** New and different items; none where they are so many that they are another list. */
export function changedIds(
  before: readonly CalendarItem[],
  after: readonly CalendarItem[],
  moving: ReadonlySet<string>,
): ReadonlySet<string> {
  const known = new Map(before.map((item) => [item.id, JSON.stringify(item)]));
  const changed = after.filter((item) => known.get(item.id) !== JSON.stringify(item)).map(({ id }) => id);
  return changed.length > MOST ? NONE : new Set(changed.filter((id) => !moving.has(id)));
}
