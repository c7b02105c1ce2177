import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inputFaults } from '../input-faults.ts';
import { addDays, plainDate } from './calendar-days.ts';
import type { PlainDate } from './plain-date.ts';
import { endsFault, lastSeriesDay, monthlyChoices, offersInstead, Recurrence, repeatWeekday } from './recurrence.ts';
import { recurrenceSentence } from './recurrence-sentence.ts';

const day = (text: string) => text as PlainDate;
const rule = (said: unknown) => Recurrence.parse(said);
const count = (times: number) => ({ by: 'count', count: times });
const until = (text: string) => ({ by: 'until', day: text });

function faultsOf(said: unknown) {
  const parsed = Recurrence.safeParse(said, { reportInput: true });
  return parsed.success ? [] : inputFaults(parsed.error).map(({ field, code }) => `${field}: ${code}`);
}

describe('a rule of repetition', () => {
  it('names the field that is wrong, and holds no field of another kind of rule [B6-02]', () => {
    const cases: [unknown, string[]][] = [
      [{ every: 'day', ends: count(100) }, []],
      [{ every: 'day', ends: count(101) }, ['ends.count: series-dates']],
      [{ every: 'day', ends: count(0) }, ['ends.count: too-small']],
      [{ every: 'day', interval: 0, ends: count(1) }, ['interval: too-small']],
      [{ every: 'day', interval: 100, ends: count(1) }, ['interval: too-big']],
      [{ every: 'day', ends: until('2026-02-30') }, ['ends.day: date']],
      [{ every: 'day', weekdays: ['mo'], ends: count(1) }, ['weekdays: unknown-key']],
      [{ every: 'week', ends: count(1) }, ['weekdays: required']],
      [{ every: 'week', weekdays: [], ends: count(1) }, ['weekdays: required']],
      [{ every: 'week', weekdays: ['mo', 'mo'], ends: count(1) }, ['weekdays: twice']],
      [{ every: 'week', weekdays: ['xx'], ends: count(1) }, ['weekdays.0: not-in-list']],
      [{ every: 'month', ends: count(1) }, ['monthly: required']],
      [{ every: 'month', monthly: { by: 'date', day: 32 }, ends: count(1) }, ['monthly.day: too-big']],
      [
        { every: 'month', monthly: { by: 'weekday', nth: 6, weekday: 'mo' }, ends: count(1) },
        ['monthly.nth: not-in-list'],
      ],
      [{ every: 'day' }, ['ends: required']],
    ];
    for (const [said, faults] of cases) expect(faultsOf(said), JSON.stringify(said)).toEqual(faults);
  });

  it('repeats every time where it names no interval', () => {
    expect(rule({ every: 'day', ends: count(3) }).interval).toBe(1);
  });

  it('ends on its first day at the earliest and a year later at the latest [B6-02]', () => {
    const codes = ['2026-12-06', '2026-12-07', '2027-12-07', '2027-12-08'].map(
      (last) => endsFault(rule({ every: 'day', ends: until(last) }), day('2026-12-07'))?.code ?? null,
    );
    expect(codes).toEqual(['last-before-first', null, null, 'series-year']);
    expect(lastSeriesDay(day('2028-02-29'))).toBe('2029-02-28');
    expect(lastSeriesDay(day('9999-06-01'))).toBe('9999-12-31');
  });
});

describe('a rule that skips months', () => {
  const monthly = (said: unknown, ends: unknown = count(12)) => rule({ every: 'month', monthly: said, ends });

  it('says which, and offers the last day instead of the 31st, the last Friday instead of the fifth', () => {
    expect(offersInstead(monthly({ by: 'date', day: 31 }, until('2027-06-30')), day('2026-12-31'))).toEqual({
      monthly: { by: 'last-day' },
      skips: ['202702', '202704', '202706'],
    });
    const fifth = monthly({ by: 'weekday', nth: 5, weekday: 'fr' }, until('2027-04-30'));
    expect(offersInstead(fifth, day('2027-01-29'))).toEqual({
      monthly: { by: 'weekday', nth: -1, weekday: 'fr' },
      skips: ['202702', '202703'],
    });
  });

  it('offers nothing where the series ends before the month that would be skipped', () => {
    expect(offersInstead(monthly({ by: 'date', day: 30 }, until('2027-01-30')), day('2026-11-30'))).toBeNull();
    expect(offersInstead(monthly({ by: 'date', day: 30 }, count(3)), day('2026-11-30'))).toBeNull();
    expect(offersInstead(monthly({ by: 'date', day: 30 }, count(4)), day('2026-11-30'))?.skips).toEqual(['202702']);
    expect(offersInstead(monthly({ by: 'date', day: 28 }), day('2026-11-28'))).toBeNull();
    expect(offersInstead(rule({ every: 'day', ends: count(3) }), day('2026-11-28'))).toBeNull();
  });

  it('skips the months in which the calendar has no such day [B6-02]', () => {
    const any = fc.record({
      year: fc.integer({ min: 2020, max: 2040 }),
      month: fc.integer({ min: 1, max: 12 }),
      date: fc.integer({ min: 1, max: 31 }),
    });
    fc.assert(
      fc.property(any, ({ year, month, date }) => {
        const first = plainDate(year, month, 1) ?? day('2026-12-01');
        const skipped =
          offersInstead(monthly({ by: 'date', day: date }, until(addDays(first, 364))), first)?.skips ?? [];
        const expected = Array.from({ length: 12 }, (_, ahead) => {
          const index = year * 12 + month - 1 + ahead;
          return { year: Math.floor(index / 12), month: (index % 12) + 1 };
        }).filter((one) => plainDate(one.year, one.month, date) === null);
        expect(skipped).toEqual(expected.map((one) => `${one.year}${String(one.month).padStart(2, '0')}`));
      }),
    );
  });
});

describe('the ways in which a day repeats by months', () => {
  it('are its date, its weekday in the month, and its place at the end of the month where it stands there', () => {
    expect(monthlyChoices(day('2026-11-30'))).toEqual([
      { by: 'date', day: 30 },
      { by: 'weekday', nth: 5, weekday: 'mo' },
      { by: 'weekday', nth: -1, weekday: 'mo' },
      { by: 'last-day' },
    ]);
    expect(monthlyChoices(day('2026-11-23'))).toHaveLength(2);
    expect(monthlyChoices(day('2026-11-24'))[2]).toEqual({ by: 'weekday', nth: -1, weekday: 'tu' });
    expect(monthlyChoices(day('9999-12-31'))).toHaveLength(4);
  });

  it('all hit the day they come from', () => {
    expect(repeatWeekday(day('2026-12-07'))).toBe('mo');
    expect(repeatWeekday(day('2026-12-06'))).toBe('su');
  });
});

describe('the sentence of a rule', () => {
  it.each([
    [{ every: 'day', ends: count(5) }, '毎日、全5回', 'Every day, 5 times'],
    [{ every: 'day', interval: 3, ends: count(1) }, '3日ごと、全1回', 'Every 3 days, once'],
    [
      { every: 'week', weekdays: ['we', 'mo'], ends: until('2026-12-28') },
      '毎週 月・水曜日、2026/12/28(月)まで',
      'Every week on Mon and Wed, until 28 Dec 2026 (Mon)',
    ],
    [
      { every: 'week', interval: 2, weekdays: ['mo', 'we', 'su'], ends: count(10) },
      '2週間ごと 月・水・日曜日、全10回',
      'Every 2 weeks on Mon, Wed and Sun, 10 times',
    ],
    [
      { every: 'month', monthly: { by: 'date', day: 15 }, ends: count(2) },
      '毎月 15日、全2回',
      'Every month on day 15, 2 times',
    ],
    [
      { every: 'month', interval: 3, monthly: { by: 'weekday', nth: 2, weekday: 'tu' }, ends: count(2) },
      '3か月ごと 第2火曜日、全2回',
      'Every 3 months on the second Tue, 2 times',
    ],
    [
      { every: 'month', monthly: { by: 'weekday', nth: -1, weekday: 'fr' }, ends: count(2) },
      '毎月 最終金曜日、全2回',
      'Every month on the last Fri, 2 times',
    ],
    [
      { every: 'month', monthly: { by: 'last-day' }, ends: count(2) },
      '毎月 末日、全2回',
      'Every month on the last day, 2 times',
    ],
  ])('of %j', (said, ja, en) => {
    expect(recurrenceSentence(rule(said), 'ja')).toBe(ja);
    expect(recurrenceSentence(rule(said), 'en')).toBe(en);
  });
});
