import holidayJp from '@holiday-jp/holiday_jp';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';

export interface Holiday {
  readonly day: string;
  readonly name: string;
  readonly nameEn: string;
}

const FIRST_DAY = '2019-01-01';
const YEARS_AHEAD = 2;

/** The national holidays from 2019 to the end of the second year after `today`, in order. */
export function nationalHolidays(today: PlainDate): Holiday[] {
  const end = `${Number(today.slice(0, 4)) + YEARS_AHEAD + 1}-01-01`;
  return Object.values(holidayJp.holidays)
    .filter(({ date }) => date >= FIRST_DAY && date < end)
    .map(({ date, name, name_en }) => ({ day: date, name, nameEn: name_en }));
}
