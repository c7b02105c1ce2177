import type { ActedApproval, ApprovalView } from '@madoguchi/contract/approvals/model.ts';

/** The props of every dialog of an act. */
export interface ActDialogProps {
  readonly approval: ApprovalView;
  readonly onDone: (acted: ActedApproval) => void;
  readonly onDismiss: () => void;
}
