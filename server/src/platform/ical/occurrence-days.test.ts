import { addDays, weekday } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { lastSeriesDay, REPEAT_WEEKDAYS, Recurrence } from '@madoguchi/contract/values/recurrence.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyZone } from '../../../test/server-zones.ts';
import { occurrenceDays, occurrenceStarts, type Series } from './occurrence-days.ts';

const day = (text: string) => text as PlainDate;
const rule = (said: unknown) => Recurrence.parse(said);
const count = (times: number) => ({ by: 'count', count: times });
const until = (text: string) => ({ by: 'until', day: text });

function datesOf<Date>(series: Series<Date>): readonly Date[] {
  return 'dates' in series ? series.dates : [];
}
const faultOf = (series: Series<unknown>) => ('fault' in series ? `${series.fault.field}: ${series.fault.code}` : null);

const MONDAYS = { every: 'week', weekdays: ['mo'] };
const monthly = (said: unknown, ends: unknown) => rule({ every: 'month', monthly: said, ends });

describe('a series of Monday mornings', () => {
  it('begins at 08:00 in Tokyo, Sunday 23:00 UTC, whatever the zone of the server, and includes its last day', async () => {
    await everyZone(() => {
      const starts = ['2026-12-06T23:00:00.000Z', '2026-12-13T23:00:00.000Z', '2026-12-20T23:00:00.000Z'];
      for (const ends of [count(3), until('2026-12-21')]) {
        expect(datesOf(occurrenceStarts(rule({ ...MONDAYS, ends }), '2026-12-06T23:00:00.000Z'))).toEqual(starts);
      }
      expect(datesOf(occurrenceStarts(rule({ ...MONDAYS, ends: until('2026-12-20') }), starts[0] ?? ''))).toHaveLength(
        2,
      );
    });
  });

  it('keeps its time in Tokyo over the week in which New York changes its clocks', () => {
    const starts = datesOf(occurrenceStarts(rule({ ...MONDAYS, ends: count(3) }), '2026-03-02T01:00:00.000Z'));
    expect(starts).toEqual(['2026-03-02T01:00:00.000Z', '2026-03-09T01:00:00.000Z', '2026-03-16T01:00:00.000Z']);
  });
});

describe('the days of a series', () => {
  it.each([
    ['the 31st of months that have one', { by: 'date', day: 31 }, '2026-10-31', '2026-10-31 2026-12-31 2027-01-31'],
    ['the 29th in February of a leap year', { by: 'date', day: 29 }, '2028-01-29', '2028-01-29 2028-02-29 2028-03-29'],
    ['the 29th but in February of others', { by: 'date', day: 29 }, '2027-01-29', '2027-01-29 2027-03-29 2027-04-29'],
    ['the last day of months of 31, 28 and 31', { by: 'last-day' }, '2027-01-31', '2027-01-31 2027-02-28 2027-03-31'],
    ['the fifth Friday', { by: 'weekday', nth: 5, weekday: 'fr' }, '2027-01-01', '2027-01-29 2027-04-30 2027-07-30'],
    ['the last Friday', { by: 'weekday', nth: -1, weekday: 'fr' }, '2027-01-29', '2027-01-29 2027-02-26 2027-03-26'],
    ['the second Tuesday', { by: 'weekday', nth: 2, weekday: 'tu' }, '2026-12-09', '2027-01-12 2027-02-09 2027-03-09'],
  ])('are %s', (_, said, first, days) => {
    expect(datesOf(occurrenceDays(monthly(said, count(3)), day(first))).join(' ')).toBe(days);
  });

  it('keep to the weeks of the first day, which begin on Monday', () => {
    const days = occurrenceDays(
      rule({ every: 'week', interval: 2, weekdays: ['su', 'mo'], ends: count(4) }),
      day('2026-12-09'),
    );
    expect(datesOf(days)).toEqual(['2026-12-13', '2026-12-21', '2026-12-27', '2027-01-04']);
  });

  it('are 100 at most and lie within a year, or are refused and never cut [B6-02]', () => {
    const daily = (ends: unknown) => rule({ every: 'day', ends });
    const first = day('2026-12-07');
    expect(datesOf(occurrenceDays(daily(until('2027-03-16')), first))).toHaveLength(100);
    expect(faultOf(occurrenceDays(daily(until('2027-03-17')), first))).toBe('ends.day: series-dates');
    expect(datesOf(occurrenceDays(monthly({ by: 'date', day: 7 }, count(13)), first)).at(-1)).toBe('2027-12-07');
    expect(faultOf(occurrenceDays(monthly({ by: 'date', day: 7 }, count(14)), first))).toBe('ends.count: series-year');
    expect(faultOf(occurrenceDays(monthly({ by: 'date', day: 7 }, until('2028-01-07')), first))).toBe(
      'ends.day: series-year',
    );
    expect(faultOf(occurrenceDays(daily(until('2026-12-06')), first))).toBe('ends.day: last-before-first');
    expect(faultOf(occurrenceDays(monthly({ by: 'date', day: 31 }, until('2026-12-30')), first))).toBe(
      ': series-empty',
    );
  });

  it('are found at both ends of the calendar', () => {
    for (const first of ['0100-01-01', '9999-12-31']) {
      expect(datesOf(occurrenceDays(rule({ every: 'day', ends: count(1) }), day(first)))).toEqual([first]);
    }
  });
});

const ends = fc.oneof(
  fc.integer({ min: 1, max: 100 }).map(count),
  fc.integer({ min: 0, max: 365 }).map((days) => ({ by: 'until', days })),
);
const interval = fc.integer({ min: 1, max: 14 });
const weekdays = fc.uniqueArray(fc.constantFrom(...REPEAT_WEEKDAYS), { minLength: 1 });
const monthlies = fc.oneof(
  fc.integer({ min: 1, max: 31 }).map((date) => ({ by: 'date', day: date })),
  fc.constant({ by: 'last-day' }),
  fc.record({
    by: fc.constant('weekday'),
    nth: fc.constantFrom(1, 2, 3, 4, 5, -1),
    weekday: fc.constantFrom(...REPEAT_WEEKDAYS),
  }),
);
const anyDay = fc.integer({ min: 0, max: 2_000 }).map((days) => addDays(day('2026-01-01'), days));
const anySeries = fc
  .record({
    first: anyDay,
    ends,
    choice: fc.oneof(
      fc.record({ every: fc.constant('day'), interval }),
      fc.record({ every: fc.constant('week'), interval, weekdays }),
      fc.record({ every: fc.constant('month'), interval, monthly: monthlies }),
    ),
  })
  .map(({ first, ends: end, choice }) => ({
    first,
    rule: rule({ ...choice, ends: 'days' in end ? until(addDays(first, end.days)) : end }),
  }));

/** Asks of each day of the year whether it belongs to the series. */
function oneByOne(series: Recurrence, first: PlainDate): PlainDate[] {
  const belongs = (one: PlainDate, ahead: number): boolean => {
    const date = Number(one.slice(8));
    const name = REPEAT_WEEKDAYS[(weekday(one) + 6) % 7];
    const isLast = (days: number) => addDays(one, days).slice(0, 7) !== one.slice(0, 7);
    if (series.every === 'day') return ahead % series.interval === 0;
    if (series.every === 'week') {
      const week = Math.floor((ahead + ((weekday(first) + 6) % 7)) / 7);
      return week % series.interval === 0 && series.weekdays.some((chosen) => chosen === name);
    }
    const months = Number(one.slice(0, 4)) * 12 + Number(one.slice(5, 7));
    const since = months - Number(first.slice(0, 4)) * 12 - Number(first.slice(5, 7));
    if (since % series.interval !== 0) return false;
    const { monthly: way } = series;
    if (way.by === 'date') return date === way.day;
    if (way.by === 'last-day') return isLast(1);
    return name === way.weekday && (way.nth === -1 ? isLast(7) : Math.ceil(date / 7) === way.nth);
  };
  const found: PlainDate[] = [];
  const last = series.ends.by === 'until' ? series.ends.day : lastSeriesDay(first);
  for (let one = first, ahead = 0; one <= last; one = addDays(one, 1), ahead += 1) {
    if (belongs(one, ahead)) found.push(one);
  }
  return found;
}

describe('any series', () => {
  it('has the days that asking each day of the year finds [B6-02]', () => {
    fc.assert(
      fc.property(anySeries, ({ first, rule: series }) => {
        const expected = oneByOne(series, first);
        const found = occurrenceDays(series, first);
        if (series.ends.by === 'count') {
          const { count: times } = series.ends;
          expect(datesOf(found)).toEqual(expected.length < times ? [] : expected.slice(0, times));
        } else {
          expect(datesOf(found)).toEqual(expected.length > 100 ? [] : expected);
        }
      }),
    );
  });

  it('is the same series when it is begun on its first date', () => {
    fc.assert(
      fc.property(anySeries, ({ first, rule: series }) => {
        const dates = datesOf(occurrenceDays(series, first));
        if (dates[0] !== undefined) expect(datesOf(occurrenceDays(series, dates[0]))).toEqual(dates);
      }),
    );
  });
});
