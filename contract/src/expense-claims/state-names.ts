// Names of the states of a claim and the facts about it, on screens, papers and files alike.
import type { Texts } from '../message.ts';
import type { ClaimDecision, ClaimStatus } from './model.ts';

export const STATUS_NAMES = {
  draft: { ja: '下書き', en: 'Draft' },
  submitted: { ja: '申請中', en: 'Submitted' },
  in_review: { ja: '承認中', en: 'In review' },
  returned: { ja: '差戻し', en: 'Returned' },
  rejected: { ja: '却下', en: 'Rejected' },
  cancelled: { ja: '取消済', en: 'Cancelled' },
  approved: { ja: '承認済', en: 'Approved' },
  confirmed: { ja: '確定済', en: 'Confirmed' },
} as const satisfies Texts<ClaimStatus>;

/** In the reviewer's view: no claim of the month, or only a draft. */
export const NOT_SUBMITTED = { ja: '未申請', en: 'Not submitted' } as const;

export const DECISION_NAMES = {
  submitted: { ja: '申請', en: 'Submitted' },
  withdrawn: { ja: '取下げ', en: 'Withdrawn' },
  cancelled: { ja: '取消し', en: 'Cancelled' },
  approved: { ja: '承認', en: 'Approved' },
  checked: { ja: '確認', en: 'Checked' },
  'taken-back': { ja: '引戻し', en: 'Taken back' },
  returned: { ja: '差戻し', en: 'Returned' },
  rejected: { ja: '却下', en: 'Rejected' },
  confirmed: { ja: '確定', en: 'Confirmed' },
} as const satisfies Texts<ClaimDecision['decision']>;
