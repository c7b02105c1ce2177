// Every word of purchase requests that no table of the contract holds: states, fields and columns have theirs there.
import { defineWords } from '../../platform/words.ts';

export const usePurchaseWords = defineWords({
  // The list
  create: { ja: '購買申請を作成', en: 'New purchase request' },
  'keys.title': { ja: '購買申請', en: 'Purchase requests' },

  'preset.mine': { ja: '自分の申請', en: 'My requests' },
  'preset.department': { ja: '部署', en: 'Department' },
  'preset.drafts': { ja: '下書き', en: 'Drafts' },
  'preset.returned': { ja: '差戻し', en: 'Returned' },

  'row.unnamed': { ja: '（件名なし）', en: '(no name)' },
  'row.warned': { ja: '注意', en: 'Warnings' },
  'row.warnings': { ja: '注意 {{count}}件', en: { one: '{{count}} warning', other: '{{count}} warnings' } },
  'row.several': { ja: '{{first}} ほか{{count}}件', en: '{{first}} and {{count}} more' },
  'totals.label': { ja: '{{count}}件', en: { one: '{{count}} request', other: '{{count}} requests' } },
  'totals.partial': {
    ja: '読み込み済み{{count}}件の合計',
    en: { one: 'Total of the {{count}} request loaded', other: 'Total of the {{count}} requests loaded' },
  },
  empty: { ja: '購買申請はまだありません。', en: 'No purchase requests yet.' },
  'empty.filtered': { ja: '条件に合う購買申請はありません。', en: 'No purchase requests match.' },

  panel: { ja: '購買申請', en: 'Purchase request' },
  'panel.open': { ja: '申請を開く', en: 'Open the request' },
  'panel.copy': { ja: 'コピーして新規作成', en: 'Copy as new' },
  'panel.waits-for': { ja: '現在の承認者：{{names}}', en: 'Waiting for {{names}}' },

  // The decision list (R28)
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
  'done.last': { ja: '自分の承認待ちの購買申請はもうありません。', en: 'No more purchase requests wait for you.' },
  'empty.mine': { ja: '自分の承認待ちの購買申請はありません。', en: 'No purchase request is waiting for you.' },
  'empty.overdue': { ja: '期限を過ぎた購買申請はありません。', en: 'No purchase request is overdue.' },

  // A request as it is read: beside lists, by its approvers, on its page
  'row.overBudget': { ja: '予算を超過', en: 'Over budget' },
  'facts.label': { ja: '申請の内容', en: 'Request' },
  'facts.requester': { ja: '申請者', en: 'Requester' },

  'line.amount': { ja: '金額（{{tax}}）', en: 'Amount {{tax}}' },
  'tax.with': { ja: '税込', en: 'with tax' },
  'tax.without': { ja: '税抜', en: 'without tax' },
  'line.price': { ja: '数量 × 単価', en: 'Quantity × price' },
  'line.supplier': { ja: '品名・購入先', en: 'Item and supplier' },
  'line.rate': { ja: '{{rate}}%', en: '{{rate}}%' },
  'line.web': { ja: '商品のページ', en: 'Product page' },
  'sum.net': { ja: '税抜', en: 'Without tax' },
  'sum.tax': { ja: '消費税', en: 'Tax' },
  'sum.total': { ja: '合計（税込）', en: 'Total with tax' },

  'quotes.none': { ja: '見積はありません。', en: 'There are no quotes.' },
  'quotes.chosen': { ja: '採用', en: 'Chosen' },
  'quotes.same': { ja: '合計と同じ', en: 'Same as the total' },
  'quotes.over': { ja: '合計より{{yen}}高い', en: '{{yen}} over the total' },
  'quotes.under': { ja: '合計より{{yen}}安い', en: '{{yen}} under the total' },
  'quotes.no-paper': { ja: '見積書なし', en: 'No paper' },

  'warnings.label': {
    ja: '申請時の注意が{{count}}件あります。',
    en: { one: '{{count}} warning at submission.', other: '{{count}} warnings at submission.' },
  },

  'changes.title': { ja: '差戻し後の変更', en: 'Changed since it was returned' },
  'changes.none': { ja: '内容は変更されていません。', en: 'Nothing was changed.' },
  'changes.added': { ja: '追加：{{entry}}', en: 'Added: {{entry}}' },
  'changes.removed': { ja: '削除：{{entry}}', en: 'Removed: {{entry}}' },
  'changes.line': { ja: '明細「{{name}}」', en: 'Line “{{name}}”' },
  'changes.quote': { ja: '見積「{{name}}」', en: 'Quote of “{{name}}”' },
  'changes.empty': { ja: '（なし）', en: '(none)' },
  'changes.files': { ja: '添付ファイルを入れ替えました。', en: 'The attachments are others now.' },
  'changes.paper': { ja: '見積書を入れ替えました', en: 'another paper' },

  history: { ja: '購買申請の履歴', en: 'History of the request' },
  returned: { ja: '{{name}}さんが差し戻しました。', en: 'Returned by {{name}}. ' },
  'returned.automatic': { ja: '差し戻されました。', en: 'Returned. ' },
  'returned.reason': { ja: '理由：{{reason}}', en: 'Reason: {{reason}}' },
  calendar: { ja: '自動', en: 'Automatic' },

  // Steps of a request, and what came of it
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
  'match.waiting': { ja: '検収と請求書を待っています。', en: 'Goods and invoices are still to come.' },
  'match.waiting.goods': { ja: '残りの検収を待っています。', en: 'The rest of the goods is still to come.' },
  'match.waiting.invoices': { ja: '請求書を待っています。', en: 'Invoices are still to come.' },
  'match.ordered': {
    ja: '発注金額は{{yen}}円です。申請と異なるため、全体で照合しています。',
    en: '¥{{yen}} was ordered, which is not what was requested: it is matched as a whole.',
  },

  // The form, what is found in it, and its submission
  page: { ja: '購買申請', en: 'Purchase request' },
  new: { ja: '購買申請の作成', en: 'New purchase request' },
  toList: { ja: '購買申請の一覧に戻る', en: 'Back to purchase requests' },
  'no-employee': {
    ja: '社員情報に結び付いていないアカウントでは、購買申請を作成できません。システム管理者に連絡してください。',
    en: 'An account without an employee record cannot make purchase requests. Ask a system administrator.',
  },

  'group.what': { ja: '申請内容', en: 'Request' },
  'group.lines': { ja: '明細', en: 'Lines' },
  'group.quotes': { ja: '見積', en: 'Quotes' },
  'group.files': { ja: '添付ファイル', en: 'Attachments' },

  'purchaseName.hint': { ja: '例：ノートPC 3台', en: 'Example: 3 laptops' },
  'category.hint': {
    ja: '単価が空の明細には、この区分の税率を入れます。',
    en: 'Lines without a unit price take the tax rate of the category.',
  },
  'deliveryPlace.hint': { ja: '例：本社3階 総務部', en: 'Example: head office, 3rd floor' },
  'prices.without': { ja: '税抜', en: 'Without tax' },
  'prices.with': { ja: '税込', en: 'With tax' },

  'lines.keys': {
    ja: 'Enterで次の欄へ進み、最後の欄では行を追加します。Alt+↑・↓で行を移動します。',
    en: 'Enter goes to the next field and, from the last one, adds a line. Alt+↑ and ↓ move a line.',
  },
  'keys.next': { ja: '次の欄へ（最後の欄では行を追加）', en: 'Next field, or a new line after the last one' },
  'keys.up': { ja: '行を上へ移動', en: 'Move the line up' },
  'keys.down': { ja: '行を下へ移動', en: 'Move the line down' },
  'lines.none': { ja: '明細はまだありません。', en: 'No lines yet.' },
  'line.nth': { ja: '明細{{n}}', en: 'Line {{n}}' },
  'line.add': { ja: '行を追加', en: 'Add line' },
  'line.copy': { ja: '明細{{n}}をコピー', en: 'Copy line {{n}}' },
  'line.remove': { ja: '明細{{n}}を削除', en: 'Delete line {{n}}' },
  'line.up': { ja: '明細{{n}}を上へ', en: 'Move line {{n}} up' },
  'line.down': { ja: '明細{{n}}を下へ', en: 'Move line {{n}} down' },
  'line.moved': { ja: '{{n}}行目に移動しました。', en: 'Moved to line {{n}}.' },
  'line.removed': { ja: '明細を削除しました。', en: 'Line deleted.' },
  'line.undo': { ja: '元に戻す', en: 'Undo' },
  'line.amount.without': { ja: '税抜 {{amount}}', en: '{{amount}} without tax' },
  'line.amount.with': { ja: '税込 {{amount}}', en: '{{amount}} with tax' },
  'unitPrice.without': { ja: '単価（税抜）', en: 'Unit price without tax' },
  'unitPrice.with': { ja: '単価（税込）', en: 'Unit price with tax' },
  'rate.taxed': { ja: '{{rate}}%', en: '{{rate}}%' },
  'rate.untaxed': { ja: '対象外', en: 'Not taxed' },
  'url.hint': { ja: '例：https://example.jp/item', en: 'Example: https://example.jp/item' },
  'line.text': {
    ja: '{{item}} {{quantity}}{{unit}} {{price}} {{supplier}}',
    en: '{{item}} {{quantity}} {{unit}} {{price}} {{supplier}}',
  },

  'quotes.none-needed': { ja: 'この合計では、見積は必要ありません。', en: 'This total needs no quote.' },
  'quotes.needed': {
    ja: 'この合計では、見積が{{count}}社分必要です（現在{{given}}社分）。',
    en: {
      one: 'This total needs {{count}} quote (now {{given}}).',
      other: 'This total needs quotes of {{count}} suppliers (now {{given}}).',
    },
  },
  'quotes.or-reason': {
    ja: '見積が揃わないときは、一社指定の理由を入力してください。',
    en: 'Where quotes are missing, give the single-source reason instead.',
  },
  'quote.nth': { ja: '見積{{n}}', en: 'Quote {{n}}' },
  'quote.add': { ja: '見積を追加', en: 'Add quote' },
  'quote.remove': { ja: '見積{{n}}を削除', en: 'Delete quote {{n}}' },
  'quote.choose': { ja: 'この見積を採用する', en: 'The request follows this quote' },
  'quote.text': {
    ja: '{{supplier}} {{amount}} {{until}} {{chosen}}',
    en: '{{supplier}} {{amount}} {{until}} {{chosen}}',
  },
  'quote.chosen': { ja: '採用', en: 'Chosen' },
  'singleSource.hint': {
    ja: '他社から見積を取れない理由を、承認者に分かるように書いてください。',
    en: 'Tell the approvers why no other supplier can be asked.',
  },

  totals: { ja: '合計', en: 'Total' },
  'totals.supplier': { ja: '購入先', en: 'Supplier' },
  'totals.none': { ja: '数量と単価を入力すると、合計を表示します。', en: 'Quantities and unit prices make the total.' },
  'totals.noSupplier': { ja: '購入先なし', en: 'No supplier' },
  'totals.rate': { ja: '{{rate}}%対象', en: 'At {{rate}}%' },
  'totals.untaxed': { ja: '対象外', en: 'Not taxed' },
  'totals.net': { ja: '税抜', en: 'Without tax' },
  'totals.tax': { ja: '消費税', en: 'Tax' },
  'totals.gross': { ja: '合計（税込）', en: 'Total with tax' },
  'totals.bar': { ja: '合計 {{total}}（税込）', en: 'Total {{total}} with tax' },

  aside: { ja: '承認経路・合計・確認事項', en: 'Approval route, total and points to check' },
  'aside.findings': { ja: '確認事項{{count}}件', en: '{{count}} to check' },

  route: { ja: '承認経路', en: 'Approval route' },
  'route.several': { ja: '{{first}}ほか{{count}}人', en: '{{first}} and {{count}} more' },
  'route.none': { ja: '承認経路がありません。', en: 'There is no approval route.' },
  'route.nobody': { ja: '「{{step}}」の承認者が見つかりません。', en: 'Nobody was found for the step “{{step}}”.' },
  'route.pending': { ja: '承認経路を確認しています…', en: 'Finding the approval route…' },
  'route.failed': { ja: '承認経路を表示できません。', en: 'The approval route cannot be shown.' },
  'route.later': { ja: '明細を入力すると、承認経路を表示します。', en: 'Fill in a line to see the approval route.' },

  findings: { ja: '確認事項', en: 'To check' },
  'findings.none': { ja: '確認が必要な項目はありません。', en: 'Nothing to check.' },
  'findings.line': { ja: '明細{{n}}：{{sentence}}', en: 'Line {{n}}: {{sentence}}' },
  'findings.line.beside': { ja: '明細{{n}}の内容を確認してください。', en: 'Check line {{n}}.' },
  'findings.quote.beside': { ja: '見積{{n}}の内容を確認してください。', en: 'Check quote {{n}}.' },
  'findings.quote': { ja: '見積{{n}}：{{sentence}}', en: 'Quote {{n}}: {{sentence}}' },
  'blocked.title': {
    ja: '申請できません。{{count}}か所を確認してください。',
    en: { one: 'Not ready to submit. Check {{count}} place.', other: 'Not ready to submit. Check {{count}} places.' },
  },

  saveDraft: { ja: '下書き保存', en: 'Save draft' },
  save: { ja: '保存', en: 'Save' },
  submit: { ja: '申請する', en: 'Submit' },
  saved: { ja: '購買申請「{{name}}」を保存しました。', en: 'Purchase request “{{name}}” saved.' },
  'submit.question': { ja: '購買申請「{{name}}」を申請しますか？', en: 'Submit the purchase request “{{name}}”?' },
  'submit.effect': {
    ja: '明細{{count}}件、合計{{total}}円（税込）。承認者に通知します。',
    en: {
      one: '{{count}} line, ¥{{total}} with tax. The approvers will be notified.',
      other: '{{count}} lines, ¥{{total}} with tax. The approvers will be notified.',
    },
  },
  'submit.warnings': {
    ja: '注意が{{count}}件あります。承認者にも表示します。',
    en: {
      one: 'There is {{count}} warning. The approvers will see it too.',
      other: 'There are {{count}} warnings. The approvers will see them too.',
    },
  },
  'submit.done': { ja: '購買申請 {{number}} を申請しました。', en: 'Purchase request {{number}} submitted.' },
  'submit.failed': {
    ja: '下書きは保存しましたが、申請できませんでした。',
    en: 'The draft is saved, but it was not submitted.',
  },
});
