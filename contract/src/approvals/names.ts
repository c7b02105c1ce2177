// Names of kinds, states and reasons of approvals, in lists, files and mails alike.
import type { Text } from '../message.ts';
import type { ActKind, ApprovalStatus, ReturnReason, TaskStatus } from './approval.ts';
import type { StepKind } from './route.ts';

export const STEP_KIND_NAMES = {
  approve: { ja: '承認', en: 'Approve' },
  check: { ja: '確認', en: 'Check' },
  circulate: { ja: '回覧', en: 'Circulate' },
} as const satisfies Readonly<Record<StepKind, Text>>;

export const TASK_STATUS_NAMES = {
  waiting: { ja: '順番待ち', en: 'Not yet' },
  pending: { ja: '承認待ち', en: 'Pending' },
  approved: { ja: '承認', en: 'Approved' },
  checked: { ja: '確認', en: 'Checked' },
  read: { ja: '閲覧済', en: 'Read' },
  returned: { ja: '差戻し', en: 'Returned' },
  rejected: { ja: '却下', en: 'Rejected' },
  taken_back: { ja: '引戻し', en: 'Taken back' },
  skipped: { ja: '省略', en: 'Skipped' },
  reassigned: { ja: '担当変更', en: 'Reassigned' },
} as const satisfies Readonly<Record<TaskStatus, Text>>;

/** How the approval of a request stands. */
export const APPROVAL_STATUS_NAMES = {
  in_progress: { ja: '承認中', en: 'In review' },
  approved: { ja: '承認済', en: 'Approved' },
  returned: { ja: '差戻し', en: 'Returned' },
  rejected: { ja: '却下', en: 'Rejected' },
  withdrawn: { ja: '取下げ', en: 'Withdrawn' },
  lapsed: { ja: '失効', en: 'Lapsed' },
} as const satisfies Readonly<Record<ApprovalStatus, Text>>;

/** The act, as a timeline names it. */
export const ACT_NAMES = {
  submit: { ja: '申請', en: 'Submitted' },
  approve: { ja: '承認', en: 'Approved' },
  check: { ja: '確認', en: 'Checked' },
  read: { ja: '閲覧', en: 'Read' },
  return: { ja: '差戻し', en: 'Returned' },
  reject: { ja: '却下', en: 'Rejected' },
  'take-back': { ja: '引戻し', en: 'Taken back' },
  comment: { ja: 'コメント', en: 'Comment' },
  reassign: { ja: '担当変更', en: 'Reassigned' },
  withdraw: { ja: '取下げ', en: 'Withdrawn' },
  remind: { ja: '催促', en: 'Reminded' },
  escalate: { ja: '承認者の追加', en: 'Approver added' },
  'change-amount': { ja: '金額の変更', en: 'Amount changed' },
  lapse: { ja: '失効', en: 'Lapsed' },
} as const satisfies Readonly<Record<ActKind, Text>>;

export const RETURN_REASON_NAMES = {
  entry: { ja: '記入もれ・誤り', en: 'Missing or wrong entry' },
  receipt: { ja: '証憑の不足', en: 'Receipt missing' },
  amount: { ja: '金額の確認', en: 'Amount to be checked' },
  purpose: { ja: '目的の確認', en: 'Purpose to be explained' },
  other: { ja: 'その他', en: 'Other' },
} as const satisfies Readonly<Record<ReturnReason, Text>>;
