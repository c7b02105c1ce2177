import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, plainDate } from './calendar-days.ts';
import { monthOf } from './month-of.ts';
import type { PlainDate } from './plain-date.ts';
import { readTypedDate, readWholeDate } from './typed-date.ts';
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
    '2026/11/03 0:00',
    '2026/11/3 0:00:00',
    '2026-11-03T09:30:00',
    '26/11/3',
    '26-11-03',
    '3-Nov-26',
    '3/Nov/2026',
    'Nov 3, 2026',
    'Nov. 3 2026',
    'Tuesday, November 3, 2026',
    '3rd Nov 2026',
    'Nov 3',
    '11・3',
    '11･3',
    '１１ー３',
    '2026年11月3日火曜日',
    '2026年 11月 3日（火・祝）',
    '令和８年１１月３日',
    '㋿8年11月3日',
    '\u200E2026/11/3\u200B',
  ])('%s is 3 November 2026 in the claim of that month [B0-11, B4-02]', (typed) => {
    expect(readTypedDate(typed, november)).toBe('2026-11-03');
  });

  it.each([
    ...['', '13/1', '2/30', '20261131', '32', 'R0.1.1', 'H31.5.1', 'R1.4.30', 'きのう', '11/3/4/5', '1e1', '-3'],
    ...['1 2', '1\n2', '1\u30002', '1 2/3', '2 026/11/3', '①', '¹', '12/3/26', '31/12/26', '10/4/1', '3 decade 2026'],
    ...['11/3(見込み)', '2026/11/3 25:00', '0:00', 'T15.12.25', 'M45.7.30', 'M5.12.2', '\u202E3/11', '3-Nov-2', 'Nov'],
  ])('%s is no day [B0-11]', (typed) => {
    expect(readTypedDate(typed, november)).toBeNull();
  });

  it('an era begins and ends on its day [B0-11]', () => {
    expect(readTypedDate('R1.5.1', november)).toBe('2019-05-01');
    expect(readTypedDate('令和元年5月1日', november)).toBe('2019-05-01');
    expect(readTypedDate('H31.4.30', november)).toBe('2019-04-30');
    expect(readTypedDate('S64.1.7', november)).toBe('1989-01-07');
    expect(readTypedDate('昭和元年12月25日', november)).toBe('1926-12-25');
    expect(readTypedDate('大正15年12月24日', november)).toBe('1926-12-24');
    expect(readTypedDate('T1.7.30', november)).toBe('1912-07-30');
    expect(readTypedDate('明治四十五年七月二十九日', november)).toBeNull();
    expect(readTypedDate('明治45年7月29日', november)).toBe('1912-07-29');
    expect(readTypedDate('M6.1.1', november)).toBe('1873-01-01');
  });

  it('a month and day without a year take the year nearest to the claim [B0-11]', () => {
    expect(readTypedDate('12/28', '202601' as YearMonth)).toBe('2025-12-28');
    expect(readTypedDate('1/5', '202612' as YearMonth)).toBe('2027-01-05');
  });

  it('a year of two digits is the nearest one that ends so [B0-11]', () => {
    expect(readTypedDate('85/4/1', november)).toBe('1985-04-01');
    expect(readTypedDate('1-Apr-85', november)).toBe('1985-04-01');
    expect(readTypedDate('75/4/1', november)).toBe('2075-04-01');
    expect(readTypedDate('76/4/1', november)).toBe('1976-04-01');
  });

  it('a file says its year: a day without one is none [B0-11]', () => {
    expect(['1203', '12/3', '3', '3 Dec', '12月3日'].map((typed) => readWholeDate(typed, november))).toEqual([
      ...[null, null, null, null, null],
    ]);
    expect(readWholeDate('2026/4/1 0:00:00', november)).toBe('2026-04-01');
    expect(readWholeDate('1-Apr-26', november)).toBe('2026-04-01');
  });

  it('is never a day that a person would not read there, whatever is typed [B0-11]', () => {
    const typedDays = fc.string({
      unit: fc.constantFrom(
        ...'0123456789０１２/-.・ー年月日 　,()木',
        'dec',
        'nov',
        'r',
        't',
        ' 0:00',
        '2026',
        '\n',
        '①',
      ),
      maxLength: 9,
    });
    fc.assert(
      fc.property(typedDays, (typed) => {
        const day = readTypedDate(typed, november);
        if (day === null) return;
        const narrow = typed.normalize('NFKC').replace(/\s+\d{1,2}:\d\d\s*$/, '');
        const said = [...narrow.matchAll(/\d+/g)].map(([digits]) => digits);
        const [y, m, d] = parts(day);
        // The numbers as typed are those of the day, each whole: none was put together over a blank or a sign.
        const two = (number: number) => String(number).padStart(2, '0');
        const isOne = (digits: string | undefined, ...numbers: number[]) => numbers.includes(Number(digits));
        const ways = [
          said.length === 1 && [`${y}${two(m)}${two(d)}`, `${two(m)}${two(d)}`].includes(said[0] ?? ''),
          said.length === 1 && isOne(said[0], d),
          said.length === 2 && isOne(said[0], m) && isOne(said[1], d),
          /dec|nov/.test(narrow) && said.length === 2 && isOne(said[0], d) && isOne(said[1], y, y % 100),
          said.length === 3 && isOne(said[0], y, y % 100, y - 2018, y - 1911) && isOne(said[1], m) && isOne(said[2], d),
        ];
        expect([typed, day, ways.includes(true)]).toEqual([typed, day, true]);
      }),
      { numRuns: 5000 },
    );
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
