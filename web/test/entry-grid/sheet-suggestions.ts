import type { Suggestions } from '../../src/features/expense-claims/sheet/suggestions/suggestion-source.ts';

const ride = {
  purpose: 'meeting',
  purposeText: '定例会議',
  visitedParty: '',
  transportMode: 'train',
  from: '品川',
  via: '',
  to: '渋谷',
  tripType: 'round',
  unitFare: 180,
  expenseType: 'transport',
  times: 12,
} as const;

/** Own rides and stations of the harness: enough for each way of asking. */
export const SHEET_SUGGESTIONS: Suggestions = {
  lines: [ride, { ...ride, from: '目黒', to: '横浜', unitFare: 420, visitedParty: '青葉商事', times: 3 }],
  stations: [
    { name: '品川', kana: 'シナガワ' },
    { name: '新宿', kana: 'シンジュク' },
    { name: '渋谷', kana: 'シブヤ' },
    { name: '目黒', kana: 'メグロ' },
    { name: '東京', kana: 'トウキョウ' },
    { name: '横浜', kana: 'ヨコハマ' },
  ],
};
