// Business days by the portal's holidays (B3-02).
import { addDays, nthBusinessDay } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { Ground } from '../../platform/ground.ts';
import { type MasterSnapshot, masterData } from '../master-data/public.ts';

/** The nth business day after the day. */
export type AddBusinessDays = (day: string, days: number) => string;

/** Made once for each state of the masters: every act asks. */
const REMEMBERED = new WeakMap<MasterSnapshot, AddBusinessDays>();

function addingWith({ holidays }: MasterSnapshot): AddBusinessDays {
  const closed = new Set<string>(holidays.map(({ day }) => day));
  return (day, days) => nthBusinessDay(addDays(day as PlainDate, 1), days, closed);
}

export async function businessDays(ground: Ground): Promise<AddBusinessDays> {
  const masters = await masterData(ground);
  const adding = REMEMBERED.get(masters) ?? addingWith(masters);
  REMEMBERED.set(masters, adding);
  return adding;
}
