// Every word of lists. What the rows are called, their screens say.
import { defineWords } from '../../platform/words.ts';

export const useListWords = defineWords({
  search: { ja: '検索', en: 'Search' },
  'search.clear': { ja: '検索を消す', en: 'Clear the search' },
  dropped: {
    ja: 'URLの条件の一部を読み取れないため、外して表示しています。',
    en: 'Some conditions in the address could not be read and were left out.',
  },

  keys: { ja: '一覧のキー操作', en: 'Keys of the list' },
  'keys.next': { ja: '次の行', en: 'Next row' },
  'keys.previous': { ja: '前の行', en: 'Previous row' },
  'keys.open': { ja: '行を開く', en: 'Open the row' },
  'keys.close': { ja: '開いている行を閉じる', en: 'Close the open row' },
  'keys.choose': { ja: '行を選択', en: 'Select the row' },

  filter: { ja: '絞り込み', en: 'Filter' },
  'filter.clear': { ja: '条件をクリア', en: 'Clear filters' },
  'filter.remove': { ja: '{{name}}の条件を外す', en: 'Remove the filter {{name}}' },
  'filter.chip': { ja: '{{name}}：{{value}}', en: '{{name}}: {{value}}' },
  'filter.from': { ja: '{{value}}から', en: 'from {{value}}' },
  'filter.to': { ja: '{{value}}まで', en: 'to {{value}}' },
  'filter.between': { ja: '{{from}}〜{{to}}', en: '{{from}}–{{to}}' },
  'filter.span': { ja: '〜', en: '–' },
  'filter.lower': { ja: 'から', en: 'From' },
  'filter.upper': { ja: 'まで', en: 'To' },
  'filter.unread': {
    ja: '範囲として読み取れません。例：{{example}}',
    en: 'This is not a range. Example: {{example}}',
  },
  'filter.close': { ja: '閉じる', en: 'Close' },
  'filter.more': { ja: 'ほか{{n}}件', en: '{{n}} more' },

  sort: { ja: '並べ替え', en: 'Sort' },
  'sort.ascending': { ja: '{{column}}（昇順）', en: '{{column}}, ascending' },
  'sort.descending': { ja: '{{column}}（降順）', en: '{{column}}, descending' },
  'sort.several': { ja: '{{column}}ほか', en: '{{column}} and more' },
  'sort.hint': { ja: 'Shiftキーを押しながら選ぶと、並べ替えに加わります', en: 'With Shift it is added to the sort' },

  columns: { ja: '表示する列', en: 'Columns' },
  'columns.button': { ja: '表示', en: 'Display' },
  'columns.room': {
    ja: '画面の幅が足りない間、一部の列は隠れます。',
    en: 'Some columns are left out while there is no room for them.',
  },
  'columns.up': { ja: '{{name}}を前へ', en: 'Move {{name}} forwards' },
  'columns.down': { ja: '{{name}}を後ろへ', en: 'Move {{name}} backwards' },
  'columns.narrower': { ja: '{{name}}を狭く', en: 'Make {{name}} narrower' },
  'columns.wider': { ja: '{{name}}を広く', en: 'Make {{name}} wider' },
  'columns.place': { ja: '{{name}}：{{of}}列中{{place}}番目', en: '{{name}}: column {{place}} of {{of}}' },
  'columns.reset': { ja: '初期状態に戻す', en: 'Restore initial columns' },
  density: { ja: '行の高さ', en: 'Row height' },
  'density.compact': { ja: '低い', en: 'Compact' },
  'density.standard': { ja: '標準', en: 'Standard' },
  'density.wide': { ja: '高い', en: 'Roomy' },

  tabs: { ja: '表示の切り替え', en: 'Views' },
  'tabs.all': { ja: 'すべて', en: 'All' },
  'view.save': { ja: '表示を保存', en: 'Save view' },
  'view.save-as': { ja: 'この条件と列を保存する', en: 'Save these conditions and columns' },
  'view.save-over': { ja: '「{{name}}」に上書きする', en: 'Save over {{name}}' },
  'view.rename': { ja: '「{{name}}」の名前を変える', en: 'Rename {{name}}' },
  'view.first': { ja: '「{{name}}」を最初に表示する', en: 'Show {{name}} first' },
  'view.not-first': { ja: '「{{name}}」を最初に表示しない', en: 'Do not show {{name}} first' },
  'view.delete': { ja: '「{{name}}」を削除する', en: 'Delete {{name}}' },
  'view.share': { ja: '「{{name}}」を共有する', en: 'Share {{name}}' },
  'view.shared': {
    ja: '表示「{{name}}」を共有しました。この一覧を開ける人の「表示を保存」に出ます。',
    en: 'View {{name}} shared. Everybody who may open this list finds it under Save view.',
  },
  'view.shared-by': { ja: '共有：{{name}}（{{by}}）', en: 'Shared: {{name}} ({{by}})' },
  'view.take': {
    ja: '共有の表示「{{name}}」を自分の表示に加えました。',
    en: 'Shared view {{name}} added to your views.',
  },
  'view.unshare': { ja: '「{{name}}」の共有をやめる', en: 'Stop sharing {{name}}' },
  'view.unshared': { ja: '表示「{{name}}」の共有をやめました。', en: 'View {{name}} is no longer shared.' },
  'view.name': { ja: '表示の名前', en: 'Name of the view' },
  'view.name.missing': { ja: '表示の名前を入力してください。', en: 'Enter the name of the view.' },
  'view.name.long': {
    ja: '表示の名前は{{max}}文字以内で入力してください（現在{{n}}文字）。',
    en: 'The name can have up to {{max}} characters (now {{n}}).',
  },
  'view.name.taken': {
    ja: 'この名前の表示はすでにあります。別の名前を入力してください。',
    en: 'There is a view of this name already. Enter another name.',
  },
  'view.keep': { ja: '保存', en: 'Save' },
  'view.dismiss': { ja: 'キャンセル', en: 'Cancel' },
  'view.saved': { ja: '表示「{{name}}」を保存しました。', en: 'View {{name}} saved.' },
  'view.deleted': { ja: '表示「{{name}}」を削除しました。', en: 'View {{name}} deleted.' },
  'view.undo': { ja: '元に戻す', en: 'Undo' },
  'view.full': {
    ja: '保存できる表示は{{max}}件までです。使わない表示を削除してください。',
    en: 'Up to {{max}} views can be saved. Delete one that you do not use.',
  },

  export: { ja: 'CSV出力', en: 'Export CSV' },
  'export.this': { ja: 'この一覧', en: 'This list' },
  'export.file': { ja: '{{name}}（{{encoding}}）', en: '{{name}} ({{encoding}})' },

  'select.row': { ja: '{{name}}を選択', en: 'Select {{name}}' },
  'select.all': { ja: '読み込み済みをすべて選択', en: 'Select all that are loaded' },
  'bulk.label': { ja: '一括操作', en: 'Bulk actions' },
  'bulk.count': { ja: '{{count}}件を選択中', en: { one: '{{count}} selected', other: '{{count}} selected' } },
  'bulk.all': { ja: '条件に合うすべてを選択', en: 'Select all that match' },
  'bulk.all.reading': { ja: '読み込んでいます…', en: 'Loading…' },
  'bulk.all.many': {
    ja: '先頭の{{max}}件を選択しました。一度に選択できるのは{{max}}件までです。',
    en: 'The first {{max}} are selected. No more can be selected at once.',
  },
  'bulk.clear': { ja: '選択を解除', en: 'Clear selection' },
  'bulk.too-many': {
    ja: '一度に操作できるのは{{max}}件までです。選択を減らしてください。',
    en: 'Up to {{max}} can be done at once. Select fewer.',
  },
  'bulk.left-out': {
    ja: '次の{{count}}件は対象外です',
    en: { one: 'Left out: {{count}}', other: 'Left out: {{count}}' },
  },
  'bulk.nothing': { ja: '選択した中に対象はありません。', en: 'None of the selected can be done.' },
  'bulk.outcome': { ja: '{{name}}：{{text}}', en: '{{name}}: {{text}}' },
  'bulk.progress': { ja: '{{of}}件中{{done}}件', en: '{{done}} of {{of}}' },
  'bulk.failed': {
    ja: '次の{{count}}件はできませんでした',
    en: { one: '{{count}} could not be done', other: '{{count}} could not be done' },
  },
  'bulk.back': { ja: '戻る', en: 'Back' },
  'bulk.close': { ja: '閉じる', en: 'Close' },

  'peek.close': { ja: '内容を閉じる', en: 'Close details' },
  updates: { ja: '{{count}}件の更新があります', en: { one: '{{count}} update', other: '{{count}} updates' } },
  from: { ja: '{{time}}時点の内容を表示しています。', en: 'This is what the list showed at {{time}}.' },
  'from.before': {
    ja: '条件を変える前の、{{time}}時点の内容を表示したままです。',
    en: 'These are still the rows of {{time}}, from before the conditions were changed.',
  },
  'empty.filtered': { ja: '条件に合うものはありません。', en: 'Nothing matches.' },
  'totals.label': { ja: '合計', en: 'Total' },
  loaded: { ja: '{{count}}件', en: { one: '{{count}} row', other: '{{count}} rows' } },
  'print.part': {
    ja: '読み込み済みの{{count}}件を印刷しています。続きの行は含まれません。',
    en: {
      one: '{{count}} row is printed: those that were loaded. Further rows are not included.',
      other: '{{count}} rows are printed: those that were loaded. Further rows are not included.',
    },
  },
  'loaded.more': { ja: '{{count}}件以上', en: { one: '{{count}} row or more', other: '{{count}} rows or more' } },
});

export type SayList = ReturnType<typeof useListWords>;
