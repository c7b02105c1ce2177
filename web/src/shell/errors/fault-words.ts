import { defineWords } from '../../platform/words.ts';

/** The words needed at once where a page broke; the others come with the rest of the page. */
export const useFaultWords = defineWords({
  'wrong.page': {
    ja: '画面の表示中に問題が発生しました。保存済みの内容は残っています。',
    en: 'Something went wrong while the page was shown. What was saved is safe.',
  },
  'wrong.offline': {
    ja: 'サーバーに接続できないため、画面を表示できませんでした。接続を確認して、もう一度お試しください。',
    en: 'The page could not be shown as the server cannot be reached. Check the connection and try again.',
  },
  'wrong.outdated': {
    ja: '画面の部品を読み込めませんでした。ポータルが更新された可能性があります。再読み込みすると表示できます。',
    en: 'A part of the page could not be loaded. The portal may have been updated. Reload to show the page.',
  },
  retry: { ja: '再試行', en: 'Try again' },
  reload: { ja: '再読み込み', en: 'Reload' },
});
