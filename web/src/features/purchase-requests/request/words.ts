// Words of a purchase request's form: what is asked, what is found, and what comes of sending it in.
import { defineWords } from '../../../platform/words.ts';

export const useRequestWords = defineWords({
  page: { ja: '購買申請', en: 'Purchase request' },
  new: { ja: '購買申請の作成', en: 'New purchase request' },
  unnamed: { ja: '件名なし', en: 'No name' },
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
  'findings.quote': { ja: '見積{{n}}：{{sentence}}', en: 'Quote {{n}}: {{sentence}}' },
  'finding.error': { ja: 'エラー', en: 'Error' },
  'finding.warning': { ja: '注意', en: 'Warning' },
  'finding.hint': { ja: 'お知らせ', en: 'Hint' },
  'blocked.title': {
    ja: '申請できません。{{count}}か所を確認してください。',
    en: { one: 'Not ready to submit. Check {{count}} place.', other: 'Not ready to submit. Check {{count}} places.' },
  },

  saveDraft: { ja: '下書き保存', en: 'Save draft' },
  save: { ja: '保存', en: 'Save' },
  submit: { ja: '申請する', en: 'Submit' },
  back: { ja: '戻る', en: 'Back' },
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
