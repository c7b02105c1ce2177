import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../values/calendar-days.ts';
import type { PlainDate } from '../values/plain-date.ts';
import { fiscalYearEnd, type RetentionSettings, recordRetention, retentionOf, yearFaults } from './retention.ts';

const day = (said: string) => said as PlainDate;
const rate = (key: string, value: number, validFrom = '2000-01-01') => ({ key, value, validFrom });

const settings = (
  rates: RetentionSettings['rates'] = [],
  years: RetentionSettings['years'] = [],
): RetentionSettings => ({ rates, years });
const SEVEN = rate('evidence-retention-years', 7);
const year = (endsOn: string, more: Partial<RetentionSettings['years'][number]> = {}) => ({
  endsOn: day(endsOn),
  hasLoss: false,
  returnDueOn: null,
  ...more,
});
const until = (date: string, of: RetentionSettings, typeYears = 0) => retentionOf(day(date), typeYears, of).until;

describe('retention', () => {
  it.each([
    ['the first day of its fiscal year', '2026-04-01', settings([SEVEN]), '2034-05-31'],
    ['the last day of it', '2027-03-31', settings([SEVEN]), '2034-05-31'],
    ['a year with a loss', '2027-03-31', settings([SEVEN], [year('2027-03-31', { hasLoss: true })]), '2037-05-31'],
    ['a loss of another year', '2027-03-31', settings([SEVEN], [year('2028-03-31', { hasLoss: true })]), '2034-05-31'],
    [
      'a return that was put off',
      '2026-04-01',
      settings([SEVEN], [year('2027-03-31', { returnDueOn: day('2027-06-30') })]),
      '2034-06-30',
    ],
    ['the company’s ten years, which are more', '2026-04-01', settings(), '2037-05-31'],
    ['returns due three months later', '2026-04-01', settings([SEVEN, rate('tax-return-months', 3)]), '2034-06-30'],
    [
      'a fiscal year that ends in December',
      '2027-01-01',
      settings([SEVEN, rate('fiscal-year-end-month', 12)]),
      '2035-02-28',
    ],
    [
      'a return due on the last of a leap February',
      '2027-12-31',
      settings([SEVEN, rate('fiscal-year-end-month', 12)]),
      '2035-02-28',
    ],
    [
      'a fiscal year that ends in February',
      '2027-02-28',
      settings([SEVEN, rate('fiscal-year-end-month', 2)]),
      '2034-04-30',
    ],
  ])('of %s ends on its day [B7-01]', (_what, date, of, last) => {
    expect(until(date, of)).toBe(last);
  });

  it('is that of the document’s type where that is more [B7-01]', () => {
    expect(until('2026-04-01', settings([SEVEN]), 10)).toBe('2037-05-31');
    expect(until('2026-04-01', settings([SEVEN]), 3)).toBe('2034-05-31');
  });

  it('of seven years since a fiscal year leaves the years before at ten; one that begins within a year shortens nothing of it [B7-01]', () => {
    const since = (from: string) => settings([rate('evidence-retention-years', 10), { ...SEVEN, validFrom: from }]);
    expect(until('2027-03-31', since('2027-04-01'))).toBe('2037-05-31');
    expect(until('2027-04-01', since('2027-04-01'))).toBe('2035-05-31');
    expect(until('2028-03-31', since('2027-04-02'))).toBe('2038-05-31');
  });

  it('follows the last month of the fiscal year since the day on which that holds [B7-01]', () => {
    const of = settings([SEVEN, rate('fiscal-year-end-month', 3), rate('fiscal-year-end-month', 12, '2027-04-01')]);
    expect(fiscalYearEnd(of, day('2027-03-31'))).toBe('2027-03-31');
    expect(fiscalYearEnd(of, day('2027-04-01'))).toBe('2027-12-31');
    expect(until('2027-12-31', of)).toBe('2035-02-28');
  });

  const anyDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays(day('1999-01-01'), days));
  const anyRate = (key: string, min: number, max: number) =>
    fc
      .uniqueArray(fc.tuple(anyDay, fc.integer({ min, max })), { maxLength: 3, selector: ([from]) => from })
      .map((values) => values.toSorted().map(([from, value]) => rate(key, value, from)));
  const anySettings = fc
    .tuple(
      anyRate('evidence-retention-years', 7, 30),
      anyRate('fiscal-year-end-month', 1, 12),
      anyRate('tax-return-months', 2, 6),
    )
    .map((rates) => settings(rates.flat()));

  it('is never less than seven years and two months, whatever the settings say [B7-01]', () => {
    fc.assert(
      fc.property(anySettings, anyDay, fc.integer({ min: 0, max: 12 }), (of, date, typeYears) => {
        const { fiscalYearEndsOn, returnDueOn, until: last } = retentionOf(date, typeYears, of);
        expect(fiscalYearEndsOn >= date).toBe(true);
        expect(last.slice(0, 4) >= String(Number(returnDueOn.slice(0, 4)) + 7)).toBe(true);
        expect(last >= addDays(date, 7 * 365 + 58)).toBe(true);
      }),
    );
  });

  it('is never shortened by declaring a year, nor by a further version of the record [B7-01]', () => {
    const late = fc.option(fc.integer({ min: 0, max: 500 }));
    fc.assert(
      fc.property(anySettings, anyDay, anyDay, fc.boolean(), late, (of, date, other, hasLoss, days) => {
        const endsOn = fiscalYearEnd(of, date);
        const declared = year(endsOn, { hasLoss, returnDueOn: days === null ? null : addDays(endsOn, days) });
        expect(until(date, settings(of.rates, [declared])) >= until(date, of)).toBe(true);
        const stated = [date, other].map((one) => ({ day: one, typeYears: 0 }));
        expect(recordRetention(stated, of).until >= until(date, of)).toBe(true);
      }),
    );
  });
});

describe('declaring a fiscal year', () => {
  it.each([
    ['2027-03-31', null, []],
    ['2027-03-31', '2027-05-31', []],
    ['2027-03-31', '2027-06-30', []],
    ['2027-03-30', null, ['no-fiscal-year-end']],
    ['2027-12-31', null, ['no-fiscal-year-end']],
    ['2027-03-31', '2027-05-30', ['return-day-too-early']],
    ['2027-03-31', '2029-03-31', []],
    ['2027-03-31', '2029-04-01', ['return-day-too-late']],
  ])('%s with its return due on %s: %j [B7-01]', (endsOn, due, codes) => {
    const said = { endsOn: day(endsOn), returnDueOn: due === null ? null : day(due) };
    expect(yearFaults(said, settings()).map(({ code }) => code)).toEqual(codes);
  });
});
