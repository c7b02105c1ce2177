import { defineWords } from '../../../platform/words.ts';

export const useImportWords = defineWords({
  title: { ja: '{{classification}}のCSV取り込み', en: 'Import CSV: {{classification}}' },
  lead: {
    ja: '1行に1項目、5,000行までのファイルです。コードが同じ項目を変更し、ないコードの項目を追加します。1行でも誤りがあるときは、何も変更しません。',
    en: 'A file with one detail a line, up to 5,000. A known code is changed, a new one added; if one line is wrong, nothing is changed.',
  },
  columns: { ja: '1行目の見出し：{{columns}}', en: 'Heading in the first line: {{columns}}' },
  columnsHint: {
    ja: 'コードと名称は必須です。列を省くと、今の値のままです。あり・なしは1と0で入力します。ファイルにない項目は変わりません。',
    en: 'Code and name are needed. A column that is left out keeps its values. Yes is 1, no is 0. Details that the file does not name stay as they are.',
  },
  current: { ja: '今の内容をダウンロード', en: 'Download the present contents' },
  ready: {
    ja: '追加 {{added}}件、変更 {{changed}}件、変更なし {{unchanged}}件。',
    en: '{{added}} added, {{changed}} changed, {{unchanged}} as they are.',
  },
  nothing: { ja: '変更がありません。', en: 'The file changes nothing.' },
  firstValues: { ja: '先頭の{{shown}}件を表示しています。', en: 'The first {{shown}} are shown.' },
  code: { ja: 'コード', en: 'Code' },
  changes: { ja: '変更', en: 'Changes' },
  added: { ja: '追加「{{name}}」', en: 'Added: {{name}}' },
  change: { ja: '{{field}}：{{from}} → {{to}}', en: '{{field}}: {{from}} → {{to}}' },
  empty: { ja: '（空）', en: '(empty)' },
  done: { ja: '{{added}}件を追加し、{{changed}}件を変更しました。', en: '{{added}} added, {{changed}} changed.' },
});
