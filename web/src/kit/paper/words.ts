import { defineWords } from '../../platform/words.ts';

export const usePaperWords = defineWords({
  preview: { ja: 'プレビュー', en: 'Preview' },
  loading: { ja: '書類を作成しています…', en: 'Preparing the document…' },
  print: { ja: '印刷', en: 'Print' },
  download: { ja: 'ダウンロード', en: 'Download' },
  open: { ja: '別のタブで開く', en: 'Open in a new tab' },
  close: { ja: '閉じる', en: 'Close' },
  noViewer: {
    ja: 'このブラウザーは、画面の中にPDFを表示できません。別のタブで開くか、ダウンロードしてください。',
    en: 'This browser cannot show a PDF within the page. Open it in a new tab, or download it.',
  },
});
