import { defineWords } from '../../platform/words.ts';

/** Words of the forms of the navbar that are not there from the start. */
export const useNavWords = defineWords({
  keepOpen: { ja: 'メニューを開いたままにする', en: 'Keep the menu open' },
});
