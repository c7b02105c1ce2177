import { defineWords } from '../../../platform/words.ts';

export const useDetailWords = defineWords({
  classification: { ja: '分類', en: 'Classification' },
  noDetails: { ja: 'この分類の項目はまだありません。', en: 'This classification has no details yet.' },
  add: { ja: '項目を追加', en: 'Add a detail' },
  import: { ja: 'CSV取り込み', en: 'Import CSV' },

  attribute: { ja: '{{name}}：{{text}}', en: '{{name}}: {{text}}' },

  panel: { ja: '分類項目の内容', en: 'Classification detail' },
  path: { ja: '位置', en: 'Place in the tree' },
  pathSeparator: { ja: ' › ', en: ' › ' },
  top: { ja: '最上位', en: 'At the top' },
  nameEn: { ja: '英語名', en: 'Name in English' },
  validity: { ja: '有効期間', en: 'Valid from–to' },
  'validity.open': { ja: '{{from}}〜', en: 'From {{from}}' },
  'validity.closed': { ja: '{{from}}〜{{to}}', en: '{{from}}–{{to}}' },
  offered: { ja: '選択肢に表示', en: 'Offered in lists' },
  order: { ja: '表示順', en: 'Order' },
  place: { ja: '{{place}}番目（全{{of}}件）', en: '{{place}} of {{of}}' },
  up: { ja: '上へ', en: 'Up' },
  down: { ja: '下へ', en: 'Down' },
  first: { ja: '先頭の項目です。', en: 'This is the first one.' },
  last: { ja: '最後の項目です。', en: 'This is the last one.' },
  moved: { ja: '「{{name}}」の表示順を変えました。', en: '"{{name}}" moved.' },
  organisation: { ja: '所属する社員を表示', en: 'Show its people' },

  usage: { ja: '使用箇所', en: 'Used in' },
  unused: { ja: 'まだどこにも使われていません。', en: 'It is not used anywhere yet.' },
  usageCount: { ja: '{{n}}件', en: '{{n}}' },

  end: { ja: '終了日を設定', en: 'Set the last day' },
  endTitle: { ja: '「{{name}}」の終了日を設定', en: 'Set the last day of "{{name}}"' },
  endEffect: {
    ja: '終了日の翌日から、選択肢に表示しません。使用箇所の記録と名称はそのまま残ります。',
    en: 'From the day after, lists do not offer it. Records that use it stay as they are.',
  },
  endSubmit: { ja: '設定する', en: 'Set' },
  validTo: { ja: '終了日', en: 'Valid to' },
  validToHint: {
    ja: 'この日まで有効です。空のときは、終了日を取り消します。',
    en: 'The last valid day. Without one, the end is taken back.',
  },
  ended: { ja: '「{{name}}」の終了日を設定しました。', en: 'Last day of "{{name}}" set.' },

  history: { ja: '変更の履歴', en: 'History' },
  showHistory: { ja: '変更の履歴を表示', en: 'Show the history' },
  version: { ja: '第{{n}}版', en: 'Version {{n}}' },
  firstVersion: { ja: '最初の内容', en: 'As it began' },
  restore: { ja: 'この内容に戻す', en: 'Restore' },
  restoreVersion: { ja: '第{{n}}版の内容に戻す', en: 'Restore version {{n}}' },
  restoreTitle: { ja: '「{{name}}」を第{{n}}版の内容に戻しますか？', en: 'Restore version {{n}} of "{{name}}"?' },
  restored: { ja: '「{{name}}」を第{{n}}版の内容に戻しました。', en: 'Version {{n}} of "{{name}}" restored.' },
  change: { ja: '{{field}}：{{from}} → {{to}}', en: '{{field}}: {{from}} → {{to}}' },
});
