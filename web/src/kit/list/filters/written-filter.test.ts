import type { Field } from '@madoguchi/contract/list/list.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { describe, expect, it } from 'vitest';
import { readRange } from './written-filter.ts';

const MONTH = '202611' as YearMonth;
const YEN: Field = { of: 'total', kind: 'yen', name: { ja: '金額', en: 'Amount' }, filterable: 'range' };
const DAY: Field = { of: 'day', kind: 'day', name: { ja: '日', en: 'Day' }, filterable: 'range' };

describe('a range as it is typed', () => {
  it('is read in any width and in any way of writing a day [B0-10] [B0-11]', () => {
    expect(readRange(YEN, ['１，０００', '¥5,000'], MONTH)).toEqual({ from: 1_000, to: 5_000 });
    expect(readRange(DAY, ['R8.11.3', '11/21'], MONTH)).toEqual({ from: '2026-11-03', to: '2026-11-21' });
  });

  it('may be open at either end, and is none without both', () => {
    expect(readRange(YEN, ['', '500'], MONTH)).toEqual({ from: null, to: 500 });
    expect(readRange(DAY, ['2026-11-01', ' 　'], MONTH)).toEqual({ from: '2026-11-01', to: null });
    expect(readRange(YEN, ['', ''], MONTH)).toBeUndefined();
  });

  it('is no range where an end cannot be read or comes before the beginning', () => {
    expect(readRange(YEN, ['千円', ''], MONTH)).toBeNull();
    expect(readRange(DAY, ['2026-02-30', ''], MONTH)).toBeNull();
    expect(readRange(YEN, ['9', '1'], MONTH)).toBeNull();
  });
});
