import { defineWords } from '../../platform/words.ts';

/** Words of a record's page that do not name the record. */
export const useRecordWords = defineWords({
  'finding.error': { ja: 'エラー', en: 'Error' },
  'finding.warning': { ja: '注意', en: 'Warning' },
  'finding.hint': { ja: 'お知らせ', en: 'Hint' },
});
