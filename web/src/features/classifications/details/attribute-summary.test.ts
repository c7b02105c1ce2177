import { expect, it } from 'vitest';
import { attributeSummary } from './attribute-summary.ts';

const TEXTS = [
  { name: 'kind', label: '種類', text: '鉄道' },
  { name: 'publicTransport', label: '公共交通機関', text: 'あり' },
  { name: 'receiptFrom', label: '領収書が必要な金額', text: '¥0' },
  { name: 'perKm', label: '1kmあたりの金額', text: '-' },
];
const summary = (extra: Parameters<typeof attributeSummary>[1]) =>
  attributeSummary(TEXTS, extra, ({ label, text }) => `${label}：${text}`);

it('what holds is named alone, and what does not hold or is not filled in is left out; an amount of nothing is an amount', () => {
  expect(summary({ kind: 'rail', publicTransport: true, receiptFrom: 0, perKm: null })).toBe(
    '種類：鉄道 · 公共交通機関 · 領収書が必要な金額：¥0',
  );
  expect(summary({ kind: 'rail', publicTransport: false, receiptFrom: null, perKm: '' })).toBe('種類：鉄道');
});
