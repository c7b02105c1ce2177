// @vitest-environment jsdom
import { confirmClaim, saveDraft } from '@madoguchi/contract/expense-claims/operations.ts';
import { changeMember } from '@madoguchi/contract/members/operations.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropFirstRows, firstRows, invalidate, keepBrought, queryClient } from './query.ts';

const PAGE = { rows: [1], next: null };
const LIST = 'expense-claims.list-for-review';
const MONTH = { month: '202611' };

beforeEach(() => {
  queryClient.clear();
  keepBrought({ operation: LIST, input: MONTH, answer: PAGE, isList: true, shows: ['expense-claims'] });
});
afterEach(() => void vi.useRealTimers());

describe('the first rows of a list that the page brought along', () => {
  const rowsOf = (...asked: Parameters<typeof firstRows>) => firstRows(...asked)?.data;

  it('begin the same list, and no other, until it is left', () => {
    expect(rowsOf(LIST, { month: '202610' })).toBeUndefined();
    expect(rowsOf('members.list', MONTH)).toBeUndefined();
    expect(rowsOf(LIST, MONTH)).toEqual(PAGE);
    dropFirstRows('members.list');
    expect(rowsOf(LIST, MONTH)).toEqual(PAGE);
    dropFirstRows(LIST);
    expect(rowsOf(LIST, MONTH)).toBeUndefined();
  });

  it('begin none after a write or news of what the list shows', async () => {
    await invalidate(changeMember);
    await invalidate(saveDraft);
    expect(rowsOf(LIST, MONTH)).toEqual(PAGE);
    await invalidate(confirmClaim);
    expect(rowsOf(LIST, MONTH)).toBeUndefined();
  });

  it('begin none half a minute later', () => {
    vi.useFakeTimers({ now: Date.now() + 30_001 });
    expect(rowsOf(LIST, MONTH)).toBeUndefined();
  });
});
