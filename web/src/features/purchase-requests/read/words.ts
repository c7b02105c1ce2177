// The words of a purchase request as it is read: beside lists, by its approvers, on its page.
import { defineWords } from '../../../platform/words.ts';

export const useReadWords = defineWords({
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
  'file.of': { ja: '{{name}}（{{size}}）', en: '{{name}} ({{size}})' },

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
});
