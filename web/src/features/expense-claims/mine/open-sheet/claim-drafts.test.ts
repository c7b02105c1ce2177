import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { type DraftStorage, deviceDrafts } from '../../../../platform/drafts/device-drafts.ts';
import { handTimers } from '../../../../platform/drafts/hand-timers.ts';
import type { DeviceDraft } from '../autosave/save-ports.ts';
import { forgetReadAhead, hasNothingUnsent, readDraftAhead } from './claim-drafts.ts';

const MONTH = '202611' as YearMonth;
const NEXT = '202612' as YearMonth;

/** A device that answers so, and keeps nothing. */
function deviceThat(get: DraftStorage<DeviceDraft>['get']) {
  const nothing = async () => undefined;
  return deviceDrafts({ get, set: nothing, del: nothing }, 'a', handTimers());
}
const empty = () => deviceThat(async () => undefined);

beforeEach(forgetReadAhead);

describe('unsent input of a month, read ahead [B0-11]', () => {
  it('is known to be none where the device has none, for that person and month alone', async () => {
    expect(hasNothingUnsent('a', MONTH)).toBe(false);
    await readDraftAhead('a', MONTH, empty());
    expect(hasNothingUnsent('a', MONTH)).toBe(true);
    expect([hasNothingUnsent('b', MONTH), hasNothingUnsent('a', NEXT)]).toEqual([false, false]);
  });

  it('is asked for anew by every sheet after the first: other tabs may have typed', async () => {
    await readDraftAhead('a', MONTH, empty());
    forgetReadAhead();
    expect(hasNothingUnsent('a', MONTH)).toBe(false);
  });

  it.each([
    ['the device has some', async () => ({ base: [] }) as unknown as DeviceDraft],
    ['the device cannot say', () => Promise.reject(new DOMException('denied', 'SecurityError'))],
  ])('leaves the sheet to ask where %s', async (_why, get) => {
    await readDraftAhead('a', MONTH, deviceThat(get));
    expect(hasNothingUnsent('a', MONTH)).toBe(false);
  });
});
