// A month as the URL writes it: `yyyymm` (B0-01, S2-12).
import * as z from 'zod';
import { monthOf } from './month-of.ts';
import { addDays, type PlainDate } from './plain-date.ts';

export { monthOf };

const SHAPE = /^(?:19|20|21)\d{2}(?:0[1-9]|1[0-2])$/;

export const YearMonth = z.string().regex(SHAPE, { error: 'month' }).brand<'YearMonth'>();
export type YearMonth = z.infer<typeof YearMonth>;

export function isYearMonth(text: string): text is YearMonth {
  return SHAPE.test(text);
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
