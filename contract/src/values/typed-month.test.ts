import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths, isYearMonth } from './calendar-months.ts';
import { readTypedMonth } from './typed-month.ts';
import type { YearMonth } from './year-month.ts';

const november = '202611' as YearMonth;
const months = fc.integer({ min: -900, max: 900 }).map((n) => addMonths('202001' as YearMonth, n));
const fullWidth = (text: string) => text.replace(/[!-~]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0));

describe('a month as typed', () => {
  it.each([
    '202611',
    '2026/11',
    '2026-11',
    '2026.11',
    '2026年11月',
    '２０２６年１１月',
    'R8.11',
    'r8/11',
    '令和8年11月',
    'Nov 2026',
    'November 2026',
    'Nov-26',
    '26/11',
    '11',
    '11月',
    '１１月',
  ])('%s is November 2026 [B0-11]', (typed) => {
    expect(readTypedMonth(typed, november)).toBe('202611');
  });

  it.each([
    '',
    '13',
    '2026/13',
    '202600',
    '2026',
    '11/3',
    '令和8年',
    'H31.5',
    '来月',
    '1e1',
    '-3',
    '299911',
    '1 1',
    '2026 1 1',
    '20 2611',
  ])('%s is no month [B0-11]', (typed) => {
    expect(readTypedMonth(typed, november)).toBeNull();
  });

  it('a month alone is the nearest one [B0-11]', () => {
    expect(readTypedMonth('12', '202601' as YearMonth)).toBe('202512');
    expect(readTypedMonth('1月', '202612' as YearMonth)).toBe('202701');
  });

  it('every way of writing a month reads back as that month, in either width [B0-11]', () => {
    fc.assert(
      fc.property(months, fc.boolean(), (month, wide) => {
        const [year, number] = [month.slice(0, 4), Number(month.slice(4))];
        for (const text of [month, `${year}/${number}`, `${year}年${number}月`, `${year}-${month.slice(4)}`]) {
          expect(readTypedMonth(wide ? fullWidth(text) : text, november)).toBe(month);
        }
      }),
    );
  });

  it('whatever is typed gives a month or nothing, never a fault [B0-11]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const month = readTypedMonth(typed, november);
        expect(month === null || isYearMonth(month)).toBe(true);
      }),
    );
  });
});
