// Approvals as their approvers and requesters meet them. Routes and delegations are maintained next door.
import * as z from 'zod';
import { InBulkOf } from '../list/bulk.ts';
import { listExport, listInput, listOutput } from '../list/list-input.ts';
import { download, read, write } from '../operation.ts';
import { Id } from '../values/id.ts';
import { textLines } from '../values/text.ts';
import { YearMonth } from '../values/year-month.ts';
import { Yen } from '../values/yen.ts';
import { APPROVAL_DOMAINS, DOMAINS } from './domains.ts';
import { DECIDED_LIST, INBOX_LIST, REQUEST_LIST } from './lists.ts';
import {
  ActedApproval,
  AmountAct,
  AmountPreview,
  ApprovalPreview,
  ApprovalView,
  AtVersion,
  COMMENT_LIMIT,
  CommentedAct,
  ReassignAct,
  ReturnAct,
} from './model.ts';

const TOUCHES = ['approvals', ...Object.values(DOMAINS).map(({ noun }) => noun)] as const;

const REFUSALS = ['not-found', 'not-allowed', 'wrong-state', 'stale'] as const;

/** Turns that wait for the caller, theirs and that of those whose delegate they are (B3-07). */
export const listInbox = read('approvals.list-inbox', {
  at: ['GET', '/api/approvals/inbox'],
  access: 'staff',
  shows: ['approvals', 'delegations'],
  input: z.strictObject(listInput(INBOX_LIST)),
  output: listOutput(INBOX_LIST),
  refuses: [],
});

/** The inbox as it is filtered and sorted, as a file. */
export const exportInbox = download('approvals.export-inbox', {
  at: ['GET', '/api/approvals/inbox/export'],
  access: 'staff',
  input: z.strictObject(listExport(INBOX_LIST)),
  mediaType: 'text/csv',
  refuses: [],
  records: 'approvals.exported',
});

/** Turns that the caller took, or that were taken in their name. */
export const listDecided = read('approvals.list-decided', {
  at: ['GET', '/api/approvals/decided'],
  access: 'staff',
  shows: ['approvals'],
  input: z.strictObject(listInput(DECIDED_LIST)),
  output: listOutput(DECIDED_LIST),
  refuses: [],
});

/** The same as it is filtered and sorted, as a file. */
export const exportDecided = download('approvals.export-decided', {
  at: ['GET', '/api/approvals/decided/export'],
  access: 'staff',
  input: z.strictObject(listExport(DECIDED_LIST)),
  mediaType: 'text/csv',
  refuses: [],
  records: 'approvals.decided-exported',
});

/** All requests that were first submitted in the month, as the analysis counts them (S7-02). */
export const listRequests = read('approvals.list-requests', {
  at: ['GET', '/api/approvals/requests'],
  access: 'admin',
  shows: ['approvals'],
  input: z.strictObject({ month: YearMonth, ...listInput(REQUEST_LIST) }),
  output: listOutput(REQUEST_LIST),
  refuses: [],
});

/** The same as it is filtered and sorted, as a file. */
export const exportRequests = download('approvals.export-requests', {
  at: ['GET', '/api/approvals/requests/export'],
  access: 'admin',
  input: z.strictObject({ month: YearMonth, ...listExport(REQUEST_LIST) }),
  mediaType: 'text/csv',
  refuses: [],
  records: 'approvals.requests-exported',
});

/** How much waits for the caller, how much of it is overdue, and since when the oldest has. */
export const countInbox = read('approvals.count-inbox', {
  at: ['GET', '/api/approvals/count'],
  access: 'staff',
  shows: ['approvals', 'delegations'],
  input: z.strictObject({}),
  output: z.object({ waiting: z.number().int(), overdue: z.number().int(), since: z.iso.datetime().nullable() }),
  refuses: [],
});

/** One approval, for its requester, its approvers and their delegates, and admins; unknown to all others. */
export const showApproval = read('approvals.show', {
  at: ['GET', '/api/approvals/:id'],
  access: 'staff',
  shows: ['approvals', 'delegations'],
  input: z.strictObject({ id: Id }),
  output: ApprovalView,
  refuses: ['not-found'],
});

/** The route with names that a draft of the caller's would take as it is now (B3-05). */
export const previewApproval = read('approvals.preview', {
  at: ['GET', '/api/approvals/preview/:domain/:subjectId'],
  access: 'staff',
  shows: ['approval-routes'],
  input: z.strictObject({ domain: z.enum(APPROVAL_DOMAINS), subjectId: Id }),
  output: ApprovalPreview,
  refuses: ['not-found'],
});

/** The caller's yes to the step whose turn it is: approved, checked or read, as the step's kind says. */
export const approve = write('approvals.approve', {
  at: ['POST', '/api/approvals/:id/approve'],
  access: 'staff',
  touches: TOUCHES,
  input: AtVersion.extend({ comment: textLines(COMMENT_LIMIT).default(''), inBulkOf: InBulkOf }),
  output: ActedApproval,
  refuses: REFUSALS,
  records: 'approval.approved',
});

/** Back for correction: to the requester, or to an earlier step by its index. */
export const returnRequest = write('approvals.return', {
  at: ['POST', '/api/approvals/:id/return'],
  access: 'staff',
  touches: TOUCHES,
  input: ReturnAct,
  output: ActedApproval,
  refuses: REFUSALS,
  records: 'approval.returned',
});

/** Ends the request. */
export const reject = write('approvals.reject', {
  at: ['POST', '/api/approvals/:id/reject'],
  access: 'staff',
  touches: TOUCHES,
  input: CommentedAct,
  output: ActedApproval,
  refuses: REFUSALS,
  records: 'approval.rejected',
});

/** The decider undoes their own yes, while the next step is untouched. */
export const takeBack = write('approvals.take-back', {
  at: ['POST', '/api/approvals/:id/take-back'],
  access: 'staff',
  touches: TOUCHES,
  input: AtVersion,
  output: ActedApproval,
  refuses: REFUSALS,
  records: 'approval.taken-back',
});

/** A word to everybody who sees the approval; its state stays. */
export const commentOn = write('approvals.comment', {
  at: ['POST', '/api/approvals/:id/comment'],
  access: 'staff',
  touches: TOUCHES,
  input: CommentedAct,
  output: ActedApproval,
  refuses: ['not-found', 'not-allowed', 'stale'],
  records: 'approval.commented',
});

/** An admin moves one person's open turn to another, with a reason; never to the requester. */
export const reassign = write('approvals.reassign', {
  at: ['POST', '/api/approvals/:id/reassign'],
  access: 'admin',
  touches: TOUCHES,
  input: ReassignAct,
  output: ActedApproval,
  refuses: [...REFUSALS, 'invalid'],
  records: 'approval.reassigned',
});

/** The steps that another amount would add to a request whose turn is the caller's; nothing is changed (B3-05). */
export const previewAmount = read('approvals.preview-amount', {
  at: ['GET', '/api/approvals/:id/amount'],
  access: 'staff',
  shows: ['approval-routes'],
  input: z.strictObject({ id: Id, amount: z.coerce.number().pipe(Yen.min(0)) }),
  output: AmountPreview,
  refuses: ['not-found', 'not-allowed', 'wrong-state'],
});

/** Whoever has the turn changes the amount, with the reason; over a threshold the missing steps follow theirs (B3-05). */
export const changeAmount = write('approvals.change-amount', {
  at: ['POST', '/api/approvals/:id/amount'],
  access: 'staff',
  touches: TOUCHES,
  input: AmountAct,
  output: ActedApproval,
  refuses: [...REFUSALS, 'invalid'],
  records: 'approval.amount-changed',
});

export const APPROVAL_OPERATIONS = [
  listInbox,
  exportInbox,
  listDecided,
  exportDecided,
  listRequests,
  exportRequests,
  countInbox,
  showApproval,
  previewApproval,
  approve,
  returnRequest,
  reject,
  takeBack,
  commentOn,
  reassign,
  previewAmount,
  changeAmount,
] as const;
