import { showPurchaseGround, showPurchaseRequest } from '@madoguchi/contract/purchase-requests/operations.ts';
import { refresh } from '../../../platform/query.ts';

/** After a write: the request itself, and what the next one is compared with. */
export function readPurchasesAgain(): Promise<void> {
  return refresh([showPurchaseRequest.id, showPurchaseGround.id]);
}
