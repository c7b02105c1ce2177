import { findPurchasesByNumber as operation } from '@madoguchi/contract/purchase-requests/operations.ts';
import { purchaseNumbersMeant } from '@madoguchi/contract/purchase-requests/purchase-number.ts';
import { fiscalYear } from '@madoguchi/contract/values/calendar-days.ts';
import { handle } from '../../../platform/http/handler.ts';
import { viewerOf } from '../viewer.ts';
import { findNumbered } from './numbers-store.ts';

/** Requests of these numbers, as far as the caller may see them (B9-02). */
export const findPurchasesByNumber = handle(operation, async ({ ground, actor, input }) => {
  const numbers = purchaseNumbersMeant(input.number, fiscalYear(ground.clock.today()));
  if (numbers.length === 0) return { requests: [] };
  return { requests: await findNumbered(ground.pool, { ...(await viewerOf(ground, actor)), numbers }) };
});
