import { CLAIM_STATUSES, type ClaimStatus } from '@madoguchi/contract/expense-claims/model.ts';
import { describe, expect, it } from 'vitest';
import { offeredActions, primaryAction } from './offered-actions.ts';

const names = (status: ClaimStatus, isOwner = false) => offeredActions(status, isOwner).map(({ action }) => action);

describe('the decision bar', () => {
  it('offers all four decisions on a submitted claim, and confirming on an approved one [B4-03] [B4-08]', () => {
    expect(names('submitted')).toEqual(['return', 'reject', 'approve', 'confirm']);
    expect(names('approved')).toEqual(['confirm']);
  });

  it('offers nothing where nothing can be decided', () => {
    const others = CLAIM_STATUSES.filter((status) => status !== 'submitted' && status !== 'approved');
    for (const status of others) expect(names(status)).toEqual([]);
  });

  it("shows a reviewer's own claim the same decisions, every one refused [B4-08]", () => {
    expect(offeredActions('submitted', true)).toEqual(
      names('submitted').map((action) => ({ action, refusal: 'not-allowed' })),
    );
    expect(offeredActions('submitted', false).every(({ refusal }) => refusal === null)).toBe(true);
  });

  it('fills one button: approve while it can be approved, then confirm', () => {
    expect(primaryAction(offeredActions('submitted', false))).toBe('approve');
    expect(primaryAction(offeredActions('approved', false))).toBe('confirm');
    expect(primaryAction([])).toBeNull();
  });
});
