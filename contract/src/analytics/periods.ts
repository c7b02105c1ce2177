// The days that a figure counts, all of them days in Tokyo, and the days it is compared with.
import { addDays, daysBetween, fiscalYear, plainDate, weekday } from '../values/calendar-days.ts';
import { addMonths, daysOf, firstDay, lastDay } from '../values/calendar-months.ts';
import { monthOf } from '../values/month-of.ts';
import type { PlainDate } from '../values/plain-date.ts';
import type { YearMonth } from '../values/year-month.ts';
import type { Pace } from './widgets.ts';

/** From the first day to the last, both counted. */
export interface Span {
  readonly from: PlainDate;
  readonly to: PlainDate;
}

export interface Period {
  /** The days of the month that have come; none of a month that has not begun. */
  readonly days: readonly PlainDate[];
  /** Its first day to its last that has come. A month that has not begun has none: then `to` lies before `from`. */
  readonly span: Span;
  /** The month before: the same number of days while this one runs, all of it afterwards (GEN-05). */
  readonly before: Span;
  readonly isRunning: boolean;
}

export function periodOf(month: YearMonth, today: PlainDate): Period {
  const days = daysOf(month).filter((day) => day <= today);
  const isRunning = monthOf(today) === month;
  const former = addMonths(month, -1);
  const same = addDays(firstDay(former), days.length - 1);
  const to = isRunning && same < lastDay(former) ? same : lastDay(former);
  const span = { from: firstDay(month), to: days.at(-1) ?? addDays(firstDay(month), -1) };
  return { days, span, before: { from: firstDay(former), to }, isRunning };
}

const earlier = (day: PlainDate, other: PlainDate): PlainDate => (day < other ? day : other);

/** The day up to which a month's figures go: today, or its last day once it is over. */
export function lastCounted(month: YearMonth, today: PlainDate): PlainDate {
  const last = lastDay(month);
  return today < last ? today : last;
}

const YEARS_SHOWN = 3;

/** The fiscal years with a tab, the latest first, each with its twelve months (AN1). */
export function fiscalYears(last: PlainDate): { readonly year: number; readonly months: readonly YearMonth[] }[] {
  const latest = fiscalYear(last);
  return Array.from({ length: YEARS_SHOWN }, (_, back) => {
    const year = latest - back;
    const april = monthOf(plainDate(year, 4, 1) ?? last) as YearMonth;
    return { year, months: Array.from({ length: 12 }, (_month, nth) => addMonths(april, nth)) };
  });
}

const STEPS: Readonly<Record<Pace, number>> = { day: 14, week: 12, month: 12 };

/** Weeks begin on Monday. */
const monday = (day: PlainDate) => addDays(day, -((weekday(day) + 6) % 7));

/** The days, weeks or months up to the last day, the oldest first; the newest may not be over yet. */
export function stepsOf(pace: Pace, last: PlainDate): Span[] {
  const back = Array.from({ length: STEPS[pace] }, (_, nth) => STEPS[pace] - 1 - nth);
  const until = (day: PlainDate) => (day < last ? day : last);
  if (pace === 'day') return back.map((n) => ({ from: addDays(last, -n), to: addDays(last, -n) }));
  if (pace === 'week') {
    return back.map((n) => {
      const from = addDays(monday(last), -7 * n);
      return { from, to: until(addDays(from, 6)) };
    });
  }
  return back.map((n) => {
    const month = addMonths(monthOf(last) as YearMonth, -n);
    return { from: firstDay(month), to: until(lastDay(month)) };
  });
}

/** True while days of the newest step are still to come. */
export function isUnfinished(pace: Pace, { from, to }: Span): boolean {
  if (pace === 'day') return false;
  return pace === 'week' ? daysBetween(from, to) < 6 : to < lastDay(monthOf(to) as YearMonth);
}

/** The step before the newest one, cut to the same number of days while that is not over. */
export function stepBefore(pace: Pace, newest: Span): Span {
  if (pace === 'day') return { from: addDays(newest.from, -1), to: addDays(newest.from, -1) };
  const whole =
    pace === 'week'
      ? { from: addDays(newest.from, -7), to: addDays(newest.from, -1) }
      : { from: firstDay(addMonths(monthOf(newest.from) as YearMonth, -1)), to: addDays(newest.from, -1) };
  if (!isUnfinished(pace, newest)) return whole;
  const same = addDays(whole.from, daysBetween(newest.from, newest.to));
  return { from: whole.from, to: earlier(same, whole.to) };
}
