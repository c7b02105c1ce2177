import { describe, expect, it } from 'vitest';
import { claimIdOf, reviewRow } from '../../../../../test/review-rows.ts';
import { whyNoDecision, whyNoReminder } from './left-out.ts';

const OWN = '9';
const turnOf = (approver: string, changes: Partial<ReturnType<typeof reviewRow>> = {}, of = '1') =>
  reviewRow(of, 'in_review', {
    approval: { id: claimIdOf(of), version: 2, waitsFor: [{ employeeId: approver, name: '高橋 誠' }] },
    ...changes,
  });
const approve = (row: ReturnType<typeof reviewRow>) => whyNoDecision(row, 'approve', OWN);
const confirm = (row: ReturnType<typeof reviewRow>) => whyNoDecision(row, 'confirm', OWN);

describe('a decision on many claims', () => {
  it('takes claims without a warning only, and leaves the own one out [B4-08]', () => {
    expect(approve(turnOf(OWN))).toBeNull();
    expect(approve(turnOf(OWN, { warningCount: 1 }))).toBe('warned');
    expect(approve(turnOf('7', {}, OWN))).toBe('own');
    expect(confirm(reviewRow('1', 'approved'))).toBeNull();
    expect(confirm(reviewRow('1', 'approved', { warningCount: 2 }))).toBe('warned');
  });

  it('approves only what waits for oneself [B3-03, B3-06]', () => {
    expect(approve(turnOf('7'))).toBe('turn');
  });

  it('takes claims only from where it begins [B4-03]', () => {
    expect(approve(reviewRow('1', null))).toBe('no-claim');
    for (const status of ['returned', 'approved', 'confirmed', 'rejected'] as const) {
      expect(approve(reviewRow('1', status))).toBe('state');
    }
    expect([confirm(turnOf(OWN)), confirm(reviewRow('1', 'confirmed'))]).toEqual(['state', 'state']);
  });
});

describe('a reminder to many', () => {
  it('goes to those who have handed nothing in, but for oneself [B4-08]', () => {
    expect(whyNoReminder(reviewRow('1', null), OWN)).toBeNull();
    expect(whyNoReminder(reviewRow('1', 'returned'), OWN)).toBe('handed-in');
    expect(whyNoReminder(reviewRow(OWN, null), OWN)).toBe('own');
  });
});
