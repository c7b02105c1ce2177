// The facts of the calendar for delegations: one that holds ends soon (B3-07).
import { businessDaysBefore } from '@madoguchi/contract/values/calendar-days.ts';
import type { Executor } from '../../../platform/db/statement.ts';
import { tellFacts } from '../../../platform/facts/told-facts-store.ts';
import type { Ground } from '../../../platform/ground.ts';
import { masterData } from '../../master-data/public.ts';
import { findEnding } from './delegation-days-store.ts';
import { delegationFact } from './delegation-fact.ts';

/** How many business days before its last day both hear that a delegation ends. */
const NOTICE_BUSINESS_DAYS = 2;
/** Beyond any row of holidays that two business days could span. */
const LOOK_AHEAD_DAYS = 14;

/** Tells both of each delegation that ends soon, once. Answers how many facts were news. */
export async function tellDelegationDays(ground: Ground, executor: Executor): Promise<number> {
  const { holidays } = await masterData(ground);
  const closed = new Set<string>(holidays.map(({ day }) => day));
  const today = ground.clock.today();
  const now = ground.clock.now();
  const ending = await findEnding(executor, { today, days: LOOK_AHEAD_DAYS });
  const near = ending.filter(({ lastDay }) => today >= businessDaysBefore(lastDay, NOTICE_BUSINESS_DAYS, closed));
  return tellFacts(
    executor,
    near.flatMap((one) => [
      delegationFact('delegation-ending', one, 'giver', now),
      delegationFact('delegation-ending', one, 'delegate', now),
    ]),
  );
}
