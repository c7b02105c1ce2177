// The days on which wages are paid, and from which of them on an account receives them (OB20; 労働基準法 24条2項: a fixed day a month).
import { addDays, businessDaysBefore } from '../values/calendar-days.ts';
import { addMonths, firstDay, lastDay } from '../values/calendar-months.ts';
import { monthOf } from '../values/month-of.ts';
import type { PlainDate } from '../values/plain-date.ts';
import type { YearMonth } from '../values/year-month.ts';

/** The settings of the company. */
export interface WageCalendar {
  /** The day of each month, 1 to 31. */
  readonly payDay: number;
  /** So many business days before it a changed account must be accepted. */
  readonly leadDays: number;
  readonly holidays: ReadonlySet<string>;
}

/** Of a shorter month its last day; one that is no business day moves to the one before. */
export function payDayOf(month: YearMonth, { payDay, holidays }: WageCalendar): PlainDate {
  const fixed = addDays(firstDay(month), payDay - 1);
  return businessDaysBefore(addDays(monthOf(fixed) === month ? fixed : lastDay(month), 1), 1, holidays);
}

/** The pay day of the first month, or the next one for which the account was accepted in time. */
export function firstPayDay(first: YearMonth, acceptedOn: PlainDate, calendar: WageCalendar): PlainDate {
  for (let month = first; ; month = addMonths(month, 1)) {
    const day = payDayOf(month, calendar);
    if (acceptedOn <= businessDaysBefore(day, calendar.leadDays, calendar.holidays)) return day;
  }
}
