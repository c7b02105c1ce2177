// What the calendar brings for claims: a month is about to close, a decision is overdue (B0-08).
import { addDays, businessDaysBefore } from '@madoguchi/contract/values/calendar-days.ts';
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
import { REVIEWER_ROLES } from './claim-facts-store.ts';
import { findNotSubmitted, findWaiting } from './reminders-store.ts';

/** How many business days before the closing date people hear of it. */
const NOTICE_BUSINESS_DAYS = 3;
/** After so many business days a decision is overdue. */
const DECISION_BUSINESS_DAYS = 3;
/** What has waited for longer is no news of this day: a portal that begins with years of claims stays quiet. */
const NEWS_DAYS = 14;
/** At most so many a look: the next comes in an hour. */
const OVERDUE_AT_ONCE = 500;

/** Tells what this day brings, each once. Answers how many facts were news. */
export async function tellClaimDays(ground: Ground, executor: Executor): Promise<number> {
  const closing = await closingFacts(ground, executor);
  const overdue = await overdueFacts(ground, executor);
  return tellFacts(executor, [...closing, ...overdue]);
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
    const people = await findNotSubmitted(executor, { month, first: firstDay(month), last: lastDay(month) });
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

/** To everybody who may decide, of the claims that have waited too long; once for each submission. */
async function overdueFacts(ground: Ground, executor: Executor): Promise<ToldFact[]> {
  const { holidays } = await masterData(ground);
  const today = ground.clock.today();
  const now = ground.clock.now();
  const limit = businessDaysBefore(today, DECISION_BUSINESS_DAYS, new Set(holidays.map(({ day }) => day)));
  const morning = (day: PlainDate) => `${day}T00:00:00+09:00`;
  const span = { since: morning(addDays(limit, -NEWS_DAYS)), before: morning(limit) };
  const claims = await findWaiting(executor, span, OVERDUE_AT_ONCE);
  return claims.map(({ id, month, number, name, submission }) => ({
    id: uuidAt(now),
    key: `claim-overdue:${submission}`,
    kind: 'claim-overdue',
    at: now,
    subject: id,
    about: month,
    said: { month, number, name, days: DECISION_BUSINESS_DAYS },
    to: { roles: REVIEWER_ROLES },
  }));
}
