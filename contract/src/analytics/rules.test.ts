import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysBetween } from '../values/calendar-days.ts';
import type { PlainDate } from '../values/plain-date.ts';
import type { YearMonth } from '../values/year-month.ts';
import { fiscalYears, isUnfinished, lastCounted, periodOf, stepBefore, stepsOf } from './periods.ts';
import { type CountedGroup, movement, ofTarget, percentOf, shares, shownGroups } from './rules.ts';
import { movementText } from './tables.ts';

const day = (text: string) => text as PlainDate;
const month = (text: string) => text as YearMonth;

describe('shares', () => {
  it.each([
    [
      [1, 1, 1],
      [33.4, 33.3, 33.3],
    ],
    [
      [2, 3, 2],
      [28.6, 42.8, 28.6],
    ],
    [[5], [100]],
    [
      [0, 7],
      [0, 100],
    ],
  ])('of %j are %j: by largest remainder, to one decimal (GEN-07) [B9-07]', (counts, expected) => {
    expect(shares(counts)).toEqual(expected);
  });

  it('of nothing are unknown, and no NaN (GEN-06, AN4) [B9-07]', () => {
    expect(shares([])).toEqual([]);
    expect(shares([0, 0])).toEqual([null, null]);
    expect(percentOf(0, 0)).toBeNull();
  });

  it('add up to 100 and lie less than a tenth beside the exact ones (GEN-07) [B9-07]', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(100_000), { minLength: 1, maxLength: 12 }), (counts) => {
        const sum = counts.reduce((total, count) => total + count, 0);
        fc.pre(sum > 0);
        const parts = shares(counts).map((part) => part ?? Number.NaN);
        expect(Math.round(parts.reduce((total, part) => total + part, 0) * 10)).toBe(1_000);
        for (const [nth, part] of parts.entries()) {
          expect(Math.abs(part - ((counts[nth] ?? 0) / sum) * 100)).toBeLessThan(0.1 + 1e-9);
        }
      }),
    );
  });
});

describe('a change', () => {
  it.each([
    [3, 0, '新規', 'New'],
    [0, 0, '±0.0%', '±0.0%'],
    [90, 120, '−25.0%', '−25.0%'],
    [4, 3, '+33.3%', '+33.3%'],
    [null, 3, null, null],
    [3, null, null, null],
  ])('from %s back to %s reads %s (GEN-07) [B9-07]', (now, before, ja, en) => {
    expect(movementText(movement(now, before), 'ja')).toBe(ja);
    expect(movementText(movement(now, before), 'en')).toBe(en);
  });

  it.each([
    [95, 90, 5.6],
    [81, 90, -10],
    [95, 0, null],
    [95, null, null],
    [null, 90, null],
  ])(
    'of %s against a target of %s is %s per cent: none without a target (GEN-06) [B9-07]',
    (value, target, expected) => {
      expect(ofTarget(value, target)).toBe(expected);
    },
  );
});

describe('groups of people', () => {
  const group = (name: CountedGroup['group'], now: number, before = now): CountedGroup => ({
    group: name,
    now,
    month: before,
    year: before,
  });

  it.each([
    ['two people', [group('female', 30), group('male', 25), group('other', 2)], { female: 30, merged: 27 }],
    ['enough together', [group('female', 30), group('male', 3), group('other', 2)], { female: 30, merged: 5 }],
    ['five', [group('female', 5), group('male', 5)], { female: 5, male: 5 }],
    ['few before', [group('female', 9, 4), group('male', 20), group('unanswered', 30)], { unanswered: 30, merged: 29 }],
    ['nobody', [group('female', 9), group('male', 0)], { female: 9 }],
  ])('with %s are shown so that nobody can be told (AN5) [B9-07]', (_what, counted, expected) => {
    const shown = shownGroups(counted) ?? [];
    expect(Object.fromEntries(shown.map(({ group: name, now }) => [name, now]))).toEqual(expected);
  });

  it('of fewer than five people in all are not shown (AN5) [B9-07]', () => {
    expect(shownGroups([group('female', 2), group('male', 2)])).toBeNull();
  });

  it('that would all be one are not shown (AN5) [B9-07]', () => {
    expect(shownGroups([group('female', 2), group('unanswered', 40)])).toBeNull();
  });

  it('are never fewer than five at any moment, and lose nobody (AN5) [B9-07]', () => {
    const people = fc.record({ now: fc.nat(12), month: fc.nat(12), year: fc.nat(12) });
    fc.assert(
      fc.property(fc.tuple(people, people, people, people), (counts) => {
        const names = ['female', 'male', 'other', 'unanswered'] as const;
        const counted = counts.map((one, nth) => ({ group: names[nth] ?? 'other', ...one }));
        const shown = shownGroups(counted);
        if (shown === null) return;
        for (const { now, month: before, year } of shown) {
          for (const count of [now, before, year]) expect(count === 0 || count >= 5).toBe(true);
        }
        const sum = (groups: readonly { readonly now: number }[]) => groups.reduce((total, { now }) => total + now, 0);
        expect(sum(shown)).toBe(sum(counted));
      }),
    );
  });
});

describe('the days of a month', () => {
  it('that runs are those that have come, compared with as many of the month before (GEN-05) [B9-07]', () => {
    const { days, before, isRunning } = periodOf(month('202611'), day('2026-11-10'));
    expect([days.length, days.at(-1), before, isRunning]).toEqual([
      ...[10, '2026-11-10', { from: '2026-10-01', to: '2026-10-10' }, true],
    ]);
  });

  it('that is longer than the one before are compared with all of that (GEN-05) [B9-07]', () => {
    expect(periodOf(month('202603'), day('2026-03-31')).before).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  });

  it('that is over are all of them, compared with the whole month before (GEN-05) [B9-07]', () => {
    const { days, before, isRunning } = periodOf(month('202610'), day('2026-11-10'));
    expect([days.length, before, isRunning]).toEqual([31, { from: '2026-09-01', to: '2026-09-30' }, false]);
  });

  it('that has not begun are none [B9-07]', () => {
    const { days, span } = periodOf(month('202612'), day('2026-11-10'));
    expect([days, span.to < span.from]).toEqual([[], true]);
  });
});

describe('days, weeks and months', () => {
  it('end with the last day, weeks begin on Monday, and each begins where the one before ended (AN6) [B9-07]', () => {
    for (const pace of ['day', 'week', 'month'] as const) {
      const steps = stepsOf(pace, day('2026-11-25'));
      expect(steps.at(-1)?.to).toBe('2026-11-25');
      for (const [nth, { from }] of steps.entries()) {
        const former = steps[nth - 1];
        if (former !== undefined) expect(daysBetween(former.to, from)).toBe(1);
      }
    }
    expect(stepsOf('week', day('2026-11-25')).at(-1)?.from).toBe('2026-11-23');
    expect(stepsOf('month', day('2026-11-25'))[0]).toEqual({ from: '2025-12-01', to: '2025-12-31' });
  });

  it('that are not over are compared with the same number of days (GEN-05) [B9-07]', () => {
    const week = { from: day('2026-11-23'), to: day('2026-11-25') };
    expect([isUnfinished('week', week), stepBefore('week', week)]).toEqual([
      ...[true, { from: '2026-11-16', to: '2026-11-18' }],
    ]);
    const whole = { from: day('2026-11-16'), to: day('2026-11-22') };
    expect([isUnfinished('week', whole), stepBefore('week', whole)]).toEqual([
      ...[false, { from: '2026-11-09', to: '2026-11-15' }],
    ]);
    const march = { from: day('2026-03-01'), to: day('2026-03-30') };
    expect(stepBefore('month', march)).toEqual({ from: '2026-02-01', to: '2026-02-28' });
    const today = { from: day('2026-11-25'), to: day('2026-11-25') };
    expect(stepBefore('day', today)).toEqual({ from: '2026-11-24', to: '2026-11-24' });
  });
});

describe('fiscal years', () => {
  it('run from April to March, the latest first, and end where the month chosen ends (AN1) [B9-07]', () => {
    const last = lastCounted(month('202603'), day('2026-11-25'));
    expect(last).toBe('2026-03-31');
    const years = fiscalYears(last);
    expect(years.map(({ year }) => year)).toEqual([2025, 2024, 2023]);
    expect([years[0]?.months[0], years[0]?.months.at(-1)]).toEqual(['202504', '202603']);
  });
});
