// Where cells lie in the picture, in pixels of what its scroller holds.
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { CalendarRow, Stretch } from '../model/calendar-item.ts';
import type { Cursor } from '../model/cursor.ts';
import { drawnDaysOf, hasDayCells, isTimeline } from '../model/frame.ts';
import { DAY_MINUTES, type Minute, startOfDay } from '../model/wall-clock.ts';
import { minutePx, type PictureSettings } from './picture-options.ts';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The boxes of a stretch, one a day; none where its days are not drawn. `isWhole` for cells of whole days. */
export function boxesOf(
  main: HTMLElement,
  settings: PictureSettings,
  { from, to }: Stretch,
  { rowId, minute }: Pick<Cursor, 'rowId' | 'minute'>,
): Box[] {
  const { view } = settings;
  const isWhole = minute === null;
  const days = drawnDaysOf(settings);
  return days.flatMap((day, nth) => {
    const begin = startOfDay(day);
    const [first, last] = [Math.max(from - begin, 0), Math.min(to - begin, DAY_MINUTES)];
    if (first >= last) return [];
    const cell = cellBox(main, settings, days, nth, rowId, isWhole && !hasDayCells(view));
    if (cell === null) return [];
    if (isWhole) return [cell];
    const px = minutePx(settings);
    const start = (Math.max(first, settings.from) - settings.from) * px;
    const length = (Math.min(last, settings.to) - Math.max(first, settings.from)) * px;
    if (length <= 0) return [];
    return isTimeline(view)
      ? [{ ...cell, left: cell.left + start, width: length }]
      : [{ ...cell, top: cell.top + start, height: length }];
  });
}

function cellBox(
  main: HTMLElement,
  { rows, view }: PictureSettings,
  days: readonly PlainDate[],
  nth: number,
  rowId: string | null,
  isAboveHours: boolean,
): Box | null {
  const row = isTimeline(view) ? rows.findIndex(({ id }) => id === rowId) : 0;
  if (row < 0) return null;
  const grid = main.querySelector(isAboveHours ? '.ec-all-day .ec-grid' : '.ec-body .ec-grid');
  const cell = grid?.children[row * days.length + nth];
  return cell === undefined ? null : within(main, cell);
}

function within(main: HTMLElement, element: Element): Box {
  const [outer, inner] = [main.getBoundingClientRect(), element.getBoundingClientRect()];
  return {
    left: inner.left - outer.left - main.clientLeft + main.scrollLeft,
    top: inner.top - outer.top - main.clientTop + main.scrollTop,
    width: inner.width,
    height: inner.height,
  };
}

/** The line of the present time: through all rows of a timeline, through a day elsewhere; `null` where its day or hour is not shown. */
export function lineOf(main: HTMLElement, settings: PictureSettings, minute: Minute): Box | null {
  if (settings.view === 'month') return null;
  const boxIn = (row: CalendarRow | undefined) =>
    boxesOf(main, settings, { from: minute, to: minute + 1 }, { rowId: row?.id ?? null, minute: 0 })[0] ?? null;
  const first = boxIn(settings.rows[0]);
  if (first === null || !isTimeline(settings.view)) return first === null ? null : { ...first, height: 0 };
  const last = boxIn(settings.rows.at(-1)) ?? first;
  return { ...first, width: 0, height: last.top + last.height - first.top };
}
