// Words of what comes after approval: order, goods receipts, invoices, the end (B5-05).
import { defineWords } from '../../../platform/words.ts';

export const useBuyingWords = defineWords({
  unnamed: { ja: '件名なし', en: 'No name' },
  back: { ja: '戻る', en: 'Back' },
  comment: { ja: 'コメント', en: 'Comment' },
  attachment: { ja: '添付ファイル', en: 'Attachment' },

  withdraw: { ja: '取り下げる', en: 'Withdraw' },
  'withdraw.question': { ja: '購買申請 {{number}} を取り下げますか？', en: 'Withdraw purchase request {{number}}?' },
  'withdraw.effect': {
    ja: '承認者の順番を取り消します。内容を変えて、もう一度申請できます。',
    en: 'The approvers’ turns end. You can change the request and submit it again.',
  },
  'withdraw.done': { ja: '購買申請 {{number}} を取り下げました。', en: 'Purchase request {{number}} withdrawn.' },
  'withdraw.begun': {
    ja: '承認が始まっているため取下げはできません。承認者に差戻しを依頼してください。',
    en: 'Approval has begun, so it cannot be withdrawn. Ask an approver to return it.',
  },

  cancel: { ja: '申請を取り消す', en: 'Cancel request' },
  'cancel.question': { ja: '購買申請「{{name}}」を取り消しますか？', en: 'Cancel the purchase request “{{name}}”?' },
  'cancel.effect': {
    ja: '取り消した申請は元に戻せません。コピーして新規作成できます。',
    en: 'It cannot be brought back. It can be copied as a new one.',
  },
  'cancel.reason': { ja: '取り消す理由', en: 'Reason' },
  'cancel.done': { ja: '購買申請「{{name}}」を取り消しました。', en: 'Purchase request “{{name}}” cancelled.' },

  order: { ja: '発注する', en: 'Order' },
  'order.title': { ja: '購買申請 {{number}} を発注しますか？', en: 'Order purchase request {{number}}?' },
  'order.day': { ja: '発注日', en: 'Ordered on' },
  'order.amount': { ja: '発注金額（税込）', en: 'Amount ordered, with tax' },
  'order.most': { ja: '承認額は{{yen}}円です。', en: 'Approved: ¥{{yen}}.' },
  'order.number': { ja: '注文番号', en: 'Order number' },
  'order.expected': { ja: '納品予定日', en: 'Delivery expected on' },
  'order.done': { ja: '購買申請 {{number}} の発注を記録しました。', en: 'Order of {{number}} recorded.' },
  'order.left': {
    ja: '発注の期限は{{day}}です（あと{{count}}日）。期限を過ぎると期限切れになります。',
    en: {
      one: 'To be ordered by {{day}} ({{count}} day left). After that it expires.',
      other: 'To be ordered by {{day}} ({{count}} days left). After that it expires.',
    },
  },

  receive: { ja: '検収する', en: 'Receive goods' },
  'receive.title': { ja: '購買申請 {{number}} の納品を検収しますか？', en: 'Receive goods of {{number}}?' },
  'receive.effect': {
    ja: '今回検収する数量を入力してください。届いていない行は空欄にします。',
    en: 'Enter what came and was found good. Leave lines blank that have not come.',
  },
  'receive.day': { ja: '検収日', en: 'Received on' },
  'receive.lines': { ja: '検収数', en: 'Quantities received' },
  'receive.rest': { ja: '{{item}}（残り{{rest}}{{unit}}）', en: '{{item}} ({{rest}} {{unit}} left)' },
  'receive.done': { ja: '購買申請 {{number}} の検収を記録しました。', en: 'Goods receipt of {{number}} recorded.' },

  invoice: { ja: '請求書を登録', en: 'Register invoice' },
  'invoice.title': { ja: '購買申請 {{number}} の請求書', en: 'Invoice for {{number}}' },
  'invoice.supplier': { ja: '購入先', en: 'Supplier' },
  'invoice.day': { ja: '請求日', en: 'Invoiced on' },
  'invoice.number': { ja: '請求書番号', en: 'Invoice number' },
  'invoice.registration': { ja: '登録番号', en: 'Registration number' },
  'invoice.registration.hint': { ja: '例：T7123456789012', en: 'Example: T7123456789012' },
  'invoice.amount': { ja: '請求金額（税込）', en: 'Amount invoiced, with tax' },
  'invoice.done': { ja: '購買申請 {{number}} の請求書を登録しました。', en: 'Invoice for {{number}} registered.' },

  close: { ja: '完了にする', en: 'Close' },
  'close.incomplete': { ja: '残りを待たずに完了', en: 'Close without the rest' },
  'close.question': { ja: '購買申請 {{number}} を完了にしますか？', en: 'Close purchase request {{number}}?' },
  'close.effect': {
    ja: '完了にすると、検収と請求書の登録はできなくなります。',
    en: 'After that no goods receipt and no invoice can be registered.',
  },
  'close.incomplete.effect': {
    ja: 'まだ検収していない明細があります。届かない理由を残して完了にします。',
    en: 'Not everything was received. Say why the rest will not come.',
  },
  'close.reason': { ja: '届かない理由', en: 'Why the rest will not come' },
  'close.done': { ja: '購買申請 {{number}} を完了にしました。', en: 'Purchase request {{number}} closed.' },

  copy: { ja: 'コピーして新規作成', en: 'Copy as new' },
  paper: { ja: '稟議書 {{number}}', en: 'Approval sheet {{number}}' },
  decide: { ja: '承認待ちで開く', en: 'Open in Waiting for you' },

  title: { ja: '発注・検収・請求書', en: 'Order, goods receipts, invoices' },
  'same.person': {
    ja: '発注と検収が同じ人です。ほかの人にも納品を確認してもらってください。',
    en: 'The same person ordered and received. Have somebody else look at the goods too.',
  },
  'order.facts': { ja: '発注', en: 'Order' },
  'receipts.title': { ja: '検収', en: 'Goods receipts' },
  'receipts.none': { ja: 'まだ検収していません。', en: 'Nothing received yet.' },
  'receipts.item': { ja: '品名', en: 'Item' },
  'receipts.progress': { ja: '検収数／数量', en: 'Received of ordered' },
  'receipts.of': { ja: '{{received}}／{{quantity}}{{unit}}', en: '{{received}} of {{quantity}} {{unit}}' },
  'receipts.what': { ja: '{{item}} {{quantity}}{{unit}}', en: '{{item}}: {{quantity}} {{unit}}' },
  'invoices.title': { ja: '請求書', en: 'Invoices' },
  'invoices.none': { ja: '請求書はまだ登録されていません。', en: 'No invoice registered yet.' },
  'invoices.elsewhere': {
    ja: 'この請求書は {{number}} でも使われています。',
    en: 'This invoice is also used in {{number}}.',
  },
  by: { ja: '{{name}}さん', en: '{{name}}' },

  'match.title': { ja: '照合', en: 'Match' },
  'match.requested': { ja: '申請', en: 'Requested' },
  'match.received': { ja: '検収', en: 'Received' },
  'match.invoiced': { ja: '請求', en: 'Invoiced' },
  'match.total': { ja: '合計', en: 'Total' },
  'match.matched': { ja: '申請・検収・請求が一致しています。', en: 'Request, goods receipts and invoices match.' },
  'match.waiting': { ja: '検収か請求書を待っています。', en: 'Goods or invoices are still to come.' },
  'match.ordered': {
    ja: '発注金額は{{yen}}円です。申請と異なるため、全体で照合しています。',
    en: '¥{{yen}} was ordered, which is not what was requested: it is matched as a whole.',
  },
});
