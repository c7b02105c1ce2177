import { defineWords } from '../../platform/words.ts';

/** Of the toolbar alone: the palette brings its own words when it opens. */
export const usePaletteToolWords = defineWords({
  open: { ja: '検索と操作', en: 'Search: command palette' },
  word: { ja: '検索', en: 'Search' },
});
