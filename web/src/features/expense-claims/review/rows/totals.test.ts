import { describe, expect, it } from 'vitest';
import { reviewRow } from '../../../../../test/review-rows.ts';
import { totalsOf } from './totals.ts';

const COUNTS = [
  { state: 'not-submitted', people: 40, totalYen: 0 },
  { state: 'submitted', people: 12, totalYen: 30_000 },
  { state: 'approved', people: 8, totalYen: 20_000 },
] as const;

describe('the totals row', () => {
  it("is the month's own sum while only the state filters, however few rows are loaded", () => {
    const held = { offset: 0, rows: [reviewRow('1', 'submitted')], isComplete: false };
    expect(totalsOf({}, [...COUNTS], held)).toEqual({ people: 60, totalYen: 50_000, isPartial: false });
    expect(totalsOf({ state: 'submitted' }, [...COUNTS], held)).toEqual({
      people: 12,
      totalYen: 30_000,
      isPartial: false,
    });
    expect(totalsOf({ state: 'rejected' }, [...COUNTS], held)).toEqual({ people: 0, totalYen: 0, isPartial: false });
  });

  it('counts nobody whom an order by total or by day leaves out', () => {
    const held = { offset: 0, rows: [], isComplete: true };
    expect(totalsOf({ sort: 'total' }, [...COUNTS], held).people).toBe(20);
    expect(totalsOf({ sort: 'submitted', direction: 'desc' }, [...COUNTS], held).people).toBe(20);
    expect(totalsOf({ sort: 'kana' }, [...COUNTS], held).people).toBe(60);
  });

  it('adds up the rows where other filters are set, and says when rows are missing', () => {
    const rows = [reviewRow('1', 'submitted'), reviewRow('2', 'returned')];
    const whole = { offset: 0, rows, isComplete: true };
    expect(totalsOf({ department: 'D10' }, [...COUNTS], whole)).toEqual({
      people: 2,
      totalYen: 2_468,
      isPartial: false,
    });
    expect(totalsOf({ warned: 'yes' }, [...COUNTS], { ...whole, isComplete: false }).isPartial).toBe(true);
    expect(totalsOf({ warned: 'yes' }, [...COUNTS], { ...whole, offset: 100 }).isPartial).toBe(true);
  });
});
