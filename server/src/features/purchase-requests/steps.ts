// Opening a request, withdrawing it and giving it up.
import {
  cancelPurchaseRequest as cancelOperation,
  showPurchaseRequest as showOperation,
  withdrawPurchaseRequest as withdrawOperation,
} from '@madoguchi/contract/purchase-requests/operations.ts';
import { EDITABLE, UNDER_APPROVAL } from '@madoguchi/contract/purchase-requests/rules.ts';
import { handle, WrittenJson } from '../../platform/http/handler.ts';
import { purchases, writtenPurchase } from './purchase-record.ts';
import { findWholePurchase } from './store.ts';
import { PURCHASE_TABLE } from './transition-store.ts';

/** Everything of one request; opening somebody else's is on record (B0-09). */
export const showPurchaseRequest = handle(showOperation, async (context) => {
  const { actor, input, own, opened } = context;
  const request = await purchases.seen(context, input.id, findWholePurchase);
  const answer = new WrittenJson(writtenPurchase(request, actor));
  if (request.employeeUuid === actor.employee?.id) return own(answer);
  return opened({ target: ['purchase-request', request.id], difference: { number: request.number } }, answer);
});

/** The requester takes the request back while nobody has decided (B3-06); its approval ends with it. */
export const withdrawPurchaseRequest = handle(withdrawOperation, (context) =>
  purchases.withdraw(context, PURCHASE_TABLE.withdraw),
);

/** Until the approval it is the requester's to give up, from then on the buyers'. */
const BEFORE_APPROVAL = [...EDITABLE, ...UNDER_APPROVAL];

/** The requester gives a request up, or a buyer one that is approved and not ordered; with the reason (B5-03). */
export const cancelPurchaseRequest = handle(cancelOperation, (context) => {
  const { comment } = context.input;
  return purchases.step(context, ({ status }) => (BEFORE_APPROVAL.includes(status) ? 'cancel' : 'cancel-approved'), {
    fact: 'cancelled',
    comment,
    change: PURCHASE_TABLE.step,
    difference: { comment },
  });
});
