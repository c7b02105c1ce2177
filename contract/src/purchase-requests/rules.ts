// The rules of a purchase request: its states and who moves them (B5-03). Sums stand in totals.ts, checks in checks.ts.
import { type Machine, type MachineRefusal, machine } from '../record/machine.ts';
import { numbersMeant } from '../values/typed-number.ts';

export const PURCHASE_STATUSES = [
  'draft',
  'submitted',
  'in_review',
  'returned',
  'withdrawn',
  'rejected',
  'approved',
  'ordered',
  'partially_received',
  'received',
  'closed',
  'cancelled',
  'expired',
] as const;
export type PurchaseStatus = (typeof PURCHASE_STATUSES)[number];

/**
 * `buyer`: the requester, and every admin. `approval`: what the approval engine makes of what its approvers did;
 * `calendar`: the day that has come.
 */
export type Party = 'owner' | 'buyer' | 'approval' | 'calendar';

/** In approval: its approvers decide. */
export const UNDER_APPROVAL: readonly PurchaseStatus[] = ['submitted', 'in_review'];
/** States in which the requester may change it. */
export const EDITABLE: readonly PurchaseStatus[] = ['draft', 'returned', 'withdrawn'];
/** States of what was decided, for the decision list. */
export const DECIDED: readonly PurchaseStatus[] = [
  'rejected',
  'approved',
  'ordered',
  'partially_received',
  'received',
  'closed',
  'expired',
];
const ORDERED: readonly PurchaseStatus[] = ['ordered', 'partially_received'];

export type PurchaseAction =
  | 'submit'
  | 'withdraw'
  | 'cancel'
  | 'cancel-approved'
  | 'review'
  | 'approve'
  | 'return'
  | 'reject'
  | 'order'
  | 'receive'
  | 'receive-all'
  | 'close'
  | 'close-incomplete'
  | 'expire';

/** B5-03. What has been ordered is never cancelled: what will not come is closed with the reason. */
export const purchaseMachine: Machine<PurchaseStatus, PurchaseAction, Party> = machine<PurchaseStatus, Party>()({
  submit: { from: EDITABLE, to: 'submitted', by: 'owner' },
  withdraw: { from: ['submitted'], to: 'withdrawn', by: 'owner' },
  cancel: { from: EDITABLE, to: 'cancelled', by: 'owner' },
  'cancel-approved': { from: ['approved'], to: 'cancelled', by: 'buyer' },
  review: { from: UNDER_APPROVAL, to: 'in_review', by: 'approval' },
  approve: { from: UNDER_APPROVAL, to: 'approved', by: 'approval' },
  return: { from: UNDER_APPROVAL, to: 'returned', by: 'approval' },
  reject: { from: UNDER_APPROVAL, to: 'rejected', by: 'approval' },
  order: { from: ['approved'], to: 'ordered', by: 'buyer' },
  receive: { from: ORDERED, to: 'partially_received', by: 'buyer' },
  'receive-all': { from: ORDERED, to: 'received', by: 'buyer' },
  close: { from: ['received'], to: 'closed', by: 'buyer' },
  'close-incomplete': { from: ORDERED, to: 'closed', by: 'buyer' },
  expire: { from: ['approved'], to: 'expired', by: 'calendar' },
});

/** States that something can still lead out of. */
export const OPEN: readonly PurchaseStatus[] = PURCHASE_STATUSES.filter((status) =>
  Object.values(purchaseMachine.transitions).some(({ from }) => from.includes(status)),
);

/** States in which an invoice may be noted. */
export const INVOICEABLE: readonly PurchaseStatus[] = [...ORDERED, 'received'];

export interface PurchaseActor {
  readonly isOwner: boolean;
  readonly isAdmin: boolean;
}

export function partiesOf({ isOwner, isAdmin }: PurchaseActor): readonly Party[] {
  if (isOwner) return ['owner', 'buyer'];
  return isAdmin ? ['buyer'] : [];
}

/** `null` where the actor may do it now, else the reason; asked by button, server and test alike (B0-05). */
export function whyNot(status: PurchaseStatus, action: PurchaseAction, actor: PurchaseActor) {
  return purchaseMachine.whyNot(status, action, partiesOf(actor));
}

/** The same for noting an invoice, which is the buyers' and moves nothing. */
export function whyNotInvoice(status: PurchaseStatus, actor: PurchaseActor): MachineRefusal | null {
  if (!partiesOf(actor).includes('buyer')) return 'not-allowed';
  return INVOICEABLE.includes(status) ? null : 'wrong-state';
}

/** The numbers that may be meant, newest fiscal year first; none where the text is no number of a purchase request. */
export function purchaseNumbersMeant(typed: string, fiscalYear: number): string[] {
  return numbersMeant('PR', typed, fiscalYear);
}
