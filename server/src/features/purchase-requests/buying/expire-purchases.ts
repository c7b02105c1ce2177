// Daily work on approved requests that nobody orders (B5-03): a notice two weeks before the last day, and the expiry.

import { addDays } from '@madoguchi/contract/values/calendar-days.ts';
import { calendarRecord } from '../../../platform/audit/calendar-record.ts';
import { runChange } from '../../../platform/db/change.ts';
import type { Executor } from '../../../platform/db/statement.ts';
import { type ToldFact, tellFacts } from '../../../platform/facts/told-facts-store.ts';
import type { Ground } from '../../../platform/ground.ts';
import type { FactRow } from '../../../platform/record/facts-store.ts';
import { uuidAt } from '../../../platform/uuid.ts';
import { announcePurchase } from '../purchase-record.ts';
import { PURCHASE_TABLE } from '../transition-store.ts';
import { findUnordered, type UnorderedPurchase } from './buying-store.ts';

/** The requester is notified so many days before the last one. */
const NOTICE_DAYS = 14;

/** Looks at the day. Answers how many facts were news. */
export async function actOnUnordered(ground: Ground, executor: Executor): Promise<number> {
  const today = ground.clock.today();
  const now = ground.clock.now();
  let news = 0;
  for (const request of await findUnordered(executor, today)) {
    if (await expire(ground, request, now)) news += 1;
  }
  const expiring = await findUnordered(executor, addDays(today, NOTICE_DAYS + 1), today);
  const facts = expiring.map((request) => expiringFact(request, now));
  return news + (await tellFacts(executor, facts));
}

/** False where somebody ordered or cancelled meanwhile: the next look sees what stands then. */
async function expire(ground: Ground, request: UnorderedPurchase, now: string): Promise<boolean> {
  const { id, version } = request;
  const fact: FactRow = {
    id: uuidAt(now),
    fact: 'expired',
    by_account: null,
    by_employee: null,
    by_name: '',
    by_department: '',
    comment: '',
  };
  const step = { id, version, from: 'approved', to: 'expired', at: now, fact: JSON.stringify(fact) };
  if ((await runChange(ground.pool, PURCHASE_TABLE.step, { ...step, ...recordOf(request, now) })) === null)
    return false;
  announcePurchase(ground, { ...request, isSubmitted: true }, null);
  return true;
}

/** The audit record of an expiry. */
function recordOf({ id, number, orderBy }: UnorderedPurchase, now: string) {
  const difference = { number, status: ['approved', 'expired'], orderBy };
  return calendarRecord(now, { event: 'purchase-request.expired', target: ['purchase-request', id], difference });
}

/** Once for each approval: a request that is approved anew has another last day. */
function expiringFact({ id, number, purchaseName, employeeUuid, orderBy }: UnorderedPurchase, now: string): ToldFact {
  return {
    id: uuidAt(now),
    key: `purchase-expiring:${id}:${orderBy}`,
    kind: 'purchase-expiring',
    at: now,
    subject: id,
    about: id,
    said: { number, title: purchaseName, day: orderBy },
    to: { employee: employeeUuid },
  };
}
