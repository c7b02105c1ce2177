// Handlers of the approvals.
import type { APPROVAL_OPERATIONS } from '@madoguchi/contract/approvals/operations.ts';
import type { HandlersFor } from '../../platform/http/handler.ts';
import { approve, commentOn, reject, returnRequest, takeBack } from './acts/acts.ts';
import { changeAmount, previewAmount } from './acts/change-amount.ts';
import { reassign } from './acts/reassign.ts';
import { previewApproval, showApproval } from './approval-reads.ts';
import { openReviews } from './approvers-store.ts';
import { actByDay } from './days/approval-days.ts';
import {
  countInbox,
  exportDecided,
  exportInbox,
  exportRequests,
  listDecided,
  listInbox,
  listRequests,
} from './inbox/inbox-reads.ts';
import { approvalFacts } from './news/approval-facts-store.ts';

const approvalHandlers = {
  'approvals.list-inbox': listInbox,
  'approvals.export-inbox': exportInbox,
  'approvals.list-decided': listDecided,
  'approvals.export-decided': exportDecided,
  'approvals.list-requests': listRequests,
  'approvals.export-requests': exportRequests,
  'approvals.count-inbox': countInbox,
  'approvals.show': showApproval,
  'approvals.preview': previewApproval,
  'approvals.approve': approve,
  'approvals.return': returnRequest,
  'approvals.reject': reject,
  'approvals.take-back': takeBack,
  'approvals.comment': commentOn,
  'approvals.reassign': reassign,
  'approvals.preview-amount': previewAmount,
  'approvals.change-amount': changeAmount,
} satisfies HandlersFor<typeof APPROVAL_OPERATIONS>;

export const approvalsFeature = {
  handlers: approvalHandlers,
  facts: [approvalFacts],
  daily: actByDay,
  openWork: openReviews,
};
