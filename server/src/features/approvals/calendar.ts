// Business days by the portal's holidays (B3-02).
import { addDays, nthBusinessDay } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { Ground } from '../../platform/ground.ts';
import { masterData } from '../master-data/public.ts';

/** The nth business day after the day. */
export type AddBusinessDays = (day: string, days: number) => string;

export async function businessDays(ground: Ground): Promise<AddBusinessDays> {
  const { holidays } = await masterData(ground);
  const closed = new Set<string>(holidays.map(({ day }) => day));
  return (day, days) => nthBusinessDay(addDays(day as PlainDate, 1), days, closed);
}
