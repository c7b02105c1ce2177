import { countInbox, listInbox, showApproval } from '@madoguchi/contract/approvals/operations.ts';
import { showTasks } from '@madoguchi/contract/information/operations.ts';
import {
  countForDecision,
  listForDecision,
  showPurchaseRequest,
} from '@madoguchi/contract/purchase-requests/operations.ts';
import { refresh } from '../../../platform/query.ts';

export const DECISION_READS = [
  listForDecision.id,
  countForDecision.id,
  showPurchaseRequest.id,
  showApproval.id,
  listInbox.id,
] as const;

/** After a decision: the list, its counts, what is open of it, and everywhere what waits for the reader. */
export function readDecisionsAgain(): void {
  void refresh([...DECISION_READS, countInbox.id, showTasks.id]);
}
