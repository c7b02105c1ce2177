import { defineWords } from '../../platform/words.ts';

export const usePaperWords = defineWords({
  preview: { ja: 'プレビュー', en: 'Preview' },
  loading: {
    ja: '明細と添付ファイルを1つのPDFにまとめています。数秒かかることがあります。',
    en: 'Putting the lines and attachments into one PDF. This can take a few seconds.',
  },
  unprintable: {
    ja: '印刷できない文字は〓になっています：{{characters}}',
    en: 'Characters that cannot be printed stand as 〓: {{characters}}',
  },
  print: { ja: '印刷', en: 'Print' },
  download: { ja: 'ダウンロード', en: 'Download' },
  open: { ja: '別のタブで開く', en: 'Open in a new tab' },
  close: { ja: '閉じる', en: 'Close' },
  noViewer: {
    ja: 'このブラウザーは、画面の中にPDFを表示できません。別のタブで開くか、ダウンロードしてください。',
    en: 'This browser cannot show a PDF within the page. Open it in a new tab, or download it.',
  },
});
