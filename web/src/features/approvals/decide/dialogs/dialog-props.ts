import type { ActedApproval, ApprovalView } from '@madoguchi/contract/approvals/model.ts';

/** What every dialog of an act is given. */
export interface ActDialogProps {
  readonly approval: ApprovalView;
  readonly onDone: (acted: ActedApproval) => void;
  readonly onDismiss: () => void;
}
