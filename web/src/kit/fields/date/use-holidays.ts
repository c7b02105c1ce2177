// Which days of a year are holidays, for calendars to mark: a calendar without them is still a calendar.
import type { Holiday } from '@madoguchi/contract/master-data/model.ts';
import { listHolidays } from '@madoguchi/contract/master-data/operations.ts';
import { createContext } from 'react';
import { useRead } from '../../../platform/query.ts';

/** By day. */
export const HolidaysContext = createContext<ReadonlyMap<string, Holiday>>(new Map());

export function useHolidays(year: number): ReadonlyMap<string, Holiday> {
  const { data } = useRead(listHolidays, { year: String(year) }, { keepsPrevious: true });
  return new Map((data ?? []).map((holiday) => [holiday.day, holiday]));
}
