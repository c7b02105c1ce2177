import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { expect, it } from 'vitest';
import {
  formatDay,
  formatEraDay,
  formatEraMonth,
  formatEraYear,
  formatInstant,
  formatMonth,
  formatTime,
  formatYen,
} from './formats.ts';

const DAY = '2026-11-21' as PlainDate;

it('writes every date with its weekday, in the way of the language', () => {
  expect(formatDay(DAY, 'ja')).toBe('2026/11/21(土)');
  expect(formatDay(DAY, 'en')).toBe('21 Nov 2026 (Sat)');
  expect(formatDay('2026-03-01' as PlainDate, 'en')).toBe('1 Mar 2026 (Sun)');
});

it('shows instants in Japanese time, whatever the browser’s own zone is', () => {
  expect(formatInstant('2026-11-21T15:30:00.000Z', 'ja')).toBe('2026/11/22(日) 00:30');
  expect(formatInstant('2026-11-21T05:05:59.999Z', 'en')).toBe('21 Nov 2026 (Sat) 14:05');
  expect(formatTime('1969-12-31T20:15:00Z')).toBe('05:15');
});

it('names months without padding', () => {
  expect(formatMonth('202603' as YearMonth, 'ja')).toBe('2026年3月');
  expect(formatMonth('202603' as YearMonth, 'en')).toBe('March 2026');
});

it('writes money with commas and the true minus sign', () => {
  expect(formatYen(0)).toBe('¥0');
  expect(formatYen(999)).toBe('¥999');
  expect(formatYen(1_234_567)).toBe('¥1,234,567');
  expect(formatYen(-1_234)).toBe('\u2212¥1,234');
});

it('knows the year of the era', () => {
  expect(formatEraYear(DAY)).toBe('令和8年');
});

it('writes days and months in the era that holds on them, its first year as 元年 [B0-11]', () => {
  expect(formatEraDay(DAY)).toBe('令和8年11月21日');
  expect(formatEraDay('2019-05-01' as PlainDate)).toBe('令和元年5月1日');
  expect(formatEraDay('2019-04-30' as PlainDate)).toBe('平成31年4月30日');
  expect(formatEraMonth('202611' as YearMonth)).toBe('令和8年11月');
});
