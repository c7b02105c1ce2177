// Reads of reservations: one, those of a range of days, and those that have words.
import { may } from '@madoguchi/contract/access.ts';
import { RESERVATION_LIMITS } from '@madoguchi/contract/reservations/model.ts';
import {
  showRange as rangeOperation,
  searchReservations as searchOperation,
  showReservation as showOperation,
} from '@madoguchi/contract/reservations/operations.ts';
import { addDays, daysBetween } from '@madoguchi/contract/values/calendar-days.ts';
import { tokyoInstant } from '@madoguchi/contract/values/tokyo-time.ts';
import { handle } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import { searchValues } from '../../../platform/list/search-store.ts';
import type { Asking } from '../../../platform/record/record-kit.ts';
import { findClosures } from '../../resources/public.ts';
import { findApprovalOf } from '../approval/requests-store.ts';
import {
  type FoundReservation,
  findAlcohol,
  findDatesAhead,
  findRange,
  findReservation,
  searchReservations as searched,
} from '../store.ts';
import { askerOf, isShownTo, itemOf, viewOf } from '../view.ts';

export const showRange = handle(rangeOperation, async ({ ground, actor, now, input }) => {
  const { from: first, to: last, resource = null } = input;
  const max = RESERVATION_LIMITS.rangeDays;
  if (last < first) refuse('invalid', { fields: [{ field: 'to', code: 'last-before-first' }], values: { n: 1 } });
  if (daysBetween(first, last) >= max) {
    refuse('invalid', { fields: [{ field: 'to', code: 'range-too-long', values: { max } }], values: { n: 1 } });
  }
  const range = { from: tokyoInstant(first, '00:00'), to: tokyoInstant(addDays(last, 1), '00:00'), resource };
  const [found, closures] = await Promise.all([
    findRange(ground.pool, { ...range, asker: askerOf(actor), now }),
    findClosures(ground.pool, range),
  ]);
  return { items: found.map((one) => itemOf(one, { actor, now })), closures };
});

/** Days ahead, today among them: a palette is for what is near, and the board for the rest. */
const DAYS_SEARCHED = 92;

export const searchReservations = handle(searchOperation, async ({ ground, actor, now, input }) => {
  const words = searchValues(input.q);
  if (words === null) return { items: [] };
  const to = tokyoInstant(addDays(ground.clock.today(), DAYS_SEARCHED), '00:00');
  const asked = { ...words, asker: askerOf(actor), now, from: now, to, limit: input.limit };
  const found = await searched(ground.pool, asked);
  return { items: found.map((one) => itemOf(one, { actor, now })) };
});

/** The approval of a reservation is the business of those who hold it, of its approvers with their delegates, and of admins. */
async function approvalShownTo(
  { ground, actor }: Pick<Asking, 'ground' | 'actor'>,
  { approvalRequestId: request, organizerId, bookedById }: FoundReservation,
): Promise<string | null> {
  if (request === null) return null;
  const employee = actor.employee?.id ?? null;
  const { id, approves } = await findApprovalOf(ground.pool, { request, employee, today: ground.clock.today() });
  const isHeld = employee !== null && (employee === organizerId || employee === bookedById);
  return isHeld || approves || may(actor, 'admin') ? id : null;
}

export const showReservation = handle(showOperation, async ({ ground, actor, now, input }) => {
  const asker = askerOf(actor);
  const found = await findReservation(ground.pool, { id: input.id, asker });
  if (found === null) return refuse('not-found');
  const { seriesId, originalDay } = found;
  const isShown = isShownTo(found, asker);
  const [approvalId, alcohol, ahead] = await Promise.all([
    approvalShownTo({ ground, actor }, found),
    isShown ? findAlcohol(ground.pool, found.id) : [],
    seriesId === null || originalDay === null
      ? []
      : findDatesAhead(ground.pool, { series: seriesId, from: '0001-01-01', now, asker }),
  ]);
  return {
    ...viewOf(found, { actor, now }),
    alcohol,
    rule: isShown ? found.rule : null,
    datesAhead: isShown ? ahead.length : 0,
    number: approvalId === null ? null : found.number,
    approvalId,
  };
});
