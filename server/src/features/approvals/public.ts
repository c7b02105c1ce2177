// Approvals for other features: how a request of theirs begins and ends one, and what the composition root is told.
export { NEWEST_ACT } from './acts-store.ts';
export type { ApprovalWrite } from './approval-writes-store.ts';
export { type Announced, approvedRecord, callerOf, ownEmployee } from './approved-record.ts';
export { approvedTable } from './approved-record-store.ts';
export { approvesSubject } from './approvers-store.ts';
export { approvalFigures } from './figures-store.ts';
export { approvalsWaiting } from './inbox/inbox-reads.ts';
export { waitingSubjects } from './inbox/inbox-store.ts';
export { outcomeFacts } from './news/outcome-facts-store.ts';
export { organisationFor, positionsOf } from './organisation/organisation-of-day.ts';
export { actsOnRecord } from './paper/acts-on-record.ts';
export { type ApprovalOnPaper, approvalOnPaper } from './paper/approval-on-paper.ts';
export { routeTable } from './paper/route-table.ts';
export { approvalSeals } from './paper/seals.ts';
export {
  type AmountsPort,
  type AmountValues,
  type ApprovalSubjectPort,
  type ApprovalSubjects,
  type MoveValues,
  prepareApprovals,
} from './subject-port.ts';
export {
  approvalIdOf,
  auditedApprovals,
  decisionsOn,
  openTurns,
  overdueSubjects,
  returnedAt,
  underWayBy,
  withApproval,
} from './subjects-store.ts';
export {
  announceRequests,
  type BegunRequest,
  type PlannedRequests,
  planRequests,
} from './submission/plan-requests.ts';
export { planSubmission, type Submission } from './submission/plan-submission.ts';
export { planWithdrawal } from './submission/plan-withdrawal.ts';
export { previewOf, stepBandsOf } from './submission/preview.ts';
export {
  type BeginValues,
  beginParts,
  type RequestValues,
  requestParts,
  withdrawParts,
} from './submission/submission-store.ts';
export { whomToAsk } from './submission/whom-to-ask-store.ts';
