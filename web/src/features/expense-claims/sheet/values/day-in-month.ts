// Where a day of one month falls in another one, for copying last month's lines.
import { addDays, weekday } from '@madoguchi/contract/values/calendar-days.ts';
import { firstDay, isInMonth, lastDay } from '@madoguchi/contract/values/calendar-months.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';

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
