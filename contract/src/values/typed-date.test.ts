import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, plainDate } from './calendar-days.ts';
import { monthOf } from './month-of.ts';
import type { PlainDate } from './plain-date.ts';
import { readTypedDate } from './typed-date.ts';
import type { YearMonth } from './year-month.ts';

const november = '202611' as YearMonth;
const days = fc.integer({ min: 0, max: 60_000 }).map((n) => addDays('1950-01-01' as PlainDate, n));
const parts = (day: PlainDate) => day.split('-').map(Number) as [number, number, number];
const fullWidth = (text: string) => text.replace(/[!-~]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0));

describe('a day as typed', () => {
  it.each([
    '11/3',
    '1103',
    '11月3日',
    '20261103',
    '2026-11-03',
    '2026/11/3',
    '2026/11/3(火)',
    '2026/11/03（火）',
    '2026年11月3日',
    'R8.11.3',
    'r8/11/3',
    '令和8年11月3日',
    '3',
    '3日',
    '０３',
    ' 2026 / 11 / 3 ',
    '3 Nov 2026 (Tue)',
    '3 November 2026',
    '3 Nov (Tue)',
  ])('%s is 3 November 2026 in the claim of that month [B0-11, B4-02]', (typed) => {
    expect(readTypedDate(typed, november)).toBe('2026-11-03');
  });

  it.each(['', '13/1', '2/30', '20261131', '32', 'R0.1.1', 'H31.5.1', 'R1.4.30', 'きのう', '11/3/4/5', '1e1', '-3'])(
    '%s is no day [B0-11]',
    (typed) => {
      expect(readTypedDate(typed, november)).toBeNull();
    },
  );

  it('an era begins and ends on its day [B0-11]', () => {
    expect(readTypedDate('R1.5.1', november)).toBe('2019-05-01');
    expect(readTypedDate('令和元年5月1日', november)).toBe('2019-05-01');
    expect(readTypedDate('H31.4.30', november)).toBe('2019-04-30');
    expect(readTypedDate('S64.1.7', november)).toBe('1989-01-07');
  });

  it('a month and day without a year take the year nearest to the claim [B0-11]', () => {
    expect(readTypedDate('12/28', '202601' as YearMonth)).toBe('2025-12-28');
    expect(readTypedDate('1/5', '202612' as YearMonth)).toBe('2027-01-05');
  });

  it('every way of writing a day reads back as that day, in either width [B0-11]', () => {
    fc.assert(
      fc.property(days, fc.boolean(), (day, wide) => {
        const [y, m, d] = parts(day);
        for (const text of [
          day,
          `${y}/${m}/${d}`,
          `${y}年${m}月${d}日`,
          day.replaceAll('-', ''),
          `${y}.${m}.${d}(月)`,
        ]) {
          expect(readTypedDate(wide ? fullWidth(text) : text, november)).toBe(day);
        }
        expect(readTypedDate(String(d), monthOf(day))).toBe(day);
      }),
    );
  });

  it('whatever is typed gives a day of the calendar or nothing, never a fault [B0-11]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const day = readTypedDate(typed, november);
        expect(day === null || plainDate(...parts(day)) === day).toBe(true);
      }),
    );
  });
});
