import { describe, expect, it } from 'vitest';
import { claimIdOf, reviewRow } from '../../../../../test/review-rows.ts';
import { nextToReview } from './next-claim.ts';

const ME = '8';
const waiting = (employeeId: string, approver = ME) =>
  reviewRow(employeeId, 'in_review', {
    approval: { id: claimIdOf(employeeId), version: 2, waitsFor: [{ employeeId: approver, name: '高橋 誠' }] },
  });

const ROWS = [waiting('1'), reviewRow('2', null), waiting('3', '7'), waiting('4'), waiting('5')];

describe('after a decision', () => {
  it('the next claim below that waits for the reader opens, past those that wait for others [B4-08]', () => {
    expect(nextToReview(ROWS, claimIdOf('1'), ME)?.employeeId).toBe('4');
  });

  it('the search goes on from the top, and never back to the decided claim', () => {
    expect(nextToReview(ROWS, claimIdOf('5'), ME)?.employeeId).toBe('1');
    expect(nextToReview([waiting('5')], claimIdOf('5'), ME)).toBeNull();
  });

  it('an approved one waits for an admin to confirm it, unless it is their own [B4-08]', () => {
    const rows = [waiting('1'), reviewRow(ME, 'approved'), reviewRow('6', 'approved')];
    expect(nextToReview(rows, claimIdOf('1'), ME)?.employeeId).toBe('6');
  });

  it('a claim that left the list still has a next one', () => {
    expect(nextToReview(ROWS, claimIdOf('9'), ME)?.employeeId).toBe('1');
  });
});
