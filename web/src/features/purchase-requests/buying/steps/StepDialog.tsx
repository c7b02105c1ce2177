import type { PurchaseRequest } from '@madoguchi/contract/purchase-requests/model.ts';
import type { ComponentType } from 'react';
import { CancelDialog } from './CancelDialog.tsx';
import { CloseDialog } from './CloseDialog.tsx';
import { InvoiceDialog } from './InvoiceDialog.tsx';
import { OrderDialog } from './OrderDialog.tsx';
import { ReceiveDialog } from './ReceiveDialog.tsx';
import { WithdrawDialog } from './WithdrawDialog.tsx';

export type Step = 'withdraw' | 'cancel' | 'order' | 'receive' | 'invoice' | 'close';

interface DialogProps {
  readonly request: PurchaseRequest;
  readonly onClose: () => void;
}

const DIALOGS: Readonly<Record<Step, ComponentType<DialogProps>>> = {
  withdraw: WithdrawDialog,
  cancel: CancelDialog,
  order: OrderDialog,
  receive: ReceiveDialog,
  invoice: InvoiceDialog,
  close: CloseDialog,
};

/** Asks what a step needs to know, and says what it does. */
export function StepDialog({ step, ...props }: DialogProps & { readonly step: Step }) {
  const Asked = DIALOGS[step];
  return <Asked {...props} />;
}
