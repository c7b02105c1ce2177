// Which days and hours a view shows, and how its cells lie.
import { addDays, daysBetween, plainDate, weekday } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';

export const CALENDAR_VIEWS = ['month', 'week', 'day', 'list', 'timeline-day', 'timeline-week'] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];

/** 0 Sunday, 1 Monday. */
export type WeekStart = 0 | 1;

interface Shown {
  readonly view: CalendarView;
  readonly day: PlainDate;
  readonly weekStart: WeekStart;
}

/** The days that belong to the view: of a month its own days, without those of its neighbours. */
export function daysOf({ view, day, weekStart }: Shown): PlainDate[] {
  if (view === 'day' || view === 'timeline-day') return [day];
  if (view === 'week' || view === 'timeline-week') return weekOf(day, weekStart);
  const first = firstOfMonth(day);
  return spread(first, daysBetween(first, sameDayInMonth(first, 1)));
}

/** The days that the view draws: of a month whole weeks. Items are wanted for these. */
export function drawnDaysOf(shown: Shown): PlainDate[] {
  const days = daysOf(shown);
  const [first = shown.day, last = shown.day] = [days[0], days.at(-1)];
  if (shown.view !== 'month') return days;
  const from = weekOf(first, shown.weekStart)[0] ?? first;
  const to = weekOf(last, shown.weekStart)[6] ?? last;
  return spread(from, daysBetween(from, to) + 1);
}

/** The same place in the range after (1) or before (-1) the shown one. */
export function neighbourOf({ view, day }: Shown, step: 1 | -1): PlainDate {
  if (view === 'day' || view === 'timeline-day') return addDays(day, step);
  if (view === 'week' || view === 'timeline-week') return addDays(day, 7 * step);
  return sameDayInMonth(day, step);
}

export function weekOf(day: PlainDate, weekStart: WeekStart): PlainDate[] {
  return spread(addDays(day, -((weekday(day) - weekStart + 7) % 7)), 7);
}

export function isTimeline(view: CalendarView): boolean {
  return view === 'timeline-day' || view === 'timeline-week';
}

/** Views whose cells are whole days. */
export function hasDayCells(view: CalendarView): boolean {
  return view === 'month' || view === 'list';
}

function spread(first: PlainDate, count: number): PlainDate[] {
  return Array.from({ length: count }, (_, nth) => addDays(first, nth));
}

function firstOfMonth(day: PlainDate): PlainDate {
  return `${day.slice(0, 8)}01` as PlainDate;
}

/** The 31st becomes the last day of a shorter month. */
function sameDayInMonth(day: PlainDate, step: 1 | -1): PlainDate {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const months = year * 12 + (month - 1) + step;
  const [toYear, toMonth] = [Math.floor(months / 12), (months % 12) + 1];
  for (let wanted = date; wanted > 27; wanted -= 1) {
    const found = plainDate(toYear, toMonth, wanted);
    if (found !== null) return found;
  }
  return plainDate(toYear, toMonth, Math.min(date, 28)) ?? day;
}
