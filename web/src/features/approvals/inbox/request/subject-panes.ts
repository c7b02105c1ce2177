// What an approver sees of a request, by its domain; each is loaded when one of its kind is opened.
import type { ApprovalDomain } from '@madoguchi/contract/approvals/domains.ts';
import type { ComponentType } from 'react';
import { ClaimForApproval } from '../../../expense-claims/public.ts';
import { PurchaseForApproval, PurchaseSuppliers } from '../../../purchase-requests/public.ts';

interface SubjectPaneProps {
  /** The claim's id, say. */
  readonly subjectId: string;
}

export const SUBJECT_PANES: Readonly<Record<ApprovalDomain, ComponentType<SubjectPaneProps>>> = {
  'travel-expenses': ClaimForApproval,
  'purchase-requests': PurchaseForApproval,
};

/** What stands beside amount and requester in the bar, where a domain has more that a decision is never made without. */
export const BESIDE_AMOUNT: Readonly<Partial<Record<ApprovalDomain, ComponentType<SubjectPaneProps>>>> = {
  'purchase-requests': PurchaseSuppliers,
};
