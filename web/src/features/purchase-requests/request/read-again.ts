import { countInbox, listInbox, showApproval } from '@madoguchi/contract/approvals/operations.ts';
import { showTasks } from '@madoguchi/contract/information/operations.ts';
import {
  countForDecision,
  listForDecision,
  listPurchaseRequests,
  showPurchaseGround,
  showPurchaseRequest,
} from '@madoguchi/contract/purchase-requests/operations.ts';
import { refresh } from '../../../platform/query.ts';

/** After a write: the request and its approval, where both stand in lists and counts, and what the next one is compared with. */
export function readPurchasesAgain(): Promise<void> {
  return refresh([
    showPurchaseRequest.id,
    showApproval.id,
    listPurchaseRequests.id,
    listForDecision.id,
    countForDecision.id,
    listInbox.id,
    countInbox.id,
    showTasks.id,
    showPurchaseGround.id,
  ]);
}
