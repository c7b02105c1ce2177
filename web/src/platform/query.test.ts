// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepFirstRows, queryClient, refresh, takeFirstRows } from './query.ts';

const PAGE = { rows: [1], next: null };
const LIST = 'expense-claims.list-for-review';
const MONTH = { month: '202611' };

beforeEach(() => {
  queryClient.clear();
  keepFirstRows(LIST, MONTH, PAGE);
});
afterEach(() => void vi.useRealTimers());

describe('the first rows of a list that the page brought along', () => {
  it('answer one read of the same list, and no other', () => {
    expect(takeFirstRows(LIST, { month: '202610' })).toBeUndefined();
    expect(takeFirstRows('members.list', MONTH)).toBeUndefined();
    expect(takeFirstRows(LIST, MONTH)).toEqual(PAGE);
    expect(takeFirstRows(LIST, MONTH)).toBeUndefined();
  });

  it('answer none after a write or news of what the list shows', async () => {
    await refresh(['members.list']);
    await refresh([LIST]);
    expect(takeFirstRows(LIST, MONTH)).toBeUndefined();
  });

  it('answer the read after news of something else', async () => {
    await refresh(['members.list']);
    expect(takeFirstRows(LIST, MONTH)).toEqual(PAGE);
  });

  it('answer none half a minute later', () => {
    vi.useFakeTimers({ now: Date.now() + 30_001 });
    expect(takeFirstRows(LIST, MONTH)).toBeUndefined();
  });
});
