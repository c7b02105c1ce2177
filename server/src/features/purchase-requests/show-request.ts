import { showPurchaseRequest as operation } from '@madoguchi/contract/purchase-requests/operations.ts';
import { handle, WrittenJson } from '../../platform/http/handler.ts';
import { seenWholePurchase, writtenPurchase } from './seen-purchase.ts';

/** Everything of one request; opening somebody else's is on record (B0-09). */
export const showPurchaseRequest = handle(operation, async ({ ground, actor, input, own, opened }) => {
  const request = await seenWholePurchase(ground, actor, input.id);
  const answer = new WrittenJson(writtenPurchase(request, actor));
  if (request.employeeUuid === actor.employee?.id) return own(answer);
  return opened({ target: ['purchase-request', request.id], difference: { number: request.number } }, answer);
});
