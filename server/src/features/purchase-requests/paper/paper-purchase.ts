// The data that the approval sheet of a purchase request is made from.
import type { PurchaseRequest } from '@madoguchi/contract/purchase-requests/model.ts';
import type { ApprovalOnPaper } from '../../approvals/public.ts';

export interface PaperPurchase extends PurchaseRequest, ApprovalOnPaper {
  /** Of its category, by today's masters; `null` where they name none. */
  readonly ledgerAccount: string | null;
}
