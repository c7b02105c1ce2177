// The words of 承認待ち and 申請一覧. What is done to a request has its words with the decisions.
import { defineWords } from '../../../platform/words.ts';

export const useInboxWords = defineWords({
  'tabs.label': { ja: '承認待ちと処理済み', en: 'Waiting and decided' },
  'tab.waiting': { ja: '承認待ち', en: 'Waiting' },
  'tab.decided': { ja: '処理済み', en: 'Decided' },
  'decided.empty': { ja: '処理済みの申請はまだありません。', en: 'You have not decided anything yet.' },
  'decided.empty.filtered': { ja: '条件に合う処理済みの申請はありません。', en: 'Nothing that you decided matches.' },
  'decided.back': { ja: '処理済みの一覧に戻る', en: 'Back to what you decided' },
  'decided.by': { ja: '{{name}}さんが代理', en: 'By {{name}} for you' },
  'requests.lead': {
    ja: '初めて申請された月ごとに、すべての種別の申請を表示します。',
    en: 'Requests of every type, by the month of their first submission.',
  },
  'requests.back': { ja: '申請一覧に戻る', en: 'Back to all requests' },
  'requests.empty': { ja: '{{month}}の申請はありません。', en: 'There are no requests of {{month}}.' },
  empty: { ja: '承認待ちはありません。', en: 'Nothing is waiting for you.' },
  'empty.filtered': { ja: '条件に合う承認待ちはありません。', en: 'Nothing that waits for you matches.' },
  'row.for': { ja: '{{name}}さんの代理', en: 'For {{name}}' },
  'row.warned': { ja: '注意', en: 'Warnings' },
  'row.warnings': { ja: '注意 {{count}}件', en: { one: '{{count}} warning', other: '{{count}} warnings' } },
  'row.late': { ja: '{{kind}} 期限超過', en: '{{kind}}, overdue' },
  'totals.label': { ja: '{{count}}件', en: { one: '{{count}} request', other: '{{count}} requests' } },
  'totals.partial': {
    ja: '読み込み済み{{count}}件の合計',
    en: { one: 'Total of the {{count}} request loaded', other: 'Total of the {{count}} requests loaded' },
  },

  'bulk.approve': { ja: '一括承認', en: 'Approve selected' },
  'bulk.approve.title': {
    ja: '申請{{count}}件を承認しますか？',
    en: { one: 'Approve {{count}} request?', other: 'Approve {{count}} requests?' },
  },
  'bulk.approve.effect': {
    ja: '{{count}}件、合計{{sum}}円。次の承認者または申請者に通知します。',
    en: {
      one: '{{count}} request, ¥{{sum}}. The next approver or the requester will be notified.',
      other: '{{count}} requests, ¥{{sum}} in all. The next approvers or the requesters will be notified.',
    },
  },
  'bulk.approve.effectUnpaid': {
    ja: '{{count}}件。次の承認者または申請者に通知します。',
    en: {
      one: '{{count}} request. The next approver or the requester will be notified.',
      other: '{{count}} requests. The next approvers or the requesters will be notified.',
    },
  },
  'bulk.approve.done': { ja: '{{count}}件を承認しました。', en: '{{count}} approved.' },
  'bulk.read': { ja: '閲覧済みにする', en: 'Mark as read' },
  'bulk.read.title': {
    ja: '回覧{{count}}件を閲覧済みにしますか？',
    en: { one: 'Mark {{count}} circulated request as read?', other: 'Mark {{count}} circulated requests as read?' },
  },
  'bulk.read.effect': {
    ja: '{{count}}件が承認待ちの一覧から消えます。',
    en: { one: '{{count}} request leaves this list.', other: '{{count}} requests leave this list.' },
  },
  'bulk.read.done': { ja: '{{count}}件を閲覧済みにしました。', en: '{{count}} marked as read.' },
  'bulk.row': { ja: '{{name}}（{{number}}）', en: '{{name}} ({{number}})' },
  'left.warned': { ja: '注意があります。開いて確認してください。', en: 'it has warnings; open it to check them' },
  'left.check': { ja: '確認のステップです。開いて確認してください。', en: 'it is to be checked; open it' },
  'left.circulate': { ja: '回覧です。', en: 'it is only circulated' },
  'left.decide': { ja: '回覧ではありません。', en: 'it is not only circulated' },

  'pane.label': { ja: '申請', en: 'Request' },
  'pane.heading': { ja: '{{name}} {{title}}', en: '{{name}}, {{title}}' },
  'pane.requester': { ja: '申請者', en: 'Requester' },
  'pane.amount': { ja: '金額', en: 'Amount' },
  'pane.close': { ja: '閉じる', en: 'Close' },
  'pane.back': { ja: '承認待ちの一覧に戻る', en: 'Back to what is waiting for you' },
  'pane.gone': {
    ja: 'この申請は表示できません。取り下げられたか、URLが正しくない可能性があります。',
    en: 'This request cannot be shown. It may have been withdrawn, or the address may be wrong.',
  },
  'done.last': { ja: '承認待ちはもうありません。', en: 'Nothing else is waiting for you.' },
});

export type SayInbox = ReturnType<typeof useInboxWords>;
