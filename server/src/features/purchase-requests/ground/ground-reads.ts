// Reads of the form before anything is stored.
import {
  showPurchaseGround as groundOperation,
  previewPurchaseRoute as previewOperation,
} from '@madoguchi/contract/purchase-requests/operations.ts';
import { handle } from '../../../platform/http/handler.ts';
import { ownEmployee, previewOf } from '../../approvals/public.ts';
import { purchaseGround } from './purchase-ground.ts';

export const showPurchaseGround = handle(groundOperation, ({ ground, actor }) =>
  purchaseGround(ground, ownEmployee(actor), null),
);

/** Recomputed as the amount changes (B3-05): nothing needs to be saved for it. */
export const previewPurchaseRoute = handle(previewOperation, ({ ground, actor, input }) => {
  const { id: requesterId, departmentCode: groupCode } = ownEmployee(actor);
  const { totalYen: amount, purchaseCategory: type = null } = input;
  return previewOf(ground, { domain: 'purchase-requests', requesterId, groupCode, amount, type });
});
