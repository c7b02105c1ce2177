// The port of claims: claims that wait for a person, and the months that can be submitted.
import { EDITABLE } from '@madoguchi/contract/expense-claims/rules.ts';
import type { OpenMonth } from '@madoguchi/contract/information/model.ts';
import { addMonths, lastDay } from '@madoguchi/contract/values/calendar-months.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { yen } from '@madoguchi/contract/values/yen-sums.ts';
import type { Ground } from '../../platform/ground.ts';
import type { ActorEmployee } from '../../platform/session/actor.ts';
import { masterData } from '../master-data/public.ts';
import { monthContext } from './check-ground.ts';
import { findMonth } from './store.ts';
import { findReturned, findToConfirm, type WaitingRow } from './waiting-store.ts';

export { auditedClaims, claimHoldsFile, handedInMonth } from './audited-store.ts';
export { claimFigures, claimSpend } from './lines-store.ts';
export { claimLinks } from './linked-papers-store.ts';
export { approvesClaim } from './store.ts';

/** Claims that the employee must correct: the first that came back, and how many; `null` where none. */
export async function returnedClaims(ground: Ground, { id }: ActorEmployee): Promise<WaitingRow | null> {
  return findReturned(ground.pool, id);
}

/** Approved claims that an admin may confirm, by month; their own is not among them. */
export async function claimsToConfirm(ground: Ground, reviewer: ActorEmployee | null): Promise<WaitingRow[]> {
  return findToConfirm(ground.pool, reviewer?.id ?? null);
}

async function openMonth(ground: Ground, employee: ActorEmployee, month: YearMonth): Promise<OpenMonth> {
  const [snapshot, claim] = await Promise.all([masterData(ground), findMonth(ground.pool, employee.id, month)]);
  const { closingDate } = monthContext(month, employee, snapshot);
  if (claim === null) return { month, claim: null, closingDate };
  const { status, lineCount, totalYen } = claim;
  return { month, claim: { status, lineCount, totalYen: yen(Number(totalYen)) }, closingDate };
}

/** The current month, and before it the last one while it is not closed, not handed in, and the person worked here then. */
export async function openMonths(ground: Ground, employee: ActorEmployee): Promise<OpenMonth[]> {
  const today = ground.clock.today();
  const current = monthOf(today);
  const last = addMonths(current, -1);
  const [before, now] = await Promise.all([last, current].map((month) => openMonth(ground, employee, month)));
  const isOpen =
    before !== undefined &&
    employee.joinedOn <= lastDay(last) &&
    today <= before.closingDate &&
    (before.claim === null || EDITABLE.includes(before.claim.status));
  return [...(isOpen ? [before] : []), ...(now === undefined ? [] : [now])];
}
