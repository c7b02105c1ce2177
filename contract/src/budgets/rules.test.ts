import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, weekday } from '../values/calendar-days.ts';
import { PlainDate } from '../values/plain-date.ts';
import {
  type Budgeted,
  byCategory,
  CLAIMS_COUNT,
  daysOfYear,
  PURCHASES_COUNT,
  remainingOf,
  sharesOf,
  statesThatAre,
  together,
  weeklySpend,
} from './rules.ts';

const day = (text: string) => PlainDate.parse(text);
const spend = (category: string, on: string, spentYen: number, committedYen = 0) => ({
  ...{ category, day: day(on), spentYen, committedYen },
});

describe('money', () => {
  it('is spent once agreed to or ordered, committed while it waits, and free of whatever came back or ended [B9-01]', () => {
    const said = (counting: 'spent' | 'committed') => [
      statesThatAre(counting, CLAIMS_COUNT),
      statesThatAre(counting, PURCHASES_COUNT),
    ];
    expect(said('spent')).toEqual([
      ['approved', 'confirmed'],
      ['ordered', 'partially_received', 'received', 'closed'],
    ]);
    expect(said('committed')).toEqual([
      ['submitted', 'in_review'],
      ['submitted', 'in_review', 'approved'],
    ]);
  });

  it.each<[Budgeted, number | null, number | null, number | null]>([
    [{ totalYen: 1_000, spentYen: 250, committedYen: 100 }, 650, 25, 65],
    [{ totalYen: 1_000, spentYen: 900, committedYen: 400 }, -300, 90, -30],
    [{ totalYen: 300, spentYen: 100, committedYen: 0 }, 200, 33.3, 66.7],
    [{ totalYen: 0, spentYen: 0, committedYen: 0 }, 0, null, null],
    [{ totalYen: null, spentYen: 50, committedYen: 0 }, null, null, null],
  ])('of %j leaves %s, %s%% spent and %s%% left [B9-01]', (budgeted, left, spent, remaining) => {
    expect(remainingOf(budgeted)).toBe(left);
    expect(sharesOf(budgeted)).toEqual({ spent, remaining });
  });

  it('has a row wherever there is a budget or something that counts, and no yen is lost in the sum [B9-01]', () => {
    const rows = byCategory(
      [{ category: 'books', amountYen: 500 }],
      [spend('travel', '2026-05-01', 30), spend('books', '2026-05-01', 10, 5), spend('books', '2026-06-01', 20)],
    );
    expect(rows).toEqual([
      { category: 'books', totalYen: 500, spentYen: 30, committedYen: 5 },
      { category: 'travel', totalYen: null, spentYen: 30, committedYen: 0 },
    ]);
    expect(together(rows)).toEqual({ totalYen: 500, spentYen: 60, committedYen: 5 });
    expect(together([])).toEqual({ totalYen: null, spentYen: 0, committedYen: 0 });
  });
});

describe('weeks', () => {
  it('begin on Monday, and the first and the last end with the fiscal year [B9-01]', () => {
    const weeks = weeklySpend(2025, day('2026-11-21'), []);
    expect([weeks[0], weeks.at(-1)]).toEqual([
      { from: '2025-04-01', to: '2025-04-06', spentYen: 0 },
      { from: '2026-03-30', to: '2026-03-31', spentYen: 0 },
    ]);
    expect(weeklySpend(2026, day('2026-04-08'), []).map(({ from }) => from)).toEqual(['2026-04-01', '2026-04-06']);
    expect(weeklySpend(2027, day('2026-11-21'), [])).toEqual([]);
  });

  it('follow each other without a gap and hold every yen of the year, whatever the day and the money [B9-01]', () => {
    const { from, to } = daysOfYear(2026);
    const days = fc.integer({ min: 0, max: daysBetween(from, to) }).map((nth) => addDays(from, nth));
    const money = fc.array(fc.record({ on: days, yen: fc.integer({ min: 0, max: 1_000_000 }) }), { maxLength: 20 });
    fc.assert(
      fc.property(days, money, (today, spent) => {
        const weeks = weeklySpend(
          2026,
          today,
          spent.map(({ on, yen }) => spend('books', on, yen)),
        );
        expect(weeks.reduce((sum, week) => sum + week.spentYen, 0)).toBe(spent.reduce((sum, { yen }) => sum + yen, 0));
        for (const [nth, week] of weeks.entries()) {
          expect(nth === 0 ? week.from : weekday(week.from)).toBe(nth === 0 ? from : 1);
          const former = weeks[nth - 1];
          if (former !== undefined) expect(addDays(former.to, 1)).toBe(week.from);
        }
      }),
    );
  });
});
