import { may } from '@madoguchi/contract/access.ts';
import { claimNumbersMeant } from '@madoguchi/contract/expense-claims/claim-number.ts';
import { findClaimsByNumber as operation } from '@madoguchi/contract/expense-claims/operations.ts';
import { fiscalYear } from '@madoguchi/contract/values/calendar-days.ts';
import { handle } from '../../platform/http/handler.ts';
import { findNumbered } from './number-store.ts';

/** Claims of these numbers, as far as the caller may see them (B9-02). */
export const findClaimsByNumber = handle(operation, async ({ ground, actor, input }) => {
  const numbers = claimNumbersMeant(input.number, fiscalYear(ground.clock.today()));
  if (numbers.length === 0) return { claims: [] };
  const employee = actor.employee?.id ?? null;
  const asked = { numbers, employee, mayReview: may(actor, 'admin'), today: ground.clock.today() };
  return { claims: await findNumbered(ground.pool, asked) };
});
