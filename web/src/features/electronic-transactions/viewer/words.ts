// Words of the viewer of files.
import { defineWords } from '../../../platform/words.ts';

export const useViewerWords = defineWords({
  viewer: { ja: '{{name}}の表示', en: 'View of {{name}}' },
  tools: { ja: '表示の操作', en: 'Tools of the view' },
  sheet: { ja: 'ページの内容', en: 'Content of the page' },
  show: { ja: '表示', en: 'View' },
  showOf: { ja: '{{name}}を表示', en: 'View {{name}}' },
  close: { ja: '表示を閉じる', en: 'Close the view' },
  previous: { ja: '前のページ', en: 'Previous' },
  next: { ja: '次のページ', en: 'Next' },
  page: { ja: '{{n}} / {{of}}ページ', en: 'Page {{n}} of {{of}}' },
  smaller: { ja: '縮小', en: 'Smaller' },
  larger: { ja: '拡大', en: 'Larger' },
  percent: { ja: '{{n}}%', en: '{{n}}%' },
  broken: {
    ja: 'このファイルは表示できません。ダウンロードして確認してください。',
    en: 'This file cannot be shown. Download it to look at it.',
  },
});
