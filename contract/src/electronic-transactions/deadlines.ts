// When a paper has to be registered, and until when it is kept (japanese-rules 1; cases ET8, ET24, ETX-17). Pure.
import { addDays, fiscalYear, nthBusinessDay, plainDate } from '../values/calendar-days.ts';
import type { PlainDate } from '../values/plain-date.ts';

/** The usual business cycle of at most two months, and the business days that follow it. */
const MONTHS_TO_REGISTER = 2;
const BUSINESS_DAYS_TO_REGISTER = 7;

/** The same day some months later; the month's last where it has no such day. */
function monthsLater(day: PlainDate, months: number): PlainDate {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const first = year * 12 + (month - 1) + months;
  for (let last = date; ; last -= 1) {
    const found = plainDate(Math.floor(first / 12), (first % 12) + 1, last);
    if (found !== null) return found;
  }
}

/**
 * The last day on which a paper received on that day is registered in time: two months, of which the day of receipt is not
 * counted, then seven business days. `closed`: holidays and the company's closing days.
 */
export function lastDayToRegister(receivedOn: PlainDate, closed: ReadonlySet<string>): PlainDate {
  const first = addDays(receivedOn, 1);
  const sameDay = monthsLater(first, MONTHS_TO_REGISTER);
  // A term ends before the day of the same number, or with the month that has no such day (民法 143条).
  const cycle = sameDay.slice(8) === first.slice(8) ? addDays(sameDay, -1) : sameDay;
  return nthBusinessDay(addDays(cycle, 1), BUSINESS_DAYS_TO_REGISTER, closed);
}

export interface RetentionRule {
  /** The company's years; those of the document's type hold where they are more. */
  readonly years: number;
  /** Months from the end of the fiscal year to the return: 2, or 3 where it was extended. */
  readonly filingMonths: number;
}

/**
 * The last day on which the paper is kept: so many years from the day after the return of its fiscal year (April to March) is
 * due. The day of a period is its last one, so that nothing is kept too short.
 */
export function retainedUntil(day: PlainDate, { years, filingMonths }: RetentionRule): PlainDate {
  const firstOfNext = plainDate(fiscalYear(day) + 1, 4, 1) as PlainDate;
  // The return is due at the end of a month, and so many years later retention ends on the end of the same month.
  return addDays(monthsLater(firstOfNext, filingMonths + years * 12), -1);
}
