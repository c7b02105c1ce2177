// Names of the states and facts of purchase requests, on screens, papers and files alike.
import type { Texts } from '../message.ts';
import type { DecisionTab, PurchaseFact } from './model.ts';
import type { PurchaseStatus } from './rules.ts';

export const STATUS_NAMES = {
  draft: { ja: '下書き', en: 'Draft' },
  submitted: { ja: '申請中', en: 'Submitted' },
  in_review: { ja: '承認中', en: 'In review' },
  returned: { ja: '差戻し', en: 'Returned' },
  withdrawn: { ja: '取下げ', en: 'Withdrawn' },
  rejected: { ja: '却下', en: 'Rejected' },
  approved: { ja: '承認済', en: 'Approved' },
  ordered: { ja: '発注済', en: 'Ordered' },
  partially_received: { ja: '一部検収', en: 'Partly received' },
  received: { ja: '検収済', en: 'Received' },
  closed: { ja: '完了', en: 'Closed' },
  cancelled: { ja: '取消済', en: 'Cancelled' },
  expired: { ja: '期限切れ', en: 'Expired' },
} as const satisfies Texts<PurchaseStatus>;

export const FACT_NAMES = {
  submitted: { ja: '申請', en: 'Submitted' },
  withdrawn: { ja: '取下げ', en: 'Withdrawn' },
  cancelled: { ja: '取消し', en: 'Cancelled' },
  ordered: { ja: '発注', en: 'Ordered' },
  received: { ja: '検収', en: 'Goods received' },
  invoiced: { ja: '請求書', en: 'Invoice noted' },
  closed: { ja: '完了', en: 'Closed' },
  expired: { ja: '期限切れ', en: 'Expired' },
} as const satisfies Texts<PurchaseFact['fact']>;

export const TAB_NAMES = {
  mine: { ja: '自分の承認待ち', en: 'My turn' },
  all: { ja: 'すべて', en: 'All' },
  decided: { ja: '決裁済', en: 'Decided' },
  overdue: { ja: '期限超過', en: 'Overdue' },
} as const satisfies Texts<DecisionTab>;
