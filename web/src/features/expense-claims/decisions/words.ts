import { defineWords } from '../../../platform/words.ts';

export const useDecisionWords = defineWords({
  title: { ja: '精算書の履歴', en: 'History of the claim' },
  none: { ja: 'まだ申請していません。', en: 'Not submitted yet.' },
  seal: {
    ja: '{{decision}}の日付印：{{department}} {{day}} {{name}}',
    en: 'Date seal, {{decision}}: {{department}} {{day}} {{name}}',
  },
  all: { ja: 'すべて表示（{{count}}件）', en: { one: 'Show all ({{count}})', other: 'Show all ({{count}})' } },
});
