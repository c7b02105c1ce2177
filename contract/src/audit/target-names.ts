// What a record may be about, in words.
import type { Text } from '../message.ts';

export const TARGET_NAMES = {
  account: { ja: 'アカウント', en: 'Account' },
  employee: { ja: '社員', en: 'Employee' },
  session: { ja: 'ログイン', en: 'Session' },
  'shared-view': { ja: '共有の表示', en: 'Shared view' },
  preference: { ja: '表示設定', en: 'Preference' },
  'expense-claim': { ja: '精算書', en: 'Claim' },
  'expense-claim-month': { ja: '対象月', en: 'Month' },
  'purchase-request': { ja: '購買申請', en: 'Purchase request' },
  approval: { ja: '承認', en: 'Approval' },
  'approval-route': { ja: '承認経路', en: 'Approval route' },
  delegation: { ja: '代理', en: 'Delegation' },
  attachment: { ja: '添付ファイル', en: 'Attachment' },
  announcement: { ja: 'お知らせ', en: 'Announcement' },
  classification: { ja: '分類', en: 'Classification' },
  'classification-detail': { ja: '分類項目', en: 'Classification detail' },
  'dated-rate': { ja: '改定日付きの値', en: 'Dated rate' },
  'faq-entry': { ja: 'よくある質問', en: 'FAQ entry' },
  'faq-question': { ja: '質問', en: 'Question' },
  'fault-report': { ja: '問題の報告', en: 'Report of a problem' },
  page: { ja: '画面', en: 'Page' },
  installation: { ja: 'ポータル', en: 'Portal' },
  'audit-trail': { ja: '監査証跡', en: 'Audit trail' },
  'audit-record': { ja: '監査記録', en: 'Audit record' },
} as const satisfies Record<string, Text>;

export type TargetKind = keyof typeof TARGET_NAMES;
export const TARGET_KINDS = Object.keys(TARGET_NAMES) as TargetKind[];
