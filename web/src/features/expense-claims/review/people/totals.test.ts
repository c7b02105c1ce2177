import { describe, expect, it } from 'vitest';
import { reviewRow } from '../../../../../test/review-rows.ts';
import { peopleByState, totalsOf } from './totals.ts';

const COUNTS = [
  { state: 'not-submitted', people: 40, totalYen: 0 },
  { state: 'submitted', people: 12, totalYen: 30_000 },
  { state: 'approved', people: 8, totalYen: 20_000 },
] as const;

const state = (filters = {}, sort = ['employee'], q = '') => ({ q, sort, filters });

describe('the totals row', () => {
  it("is the month's own sum while only the state filters, however few rows are loaded", () => {
    const held = { rows: [reviewRow('1', 'submitted')], isWhole: false };
    const sums = (filters: object) => totalsOf({ ...held, state: state(filters) }, [...COUNTS]);
    expect(sums({})).toEqual({ people: 60, totalYen: 50_000, isPartial: false });
    expect(sums({ state: ['submitted'] })).toEqual({ people: 12, totalYen: 30_000, isPartial: false });
    expect(sums({ state: ['submitted', 'approved'] }).people).toBe(20);
    expect(sums({ state: ['rejected'] })).toEqual({ people: 0, totalYen: 0, isPartial: false });
  });

  it('counts nobody whom an order by total or by day leaves out', () => {
    const people = (sort: string[], filters = {}) =>
      totalsOf({ rows: [], isWhole: true, state: state(filters, sort) }, [...COUNTS]).people;
    expect(people(['total'])).toBe(20);
    expect(people(['kana', '-submitted'])).toBe(20);
    expect(people(['-kana'])).toBe(60);
    expect(people(['-total'], { state: ['not-submitted'] })).toBe(40);
  });

  it('adds up the rows where other conditions are set, and says when rows are missing', () => {
    const rows = [reviewRow('1', 'submitted'), reviewRow('2', 'returned')];
    const sums = (asked: ReturnType<typeof state>, isWhole: boolean) =>
      totalsOf({ rows, isWhole, state: asked }, [...COUNTS]);
    expect(sums(state({ department: ['D10'] }), true)).toEqual({ people: 2, totalYen: 2_468, isPartial: false });
    expect(sums(state({ warned: 'yes' }), false).isPartial).toBe(true);
    expect(sums(state({}, ['employee'], '山田'), false)).toMatchObject({ people: 2, isPartial: true });
  });

  it('is told to the tabs state by state', () => {
    expect(peopleByState([...COUNTS])).toEqual({ 'not-submitted': 40, submitted: 12, approved: 8 });
  });
});
