import { expect, it } from 'vitest';
import { whyNotApproved, whyNotRead } from './left-out.ts';

it('approves many only where there is nothing to look into [B3-06]', () => {
  expect(whyNotApproved({ kind: 'approve', warnings: 0 })).toBeNull();
  expect(whyNotApproved({ kind: 'approve', warnings: 1 })).toBe('warned');
  expect(whyNotApproved({ kind: 'check', warnings: 0 })).toBe('check');
  expect(whyNotApproved({ kind: 'circulate', warnings: 0 })).toBe('circulate');
});

it('marks as read only what is circulated: nothing is decided by it [B3-02]', () => {
  expect(whyNotRead({ kind: 'circulate' })).toBeNull();
  expect(whyNotRead({ kind: 'approve' })).toBe('decide');
  expect(whyNotRead({ kind: 'check' })).toBe('decide');
});
