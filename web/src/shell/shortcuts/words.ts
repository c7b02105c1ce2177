import { defineWords } from '../../platform/words.ts';

export const useShortcutWords = defineWords({
  name: { ja: 'よく使う画面', en: 'Shortcuts' },
  search: { ja: '画面を検索', en: 'Search for a page' },
  none: { ja: '一致する画面はありません。', en: 'No pages match.' },
  add: { ja: '{{screen}}をよく使う画面に追加', en: 'Add {{screen}} to your shortcuts' },
  remove: { ja: '{{screen}}をよく使う画面から外す', en: 'Remove {{screen}} from your shortcuts' },
});
