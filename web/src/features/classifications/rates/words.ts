import { defineWords } from '../../../platform/words.ts';

export const useRateWords = defineWords({
  rates: { ja: '改定日のある設定値の一覧', en: 'List of dated rates' },
  lead: {
    ja: '法令や会社の規程で日付ごとに決まる値です。計算には、取引の日に有効な値を使います。',
    en: 'Figures that law or company set by date. Each calculation takes the one that is valid on the day of the transaction.',
  },
  add: { ja: '新しい値を追加', en: 'Add a value' },
  addTitle: { ja: '「{{name}}」に新しい値を追加', en: 'Add a value: {{name}}' },
  addEffect: {
    ja: '今の値は開始日の前日まで有効です。過去の計算は変わりません。',
    en: 'The present value holds until the day before. What was calculated stays as it was.',
  },
  addSubmit: { ja: '追加する', en: 'Add' },
  correct: { ja: '訂正', en: 'Correct' },
  correctTitle: { ja: '「{{name}}」の{{day}}からの値を訂正', en: 'Correct {{name}} from {{day}}' },
  correctSubmit: { ja: '訂正する', en: 'Correct' },
  validFrom: { ja: '開始日', en: 'Valid from' },
  validFromHint: { ja: '明日以降の日付です。', en: 'Tomorrow or later.' },
  period: { ja: '有効期間', en: 'Valid from–to' },
  'period.open': { ja: '{{from}}〜', en: 'From {{from}}' },
  'period.closed': { ja: '{{from}}〜{{to}}', en: '{{from}}–{{to}}' },
  value: { ja: '値', en: 'Value' },
  'unit.percent': { ja: '%', en: '%' },
  businessDay: { ja: '第{{n}}営業日', en: 'Business day {{n}}' },
  source: { ja: '根拠', en: 'Source' },
  sourceHint: {
    ja: '法令、規程、決定など。例：旅費規程 第8条（2027年4月改定）',
    en: 'The law, rule or decision. Example: travel rules, article 8, April 2027',
  },
  updated: { ja: '更新日時と更新者', en: 'Updated' },
  state: { ja: 'ステータス', en: 'Status' },
  saved: { ja: '「{{name}}」の{{day}}からの値を保存しました。', en: 'Value of {{name}} from {{day}} saved.' },
  noValue: { ja: '値はまだありません。', en: 'No value yet.' },
});
