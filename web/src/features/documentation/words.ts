import { defineWords } from '../../platform/words.ts';

export const useManualWords = defineWords({
  pages: { ja: 'マニュアルの目次', en: 'Contents of the manual' },
  showPages: { ja: '目次', en: 'Contents' },
  search: { ja: 'マニュアルを検索', en: 'Search the manual' },
  found: { ja: '{{count}}ページ見つかりました。', en: { one: 'One page found.', other: '{{count}} pages found.' } },
  none: { ja: '「{{q}}」に合うページはありません。', en: 'Nothing matches “{{q}}”.' },
  noneHint: {
    ja: '言葉を短くするか、別の言い方で探してください。よくある質問から、システム管理者に質問もできます。',
    en: 'Try fewer or other words. You can also ask the system administrators from the FAQ.',
  },
  results: { ja: '検索結果', en: 'Results' },
  previous: { ja: '前のページ', en: 'Previous page' },
  next: { ja: '次のページ', en: 'Next page' },
  neighbours: { ja: '前後のページ', en: 'Previous and next page' },
  anchor: { ja: '「{{heading}}」へのリンク', en: 'Link to “{{heading}}”' },
  copy: { ja: 'コードをコピー', en: 'Copy code' },
  copied: { ja: 'コードをコピーしました。', en: 'Code copied.' },
  notCopied: {
    ja: 'コピーできませんでした。ブラウザーの設定でクリップボードを許可してください。',
    en: 'Not copied. Allow the clipboard in the settings of the browser.',
  },
  screens: { ja: '関連する画面', en: 'Screens' },
  missing: { ja: 'ページが見つかりません', en: 'Page not found' },
  missingLead: {
    ja: '「{{path}}」のページはマニュアルにありません。名前が変わった可能性があります。検索するか、目次から選んでください。',
    en: 'The manual has no page “{{path}}”. It may have another name by now. Search, or choose one from the contents.',
  },
  lead: {
    ja: '画面の右上の「？」からも、その画面の説明を開けます。',
    en: 'The ? at the top right of each screen opens what stands here about it.',
  },
});
