import { defineWords } from '../../platform/words.ts';

export const useUnseenWords = defineWords({
  unseen: {
    ja: '画面で問題が発生しました。入力内容は残っています。うまく動かないときは、再読み込みしてください。',
    en: 'Something went wrong on this page. What you typed is still here. If something does not work, reload.',
  },
  'unseen.number': {
    ja: '画面で問題が発生しました（参照番号 {{reference}}）。入力内容は残っています。うまく動かないときは、再読み込みしてください。',
    en: 'Something went wrong on this page (reference {{reference}}). What you typed is still here. If something does not work, reload.',
  },
});
