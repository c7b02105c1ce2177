// The month that an address asks for, and the one that is shown instead where it asks for none (S2-12, R25).

import { addMonths, isYearMonth } from '@madoguchi/contract/values/calendar-months.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';

/** The last month in which a claim may be started: next month. */
export function lastMonth(today: PlainDate): YearMonth {
  return addMonths(monthOf(today), 1);
}

/** The month of the address; `null` where it is no month, or one after next month. */
export function monthOfAddress(text: string, today: PlainDate): YearMonth | null {
  return isYearMonth(text) && text <= lastMonth(today) ? text : null;
}
