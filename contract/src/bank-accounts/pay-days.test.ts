import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PlainDate } from '../values/plain-date.ts';
import { YearMonth } from '../values/year-month.ts';
import { firstPayDay, payDayOf, type WageCalendar } from './pay-days.ts';

const month = (text: string) => YearMonth.parse(text);
const day = (text: string) => PlainDate.parse(text);
const calendar = (more: Partial<WageCalendar> = {}): WageCalendar => ({
  payDay: 25,
  leadDays: 5,
  holidays: new Set(['2026-11-23', '2027-02-23', '2026-05-04', '2026-05-05', '2026-05-06']),
  ...more,
});

describe('a pay day', () => {
  it.each([
    ['202611', 25, '2026-11-25'],
    // A Sunday, and a Saturday.
    ['202610', 25, '2026-10-23'],
    ['202607', 25, '2026-07-24'],
    // A holiday on a Monday: to the Friday before.
    ['202611', 23, '2026-11-20'],
    ['202702', 31, '2027-02-26'],
    ['202605', 6, '2026-05-01'],
    ['202611', 1, '2026-10-30'],
  ])('of %s on the %i is %s: never a day without banks, and never later [B8-04]', (of, payDay, expected) => {
    expect(payDayOf(month(of), calendar({ payDay }))).toBe(expected);
  });
});

describe('an account', () => {
  it.each([
    ['202611', '2026-11-17', '2026-11-25'],
    // Four business days before: the 23rd is a holiday.
    ['202611', '2026-11-18', '2026-12-25'],
    ['202611', '2026-11-25', '2026-12-25'],
    ['202612', '2026-11-17', '2026-12-25'],
    ['202611', '2027-03-01', '2027-03-25'],
  ])('that asks for %s and is accepted on %s receives wages from %s on [B2-05, B8-04]', (first, accepted, expected) => {
    expect(firstPayDay(month(first), day(accepted), calendar())).toBe(expected);
  });

  it('accepted later never receives them earlier, nor before its acceptance [B8-04]', () => {
    const at = fc
      .integer({ min: 0, max: 400 })
      .map((n) => day(new Date(Date.UTC(2026, 3, 1 + n)).toISOString().slice(0, 10)));
    const given = fc.record({ payDay: fc.integer({ min: 1, max: 31 }), leadDays: fc.integer({ min: 0, max: 15 }) });
    fc.assert(
      fc.property(at, at, given, (one, other, more) => {
        const [earlier, later] = one < other ? [one, other] : [other, one];
        const of = (accepted: PlainDate) => firstPayDay(month('202604'), accepted, calendar(more));
        expect(of(earlier) <= of(later)).toBe(true);
        expect(of(later) >= later).toBe(true);
      }),
    );
  });
});
