// Words about a CSV file on its way out.
import { defineWords } from '../../platform/words.ts';

export const useDownloadWords = defineWords({
  making: { ja: 'CSVを作成しています…', en: 'Making the CSV file…' },
  failed: { ja: 'CSVを出力できませんでした。{{reason}}', en: 'The CSV file could not be made. {{reason}}' },
  replaced: {
    ja: 'Shift_JISで表せない文字は「〓」になります：{{characters}}　元の文字のまま出力するには、UTF-8を選んでください。',
    en: 'Shift_JIS cannot hold these characters, “〓” will stand in their place: {{characters}} Choose UTF-8 to keep them.',
  },
  saveAnyway: { ja: 'このまま保存', en: 'Save anyway' },
  saved: { ja: 'CSVを保存しました。', en: 'The CSV file was saved.' },
});
