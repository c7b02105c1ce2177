// Unsent input of claims on this device, by person and month.
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { type DeviceDrafts, deviceDrafts, indexedDbDrafts } from '../../../../platform/drafts/device-drafts.ts';
import { pageTimers } from '../../../../platform/timers.ts';
import type { DeviceDraft } from '../autosave/save-ports.ts';

export type ClaimDrafts = DeviceDrafts<DeviceDraft>;

const keyOf = (uid: string, month: YearMonth) => `${uid}/${month}`;

export function claimDrafts(uid: string, month: YearMonth): ClaimDrafts {
  return deviceDrafts(indexedDbDrafts<DeviceDraft>('madoguchi-claim-drafts'), keyOf(uid, month), pageTimers);
}

let emptyKey: string | null = null;

/** Asks the device before the page is drawn, so that a sheet without unsent input stands in its first drawing. */
export async function readDraftAhead(uid: string, month: YearMonth, drafts = claimDrafts(uid, month)): Promise<void> {
  const kept = await drafts.load();
  emptyKey = kept === null && drafts.canKeep ? keyOf(uid, month) : null;
}

/** As it was read ahead, for the sheet that is drawn first: other tabs may type from then on. */
export function hasNothingUnsent(uid: string, month: YearMonth): boolean {
  return emptyKey === keyOf(uid, month);
}

/** The first sheet stands: later ones ask the device anew. */
export function forgetReadAhead(): void {
  emptyKey = null;
}
