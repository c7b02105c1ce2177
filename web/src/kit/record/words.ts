import { defineWords } from '../../platform/words.ts';

/** Words of a record's page that do not name the record. */
export const useRecordWords = defineWords({
  'finding.error': { ja: 'エラー', en: 'Error' },
  'finding.warning': { ja: '注意', en: 'Warning' },
  unfinished: { ja: '公開する前に、入力して保存してください。', en: 'Before you publish it, fill this in and save.' },
  'finding.hint': { ja: 'お知らせ', en: 'Hint' },
});
