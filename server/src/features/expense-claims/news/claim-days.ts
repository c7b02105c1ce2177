// The facts of the calendar for claims: a month is about to close (B0-08).
import { businessDaysBefore } from '@madoguchi/contract/values/calendar-days.ts';
import { addMonths, firstDay, lastDay } from '@madoguchi/contract/values/calendar-months.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import type { Executor } from '../../../platform/db/statement.ts';
import { type ToldFact, tellFacts } from '../../../platform/facts/told-facts-store.ts';
import type { Ground } from '../../../platform/ground.ts';
import { uuidAt } from '../../../platform/uuid.ts';
import { masterData } from '../../master-data/public.ts';
import { closingDate } from '../check-ground.ts';
import { findNotSubmitted } from './reminders-store.ts';

/** How many business days before the closing date people hear of it. */
const NOTICE_BUSINESS_DAYS = 3;
/** Tells what this day brings, each once. Answers how many facts were news. */
export async function tellClaimDays(ground: Ground, executor: Executor): Promise<number> {
  return tellFacts(executor, await closingFacts(ground, executor));
}

/** To everybody who has handed nothing in, of the months whose closing date is near. */
async function closingFacts(ground: Ground, executor: Executor): Promise<ToldFact[]> {
  const snapshot = await masterData(ground);
  const holidays = new Set(snapshot.holidays.map(({ day }) => day));
  const today = ground.clock.today();
  const now = ground.clock.now();
  const facts: ToldFact[] = [];
  for (const month of [addMonths(monthOf(today), -1), monthOf(today)]) {
    const day = closingDate(month, snapshot);
    if (today > day || today < businessDaysBefore(day, NOTICE_BUSINESS_DAYS, holidays)) continue;
    const people = await findNotSubmitted(executor, { month, first: firstDay(month), last: lastDay(month), today });
    facts.push(...people.map(({ id }) => closingFact(month, day, id, now)));
  }
  return facts;
}

function closingFact(month: YearMonth, day: PlainDate, employee: string, now: string): ToldFact {
  return {
    id: uuidAt(now),
    key: `month-closing:${month}:${employee}`,
    kind: 'month-closing',
    at: now,
    subject: null,
    about: month,
    said: { month, day },
    to: { employee },
  };
}
