// How something repeats (B6-02): by days, weeks or months, on days of the calendar in Asia/Tokyo. The server finds the days.
import * as z from 'zod';
import type { InputFault } from '../input-faults.ts';
import { daysInMonth, plainDate, weekday } from './calendar-days.ts';
import { addMonths, firstDay as firstDayOf } from './calendar-months.ts';
import { monthOf } from './month-of.ts';
import { PlainDate } from './plain-date.ts';
import type { YearMonth } from './year-month.ts';

/** The week begins on Monday, as it does in iCalendar unless a file says otherwise. */
export const REPEAT_WEEKDAYS = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'] as const;
export type RepeatWeekday = (typeof REPEAT_WEEKDAYS)[number];

const END_OF_CALENDAR = '9999-12-31' as PlainDate;

/** The most dates of a series (B6-02); they lie within a year. */
export const MOST_DATES = 100;

const Ends = z.discriminatedUnion('by', [
  z.strictObject({
    by: z.literal('count'),
    count: z.number().int().min(1).max(MOST_DATES, { error: 'series-dates' }),
  }),
  /** The day is the last on which there may be a date. */
  z.strictObject({ by: z.literal('until'), day: PlainDate }),
]);

export const Monthly = z.discriminatedUnion('by', [
  /** Months without the day have no date. */
  z.strictObject({ by: z.literal('date'), day: z.number().int().min(1).max(31) }),
  /** -1 is the last one; months without a fifth have no date. */
  z.strictObject({
    by: z.literal('weekday'),
    nth: z.literal([1, 2, 3, 4, 5, -1]),
    weekday: z.enum(REPEAT_WEEKDAYS),
  }),
  z.strictObject({ by: z.literal('last-day') }),
]);
export type Monthly = z.infer<typeof Monthly>;

const interval = z.number().int().min(1).max(99).default(1);

/** Every `interval` days, weeks or months. The first date is the first that fits on or after the first day. */
export const Recurrence = z.discriminatedUnion('every', [
  z.strictObject({ every: z.literal('day'), interval, ends: Ends }),
  z.strictObject({
    every: z.literal('week'),
    interval,
    weekdays: z
      .array(z.enum(REPEAT_WEEKDAYS))
      .min(1)
      .refine((days) => new Set(days).size === days.length, { error: 'twice' }),
    ends: Ends,
  }),
  z.strictObject({ every: z.literal('month'), interval, monthly: Monthly, ends: Ends }),
]);
export type Recurrence = z.infer<typeof Recurrence>;

export function repeatWeekday(day: PlainDate): RepeatWeekday {
  return REPEAT_WEEKDAYS[(weekday(day) + 6) % 7] ?? 'mo';
}

const dateOf = (day: PlainDate) => Number(day.slice(8));
const lengthOf = (month: YearMonth) => daysInMonth(Number(month.slice(0, 4)), Number(month.slice(4)));

/** The last day on which a series from this day may have a date: a year later, and no later than the calendar goes. */
export function lastSeriesDay(firstDay: PlainDate): PlainDate {
  const [year, month, date] = [Number(firstDay.slice(0, 4)) + 1, Number(firstDay.slice(5, 7)), dateOf(firstDay)];
  return plainDate(year, month, date) ?? plainDate(year, month, 28) ?? END_OF_CALENDAR;
}

/** The end of a series by its day, judged against its first day: it comes before it, or more than a year after. */
export function endsFault({ ends }: Recurrence, firstDay: PlainDate): InputFault | null {
  if (ends.by === 'count') return null;
  if (ends.day < firstDay) return { field: 'ends.day', code: 'last-before-first' };
  return ends.day > lastSeriesDay(firstDay) ? { field: 'ends.day', code: 'series-year' } : null;
}

/** The ways in which a day repeats by months: 30 November 2026 by its date, as fifth and last Monday, and as last day. */
export function monthlyChoices(day: PlainDate): Monthly[] {
  const nth = Math.ceil(dateOf(day) / 7) as 1 | 2 | 3 | 4 | 5;
  const daysLeft = lengthOf(monthOf(day)) - dateOf(day);
  const byWeekday = { by: 'weekday', weekday: repeatWeekday(day) } as const;
  return [
    { by: 'date', day: dateOf(day) },
    { ...byWeekday, nth },
    ...(daysLeft < 7 ? [{ ...byWeekday, nth: -1 as const }] : []),
    ...(daysLeft === 0 ? [{ by: 'last-day' as const }] : []),
  ];
}

/** A way that every month has, and the months of the series that are skipped without it. */
export interface Offer {
  readonly monthly: Monthly;
  readonly skips: readonly YearMonth[];
}

/**
 * Of a rule that skips months: the last day instead of the 29th to 31st, the last Friday instead of the fifth. `null` where no
 * month of the series is skipped.
 */
export function offersInstead(rule: Recurrence, firstDay: PlainDate): Offer | null {
  if (rule.every !== 'month') return null;
  const { monthly, interval: step, ends } = rule;
  const isIn = hasDay(monthly);
  const latest = lastSeriesDay(firstDay);
  const months = monthsFrom(firstDay, ends.by === 'until' && ends.day < latest ? ends.day : latest);
  const skips: YearMonth[] = [];
  let dates = 0;
  for (let ahead = 0; ahead <= months && !(ends.by === 'count' && dates === ends.count); ahead += step) {
    const month = addMonths(monthOf(firstDay), ahead);
    if (isIn(month)) dates += 1;
    else skips.push(month);
  }
  if (skips.length === 0) return null;
  const instead: Monthly = monthly.by === 'weekday' ? { ...monthly, nth: -1 } : { by: 'last-day' };
  return { monthly: instead, skips };
}

function monthsFrom(first: PlainDate, last: PlainDate): number {
  const index = (day: PlainDate) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return index(last) - index(first);
}

/** True for a month in which the rule finds a day. */
function hasDay(monthly: Monthly): (month: YearMonth) => boolean {
  switch (monthly.by) {
    case 'date':
      return (month) => monthly.day <= lengthOf(month);
    case 'weekday':
      return (month) => monthly.nth !== 5 || fifthFrom(month, monthly.weekday) <= lengthOf(month);
    case 'last-day':
      return () => true;
    default:
      return monthly satisfies never;
  }
}

/** The number that the fifth such weekday of a month would have, were the month long enough. */
function fifthFrom(month: YearMonth, name: RepeatWeekday): number {
  const first = (weekday(firstDayOf(month)) + 6) % 7;
  return 1 + ((REPEAT_WEEKDAYS.indexOf(name) - first + 7) % 7) + 28;
}
