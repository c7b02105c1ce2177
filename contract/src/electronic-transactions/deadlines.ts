// When a paper has to be registered (japanese-rules 1; case ET8), and how terms of months end. Pure.
import { addDays, nthBusinessDay, plainDate } from '../values/calendar-days.ts';
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

/** The last day of a term of months: the one before the day of the same number, or the month's last where it has no such day (民法 143条). */
export function termEnd(first: PlainDate, months: number): PlainDate {
  const sameDay = monthsLater(first, months);
  return sameDay.slice(8) === first.slice(8) ? addDays(sameDay, -1) : sameDay;
}

/**
 * The last day on which a paper received on that day is registered in time: two months, of which the day of receipt is not
 * counted, then seven business days. `closed`: holidays and the company's closing days.
 */
export function lastDayToRegister(receivedOn: PlainDate, closed: ReadonlySet<string>): PlainDate {
  const cycle = termEnd(addDays(receivedOn, 1), MONTHS_TO_REGISTER);
  return nthBusinessDay(addDays(cycle, 1), BUSINESS_DAYS_TO_REGISTER, closed);
}
