import { defineWords } from '../../platform/words.ts';

export const useImportWords = defineWords({
  title: { ja: '設備のCSV取り込み', en: 'Import resources' },
  lead: {
    ja: '1行に1つの設備、1,000行までのファイルです。同じ名前の設備を変更し、ない名前の設備を追加します。1行でも誤りがあるときは、何も変更しません。',
    en: 'A file with one resource a line, up to 1,000. A known name is changed, a new one added; if one line is wrong, nothing is changed.',
  },
  columns: { ja: '1行目の見出し：{{columns}}', en: 'Heading in the first line: {{columns}}' },
  columnsHint: {
    ja: '設備名は必須です。列を省くと、今の値のままです。利用時間は「8:00-20:00」、閉まっている日は空、いくつかの名前は「;」で区切り、あり・なしは1と0で入力します。',
    en: 'The name is needed. A column that is left out keeps its values. Hours are 8:00-20:00, a closed day is empty, several names have a semicolon between them, yes is 1, no is 0.',
  },
  current: { ja: '今の内容をダウンロード', en: 'Download the present contents' },
  ready: {
    ja: '追加 {{added}}件、変更 {{changed}}件、変更なし {{unchanged}}件。',
    en: '{{added}} added, {{changed}} changed, {{unchanged}} as they are.',
  },
  nothing: { ja: '変更がありません。', en: 'The file changes nothing.' },
  first: { ja: '先頭の{{shown}}件を表示しています。', en: 'The first {{shown}} are shown.' },
  name: { ja: '設備名', en: 'Name' },
  changes: { ja: '変更', en: 'Changes' },
  added: { ja: '追加', en: 'Added' },
  change: { ja: '{{field}}：{{from}} → {{to}}', en: '{{field}}: {{from}} → {{to}}' },
  empty: { ja: '（空）', en: '(empty)' },
  yes: { ja: 'あり', en: 'on' },
  no: { ja: 'なし', en: 'off' },
  done: { ja: '{{added}}件を追加し、{{changed}}件を変更しました。', en: '{{added}} added, {{changed}} changed.' },
});
