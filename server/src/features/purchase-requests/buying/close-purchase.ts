import { closePurchaseRequest as operation } from '@madoguchi/contract/purchase-requests/operations.ts';
import { handle } from '../../../platform/http/handler.ts';
import { purchases } from '../purchase-record.ts';
import { PURCHASE_TABLE } from '../transition-store.ts';
import { refuseAny } from './buying.ts';

/** A buyer ends it: everything came, or the rest will not, and why (B5-03). */
export const closePurchaseRequest = handle(operation, async (context) => {
  const { id, version, comment } = context.input;
  const request = await purchases.seen(context, id);
  const isComplete = request.status === 'received';
  purchases.allow(context, request, isComplete ? 'close' : 'close-incomplete', version);
  if (!isComplete && comment.trim() === '') refuseAny([{ field: 'comment', code: 'reason-needed' }]);
  return purchases.move(context, request, {
    to: 'closed',
    fact: 'closed',
    comment,
    change: PURCHASE_TABLE.step,
    values: {},
    difference: { comment },
  });
});
