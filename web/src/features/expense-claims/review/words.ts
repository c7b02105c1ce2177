// Every word of the review page. The claim's states and the checks' sentences have their words elsewhere.
import { defineWords } from '../../../platform/words.ts';

export const useReviewWords = defineWords({
  'month.unknown': {
    ja: 'URLの月を読み取れないため、今月の経費確認を表示しています。',
    en: 'The month in the address could not be read. This is the current month.',
  },

  'export.month': { ja: 'この月の明細', en: 'Lines of this month' },

  'bulk.approve': { ja: '一括承認', en: 'Approve selected' },
  'bulk.confirm': { ja: '一括確定', en: 'Confirm selected' },
  'bulk.remind': { ja: '催促', en: 'Remind' },
  'bulk.approve.title': {
    ja: '精算書{{count}}件を承認しますか？',
    en: { one: 'Approve {{count}} claim?', other: 'Approve {{count}} claims?' },
  },
  'bulk.confirm.title': {
    ja: '精算書{{count}}件を確定しますか？',
    en: { one: 'Confirm {{count}} claim?', other: 'Confirm {{count}} claims?' },
  },
  'bulk.remind.title': {
    ja: '{{count}}人に催促しますか？',
    en: { one: 'Remind {{count}} person?', other: 'Remind {{count}} people?' },
  },
  'bulk.approve.effect': {
    ja: '{{count}}件、合計{{sum}}円。次の承認者または申請者に通知します。',
    en: {
      one: '{{count}} claim, ¥{{sum}}. The next approver or the requester will be notified.',
      other: '{{count}} claims, ¥{{sum}} in all. The next approvers or the requesters will be notified.',
    },
  },
  'bulk.confirm.effect': {
    ja: '{{count}}件、合計{{sum}}円。確定すると元に戻せません。',
    en: {
      one: '{{count}} claim, ¥{{sum}}. This cannot be undone.',
      other: '{{count}} claims, ¥{{sum}} in all. This cannot be undone.',
    },
  },
  'bulk.remind.effect': {
    ja: 'まだ申請していない{{count}}人に、申請をお願いする通知を送ります。',
    en: {
      one: '{{count}} person who has not submitted is asked to.',
      other: '{{count}} people who have not submitted are asked to.',
    },
  },
  'bulk.approve.done': { ja: '{{count}}件を承認しました。', en: '{{count}} approved.' },
  'bulk.confirm.done': { ja: '{{count}}件を確定しました。', en: '{{count}} confirmed.' },
  'bulk.remind.done': {
    ja: '{{count}}人に催促しました。',
    en: { one: '{{count}} person reminded.', other: '{{count}} people reminded.' },
  },
  'bulk.own': { ja: '自分の分です。', en: 'it is your own' },
  'bulk.warned': { ja: '注意があります。開いて確認してください。', en: 'it has warnings; open it to check them' },
  'bulk.no-claim': { ja: 'まだ申請していません。', en: 'nothing was submitted' },
  'bulk.state': { ja: 'この操作ができるステータスではありません。', en: 'its status does not allow this' },
  'bulk.turn': { ja: '今はほかの人の承認を待っています。', en: 'it waits for somebody else now' },
  'bulk.handed-in': { ja: 'すでに申請しています。', en: 'it was submitted already' },
  'bulk.reminded': { ja: '今日はすでに催促しています。', en: 'was reminded today already' },

  'remind.all': { ja: '未申請者に催促', en: 'Remind unsubmitted' },
  'remind.title': {
    ja: '{{month}}の未申請者{{count}}人に催促しますか？',
    en: {
      one: 'Remind {{count}} person who has not submitted {{month}}?',
      other: 'Remind {{count}} people who have not submitted {{month}}?',
    },
  },
  'remind.effect': {
    ja: '申請をお願いする通知を送ります。自分と、今日すでに催促した人には送りません。',
    en: 'They are asked to submit. You and people reminded today already are left out.',
  },
  'remind.confirm': { ja: '催促する', en: 'Remind' },
  'remind.dismiss': { ja: '戻る', en: 'Back' },
  'remind.none': {
    ja: '催促する人はいません。全員に今日すでに催促しています。',
    en: 'Nobody was reminded. Everybody has been reminded today already.',
  },
  'remind.failed': {
    ja: '催促できませんでした。再試行してください。',
    en: 'The reminders could not be sent. Try again.',
  },

  'keys.title': { ja: '経費確認', en: 'Expense confirmation' },

  'list.label': { ja: '{{month}}の精算書', en: 'Claims of {{month}}' },
  'row.warnings': { ja: '注意 {{count}}件', en: { one: '{{count}} warning', other: '{{count}} warnings' } },
  'column.employee': { ja: '社員番号', en: 'Employee number' },
  'column.submitted': { ja: '申請日', en: 'Submitted' },
  'row.warned': { ja: '注意', en: 'Warnings' },
  'row.lines': { ja: '{{count}}件', en: { one: '{{count}} line', other: '{{count}} lines' } },

  'list.empty': { ja: '{{month}}の対象者はいません。', en: 'There is nobody to review in {{month}}.' },
  'list.empty.filtered': { ja: '条件に合う精算書はありません。', en: 'No claims match.' },
  'list.empty.submitted': { ja: '申請中の精算書はありません。', en: 'Nothing is waiting for a decision.' },
  'totals.label': { ja: '合計', en: 'Total' },
  'totals.people': { ja: '{{count}}人', en: { one: '{{count}} person', other: '{{count}} people' } },
  'totals.partial': {
    ja: '読み込み済み{{count}}人の合計',
    en: { one: 'Total of the {{count}} person loaded', other: 'Total of the {{count}} people loaded' },
  },

  'claim.label': { ja: '精算書', en: 'Claim' },
  'claim.heading': { ja: '{{name}} {{month}}', en: '{{name}}, {{month}}' },
  'claim.close': { ja: '閉じる', en: 'Close' },
  'claim.back': { ja: '経費確認の一覧に戻る', en: 'Back to expense confirmation' },
  'claim.warned': {
    ja: '申請時の注意が{{count}}件あります。備考の理由を確認してください。',
    en: {
      one: '{{count}} warning at submission. Check the reason in the memo.',
      other: '{{count}} warnings at submission. Check the reasons in the memos.',
    },
  },
  'claim.lines': { ja: '明細', en: 'Lines' },
  'claim.gone': {
    ja: 'この精算書は表示できません。申請者が取り下げたか、URLが正しくない可能性があります。',
    en: 'This claim cannot be shown. The requester may have withdrawn it, or the address may be wrong.',
  },

  'changes.title': { ja: '差戻し後の変更', en: 'Changed since it was returned' },
  'changes.none': { ja: '明細は変更されていません。', en: 'No line was changed.' },
  'changes.added': { ja: '追加：{{line}} {{amount}}', en: 'Added: {{line}} {{amount}}' },
  'changes.removed': { ja: '削除：{{line}} {{amount}}', en: 'Removed: {{line}} {{amount}}' },
  'changes.empty': { ja: '（なし）', en: '(none)' },
  'changes.receipts': { ja: '領収書', en: 'Receipts' },

  'line.place': { ja: '明細の番号', en: 'Number of the line' },
  'line.date': { ja: '利用日', en: 'Date' },
  'line.purpose': { ja: '目的・用件', en: 'Purpose and details' },
  'line.section': { ja: '交通手段・区間', en: 'Transport and section' },
  'line.one-way': { ja: '片道 {{yen}}', en: 'One way {{yen}}' },
  'line.amount': { ja: '金額', en: 'Amount' },
  'line.visited': { ja: '訪問先：{{party}}', en: 'Visited: {{party}}' },
  'line.deduction': { ja: '定期控除 {{yen}}', en: 'Commuter deduction {{yen}}' },
  'line.memo': { ja: '備考：{{memo}}', en: 'Memo: {{memo}}' },
  'line.number': { ja: '登録番号 {{number}}', en: 'Registration number {{number}}' },
  'line.receipt': { ja: '領収書：{{name}}（{{size}}）', en: 'Receipt: {{name}} ({{size}})' },
  'line.warning': { ja: '注意', en: 'Warning' },

  'bar.own': { ja: '自分の精算書は確定できません。', en: 'You cannot confirm your own claim.' },
  'bar.done': { ja: 'この精算書の確認は終わっています。', en: 'This claim has been decided.' },
  'bar.with-requester': { ja: '申請者の修正を待っています。', en: 'Waiting for the requester to correct it.' },
  'action.approve-confirm': { ja: '承認して確定', en: 'Approve and confirm' },
  'action.confirm': { ja: '確定する', en: 'Confirm' },
  'done.return': { ja: '精算書 {{number}} を差し戻しました。', en: 'Claim {{number}} returned.' },
  'done.reject': { ja: '精算書 {{number}} を却下しました。', en: 'Claim {{number}} rejected.' },
  'done.approve': { ja: '精算書 {{number}} を承認しました。', en: 'Claim {{number}} approved.' },
  'done.confirm': { ja: '精算書 {{number}} を確定しました。', en: 'Claim {{number}} confirmed.' },
  'done.last': { ja: 'あなたの操作を待つ精算書はもうありません。', en: 'No more claims of this list wait for you.' },
});

export type SayReview = ReturnType<typeof useReviewWords>;
