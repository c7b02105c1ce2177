// Reckoning with months, without a schema beside it.
import type * as z from 'zod';
import { addDays } from './calendar-days.ts';
import { monthOf } from './month-of.ts';
import type { PlainDate } from './plain-date.ts';

/** As the schema of year-month.ts makes it. */
type YearMonth = string & z.core.$brand<'YearMonth'>;

/** The months of 1900 to 2199. */
export const YEAR_MONTH = /^(?:19|20|21)\d{2}(?:0[1-9]|1[0-2])$/;

export function isYearMonth(text: string): text is YearMonth {
  return YEAR_MONTH.test(text);
}

export function addMonths(month: YearMonth, months: number): YearMonth {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(4)) - 1 + months;
  return `${Math.floor(index / 12)}${String((index % 12) + 1).padStart(2, '0')}` as YearMonth;
}

export function firstDay(month: YearMonth): PlainDate {
  return `${month.slice(0, 4)}-${month.slice(4)}-01` as PlainDate;
}

export function lastDay(month: YearMonth): PlainDate {
  return addDays(firstDay(addMonths(month, 1)), -1);
}

export function daysOf(month: YearMonth): PlainDate[] {
  const days: PlainDate[] = [];
  for (let day = firstDay(month); monthOf(day) === month; day = addDays(day, 1)) days.push(day);
  return days;
}

export function isInMonth(day: PlainDate, month: YearMonth): boolean {
  return monthOf(day) === month;
}
