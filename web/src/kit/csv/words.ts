// Words shared by every import of a CSV file.
import { defineWords } from '../../platform/words.ts';

export const useCsvWords = defineWords({
  choose: { ja: 'ファイルを選択', en: 'Choose a file' },
  another: { ja: '別のファイルを選択', en: 'Choose another file' },
  encoding: { ja: '文字コード：{{encoding}}', en: 'Encoding: {{encoding}}' },
  checking: { ja: '確認しています…', en: 'Checking…' },
  tooLarge: {
    ja: 'ファイルが大きすぎます。5,000行以内に分けてください。',
    en: 'The file is too large. Split it into parts of 5,000 lines.',
  },
  unknownEncoding: {
    ja: '文字コードがUTF-8でもShift_JISでもないため、読み取れません。「CSV UTF-8」で保存し直して選択してください。',
    en: 'This file is neither in UTF-8 nor in Shift_JIS, so it cannot be read. Save it as “CSV UTF-8” and choose it again.',
  },
  firstRows: {
    ja: 'ファイルの先頭{{count}}行（文字化けしていないか確認してください）',
    en: {
      one: 'The first {{count}} row of the file, as it was read',
      other: 'The first {{count}} rows of the file, as they were read',
    },
  },
  report: { ja: '確認の結果', en: 'Report' },
  faults: {
    ja: '{{count}}か所に誤りがあります。ファイルを直して選び直してください。',
    en: {
      one: 'There is {{count}} fault. Correct the file and choose it again.',
      other: 'There are {{count}} faults. Correct the file and choose it again.',
    },
  },
  firstFaults: { ja: '先頭の{{shown}}か所を表示しています。', en: 'The first {{shown}} are shown.' },
  line: { ja: '行', en: 'Line' },
  column: { ja: '列', en: 'Column' },
  what: { ja: '誤り', en: 'Fault' },
  notChosen: { ja: '先にファイルを選択してください。', en: 'Choose a file first.' },
  notReady: { ja: '誤りのないファイルだけ取り込めます。', en: 'Only a file without faults can be imported.' },
  submit: { ja: '取り込む', en: 'Import' },
  close: { ja: '閉じる', en: 'Close' },
});
