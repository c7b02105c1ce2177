// Every word of the list of purchase requests. States and columns have theirs in the contract.
import { defineWords } from '../../../platform/words.ts';

export const useListWords = defineWords({
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
  'export.list': { ja: 'この一覧', en: 'This list' },
  empty: { ja: '購買申請はまだありません。', en: 'No purchase requests yet.' },
  'empty.filtered': { ja: '条件に合う購買申請はありません。', en: 'No purchase requests match.' },

  panel: { ja: '購買申請', en: 'Purchase request' },
  'panel.open': { ja: '申請を開く', en: 'Open the request' },
  'panel.copy': { ja: 'コピーして新規作成', en: 'Copy as new' },
  'panel.waits-for': { ja: '現在の承認者：{{names}}', en: 'Waiting for {{names}}' },
});
