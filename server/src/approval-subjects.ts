// The features whose requests go through approval: the engine knows none of them.
import type { ApprovalSubjects } from './features/approvals/public.ts';
import { claimSubject } from './features/expense-claims/public.ts';
import { purchaseSubject } from './features/purchase-requests/public.ts';

export const APPROVAL_SUBJECTS: ApprovalSubjects = [claimSubject, purchaseSubject];
