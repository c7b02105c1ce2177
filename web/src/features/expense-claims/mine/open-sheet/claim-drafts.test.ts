import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { get } from 'idb-keyval';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetReadAhead, hasNothingUnsent, readDraftAhead } from './claim-drafts.ts';

vi.mock('idb-keyval', () => ({ createStore: () => ({}), get: vi.fn(), set: vi.fn(), del: vi.fn() }));

const MONTH = '202611' as YearMonth;
const NEXT = '202612' as YearMonth;

beforeEach(forgetReadAhead);

describe('unsent input of a month, read ahead [B0-11]', () => {
  it('is known to be none where the device has none, for that person and month alone', async () => {
    vi.mocked(get).mockResolvedValue(undefined);
    expect(hasNothingUnsent('a', MONTH)).toBe(false);
    await readDraftAhead('a', MONTH);
    expect(hasNothingUnsent('a', MONTH)).toBe(true);
    expect([hasNothingUnsent('b', MONTH), hasNothingUnsent('a', NEXT)]).toEqual([false, false]);
  });

  it('is asked for anew by every sheet after the first: other tabs may have typed', async () => {
    vi.mocked(get).mockResolvedValue(undefined);
    await readDraftAhead('a', MONTH);
    forgetReadAhead();
    expect(hasNothingUnsent('a', MONTH)).toBe(false);
  });

  it.each([
    ['the device has some', () => vi.mocked(get).mockResolvedValue({ claimId: null })],
    ['the device cannot say', () => vi.mocked(get).mockRejectedValue(new DOMException('denied', 'SecurityError'))],
  ])('leaves the sheet to ask where %s', async (_why, prepare) => {
    prepare();
    await readDraftAhead('a', MONTH);
    expect(hasNothingUnsent('a', MONTH)).toBe(false);
  });
});
