// The data that the approval sheet of a purchase request is made from.
import type { Approval } from '@madoguchi/contract/approvals/approval.ts';
import type { ApprovalActView } from '@madoguchi/contract/approvals/model.ts';
import type { PurchaseRequest } from '@madoguchi/contract/purchase-requests/model.ts';

export interface PaperPurchase extends PurchaseRequest {
  /** Of its category, by today's masters; `null` where they name none. */
  readonly ledgerAccount: string | null;
  /** `null` before the first submission. */
  readonly approval: Pick<Approval, 'status' | 'current' | 'steps'> | null;
  /** The acts on its approval in all rounds, oldest first. */
  readonly acts: readonly ApprovalActView[];
}
