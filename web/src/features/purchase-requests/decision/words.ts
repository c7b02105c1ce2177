// Every word of the decision list (R28). States, tabs and columns have theirs in the contract.
import { defineWords } from '../../../platform/words.ts';

export const useDecisionWords = defineWords({
  'tabs.label': { ja: '承認状況の切り替え', en: 'Approval status views' },
  'tab.sum': {
    ja: '{{count}}件、合計{{sum}}',
    en: { one: '{{count}} request, {{sum}}', other: '{{count}} requests, {{sum}} in all' },
  },
  'median.hours': {
    ja: '決裁までの中央値 {{hours}}時間（営業時間、直近90日の{{count}}件）',
    en: {
      one: 'Median time to a decision: {{hours}} business hours ({{count}} request in the last 90 days)',
      other: 'Median time to a decision: {{hours}} business hours ({{count}} requests in the last 90 days)',
    },
  },
  'median.none': {
    ja: '直近90日に決裁された購買申請はありません。',
    en: 'No purchase request was decided in the last 90 days.',
  },
  delegate: { ja: '代理を頼む', en: 'Ask a delegate' },

  'row.days': { ja: '{{count}}営業日', en: { one: '{{count}} business day', other: '{{count}} business days' } },
  'row.today': { ja: '今日', en: 'Today' },
  'export.list': { ja: 'この一覧', en: 'This list' },

  'bulk.approve': { ja: '一括承認', en: 'Approve selected' },
  'bulk.approve.title': {
    ja: '購買申請{{count}}件を承認しますか？',
    en: { one: 'Approve {{count}} purchase request?', other: 'Approve {{count}} purchase requests?' },
  },
  'bulk.approve.effect': {
    ja: '{{count}}件、合計{{sum}}円。次の承認者または申請者に通知します。',
    en: {
      one: '{{count}} request, ¥{{sum}}. The next approver or the requester will be notified.',
      other: '{{count}} requests, ¥{{sum}} in all. The next approvers or the requesters will be notified.',
    },
  },
  'bulk.approve.done': { ja: '{{count}}件を承認しました。', en: '{{count}} approved.' },
  'bulk.row': { ja: '{{number}} {{name}}', en: '{{number}}, {{name}}' },
  'left.turn': { ja: '今はあなたの番ではありません。', en: 'it is not your turn now' },
  'left.warned': { ja: '注意があります。開いて確認してください。', en: 'it has warnings; open it to check them' },
  'left.check': { ja: '確認のステップです。開いて確認してください。', en: 'it is to be checked; open it' },
  'left.circulate': { ja: '回覧です。開いて読んでください。', en: 'it is circulated; open it to read it' },

  'pane.label': { ja: '購買申請', en: 'Purchase request' },
  'pane.gone': {
    ja: 'この購買申請は表示できません。URLが正しくない可能性があります。',
    en: 'This purchase request cannot be shown. The address may be wrong.',
  },
  'pane.back': { ja: '購買承認状況の一覧に戻る', en: 'Back to the approval status' },
  'done.last': { ja: '自分の番の購買申請はもうありません。', en: 'No more purchase requests wait for you.' },
  'empty.mine': { ja: '自分の番の購買申請はありません。', en: 'No purchase request is waiting for you.' },
  'empty.overdue': { ja: '期限を過ぎた購買申請はありません。', en: 'No purchase request is overdue.' },
  empty: { ja: '購買申請はまだありません。', en: 'No purchase requests yet.' },
  'empty.filtered': { ja: '条件に合う購買申請はありません。', en: 'No purchase requests match.' },
  'totals.label': { ja: '{{count}}件', en: { one: '{{count}} request', other: '{{count}} requests' } },
  'totals.partial': {
    ja: '読み込み済み{{count}}件の合計',
    en: { one: 'Total of the {{count}} request loaded', other: 'Total of the {{count}} requests loaded' },
  },
});
