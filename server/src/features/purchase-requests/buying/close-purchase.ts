import { closePurchaseRequest as operation } from '@madoguchi/contract/purchase-requests/operations.ts';
import type { PurchaseAction } from '@madoguchi/contract/purchase-requests/rules.ts';
import { handle } from '../../../platform/http/handler.ts';
import { allowAction, seenPurchase } from '../seen-purchase.ts';
import type { PurchaseRow } from '../store.ts';
import { step } from '../transition.ts';
import { refuseAny } from './buying.ts';

const closing = ({ status }: PurchaseRow): PurchaseAction => (status === 'received' ? 'close' : 'close-incomplete');

/** A buyer ends it: everything came, or the rest will not, and why (B5-03). */
export const closePurchaseRequest = handle(operation, async (context) => {
  const { ground, actor, input, language } = context;
  const request = await seenPurchase(ground, actor, input.id);
  const action = closing(request);
  allowAction(request, action, actor, input.version, language);
  if (action === 'close-incomplete' && input.comment.trim() === '')
    refuseAny([{ field: 'comment', code: 'reason-needed' }]);
  return step(context, input, closing, 'closed');
});
