import { defineWords } from '../../platform/words.ts';

export const useShellKeyWords = defineWords({
  everywhere: { ja: 'どの画面でも', en: 'On every page' },
  palette: { ja: '検索と操作を開く', en: 'Open the command palette' },
  sheet: { ja: 'キー操作の一覧を開く', en: 'List the keys' },
  search: { ja: 'この画面の検索へ移動', en: 'Go to the search of this page' },
  go: { ja: '{{page}}へ移動', en: 'Go to {{page}}' },
});
