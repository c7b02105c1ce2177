import { describe, expect, it } from 'vitest';
import { claimIdOf, reviewRow } from '../../../../../test/review-rows.ts';
import { nextToReview } from './next-claim.ts';

const ROWS = [
  reviewRow('1', 'submitted'),
  reviewRow('2', null),
  reviewRow('3', 'approved'),
  reviewRow('4', 'submitted'),
  reviewRow('5', 'submitted'),
];

describe('after a decision', () => {
  it('the next submitted claim below opens, past people who have not submitted [B4-08]', () => {
    expect(nextToReview(ROWS, claimIdOf('1'), null)?.employeeId).toBe('4');
  });

  it('the search goes on from the top, and never back to the decided claim', () => {
    expect(nextToReview(ROWS, claimIdOf('5'), null)?.employeeId).toBe('1');
    expect(nextToReview([reviewRow('5', 'submitted')], claimIdOf('5'), null)).toBeNull();
  });

  it("the reviewer's own claim is passed over: nobody decides their own [B4-08]", () => {
    expect(nextToReview(ROWS, claimIdOf('1'), '4')?.employeeId).toBe('5');
  });

  it('a claim that left the list still has a next one', () => {
    expect(nextToReview(ROWS, claimIdOf('9'), null)?.employeeId).toBe('1');
  });
});
