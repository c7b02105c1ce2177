// @vitest-environment jsdom
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { yen } from '@madoguchi/contract/values/yen-sums.ts';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showLanguage } from '../../platform/language.ts';
import { statedAmount, statedDay } from './stated-values.ts';
import { useTransactionWords } from './words.ts';

function said(language: 'ja' | 'en') {
  showLanguage(language);
  return renderHook(() => useTransactionWords()).result.current;
}

const IN_YEN = { currency: 'JPY', foreignMinor: null };

it.each([
  ['a credit note', { amount: yen(-5_500), ...IN_YEN }, '−¥5,500', '−¥5,500'],
  ['nothing to pay', { amount: yen(0), ...IN_YEN }, '¥0', '¥0'],
  ['a paper without an amount', { amount: null, ...IN_YEN }, '金額なし', 'No amount'],
  ['dollars with a rate', { amount: yen(191_751), currency: 'USD', foreignMinor: 123_456 }, '¥191,751', '¥191,751'],
  ['dollars without a rate', { amount: null, currency: 'USD', foreignMinor: 123_456 }, '1234.56 USD', '1234.56 USD'],
  ['a currency of three decimals', { amount: null, currency: 'KWD', foreignMinor: 10_125 }, '10.125 KWD', '10.125 KWD'],
])('the amount of a row is what the paper states: %s [B7-01]', (_kind, row, ja, en) => {
  expect([statedAmount(row, said('ja')), statedAmount(row, said('en'))]).toEqual([ja, en]);
});

const FIRST = '2026-11-01' as PlainDate;

it.each([
  ['a day', { transactionDate: FIRST, periodEnd: null }, '2026/11/01(日)'],
  ['a period', { transactionDate: FIRST, periodEnd: '2026-11-30' as PlainDate }, '2026/11/01(日)〜2026/11/30(月)'],
  ['none', { transactionDate: null, periodEnd: null }, '日付なし'],
])('the day of a row is what the paper states: %s [B7-01]', (_kind, row, ja) => {
  expect(statedDay(row, said('ja'), 'ja')).toBe(ja);
});
