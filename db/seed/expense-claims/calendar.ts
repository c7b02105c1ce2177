// The calendar that the claims are made and checked by: today, the holidays, the closing of each month.
import { nthBusinessDay } from '@madoguchi/contract/values/calendar-days.ts';
import { addMonths, firstDay } from '@madoguchi/contract/values/calendar-months.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { ratesOf } from '../../base-data/dated-rates.ts';
import { nationalHolidays } from '../../base-data/holidays.ts';

export interface Calendar {
  readonly today: PlainDate;
  readonly holidays: ReadonlySet<string>;
  /** Names of a month's holidays, by day. */
  holidaysOf(month: YearMonth): Readonly<Record<string, string>>;
  /** The last day to submit a month's claim in time: the nth business day of the next month. */
  closingDay(month: YearMonth): PlainDate;
}

export function calendarOf(today: PlainDate): Calendar {
  const all = nationalHolidays(today);
  const holidays = new Set(all.map(({ day }) => day));
  const byMonth = Map.groupBy(all, ({ day }) => day.slice(0, 7).replace('-', ''));
  return {
    today,
    holidays,
    holidaysOf: (month) => Object.fromEntries((byMonth.get(month) ?? []).map(({ day, name }) => [day, name])),
    closingDay(month) {
      const next = firstDay(addMonths(month, 1));
      const ordinal = ratesOf('claim-closing-business-day').findLast((rate) => rate.validFrom <= next)?.value;
      if (ordinal === undefined) throw new RangeError(`no closing day is set for ${month}`);
      return nthBusinessDay(next, ordinal, holidays);
    },
  };
}
