// The eight master lists: fetched once after sign-in, each on its own, and kept until sign-out (S4-03, S4-04).
import { MASTER_LISTS, type MasterList } from '@madoguchi/contract/master-data/list-names.ts';
import type { MasterData } from '@madoguchi/contract/master-data/model.ts';
import { FIND_MASTER } from '@madoguchi/contract/master-data/operations.ts';
import { call } from '../call.ts';
import { logFault } from '../log.ts';
import { observable } from '../observable.ts';

export type Arrival = 'waiting' | 'arrived' | 'failed';

/** Lists that have arrived so far. `data` is there once all eight are. */
export interface MasterArrivals {
  readonly lists: Readonly<Record<MasterList, Arrival>>;
  readonly data: MasterData | null;
}

const BACK_OFF_MS = [1_000, 2_000, 5_000, 15_000] as const;

const NOTHING: MasterArrivals = {
  lists: Object.fromEntries(MASTER_LISTS.map((list) => [list, 'waiting'])) as Record<MasterList, Arrival>,
  data: null,
};

export const masterArrivals = observable<MasterArrivals>(NOTHING);

let arrived: { [List in MasterList]?: MasterData[List] } = {};
let journey = 0;
let failures = 0;
let retryTimer: ReturnType<typeof setTimeout> | undefined;

/** Fetches what has not arrived yet; after a failure tries again by itself, later each time. */
export async function loadMasterLists(): Promise<void> {
  const own = ++journey;
  clearTimeout(retryTimer);
  const missing = MASTER_LISTS.filter((list) => arrived[list] === undefined);
  mark(missing, 'waiting');
  const outcomes = await Promise.all(missing.map((list) => load(list, own)));
  if (own !== journey || outcomes.every(Boolean)) return;
  const delayMs = BACK_OFF_MS[Math.min(failures, BACK_OFF_MS.length - 1)];
  failures += 1;
  retryTimer = setTimeout(() => void loadMasterLists(), delayMs);
}

/** Fetches all eight again after a change; what is shown stays until the newer lists are there. */
export async function refreshMasterLists(): Promise<void> {
  if (masterArrivals.get().data === null) return loadMasterLists();
  const own = ++journey;
  clearTimeout(retryTimer);
  const outcomes = await Promise.all(MASTER_LISTS.map((list) => renew(list, own)));
  if (own !== journey) return;
  if (isComplete(arrived)) masterArrivals.set({ ...masterArrivals.get(), data: arrived });
  if (outcomes.every(Boolean)) {
    failures = 0;
    return;
  }
  const delayMs = BACK_OFF_MS[Math.min(failures, BACK_OFF_MS.length - 1)];
  failures += 1;
  retryTimer = setTimeout(() => void refreshMasterLists(), delayMs);
}

/** The list anew; one that came back as it was stays the same object, and nothing that shows it is drawn again. */
async function renew(list: MasterList, own: number): Promise<boolean> {
  try {
    const values = await call(FIND_MASTER[list], {});
    if (own !== journey) return true;
    if (JSON.stringify(values) !== JSON.stringify(arrived[list])) arrived = { ...arrived, [list]: values };
    return true;
  } catch (error) {
    logFault(`Master list ${list} could not be read again`, error);
    return false;
  }
}

/** Forgets everything: the next person starts with empty lists. */
export function forgetMasterLists(): void {
  journey += 1;
  clearTimeout(retryTimer);
  arrived = {};
  failures = 0;
  masterArrivals.set(NOTHING);
}

async function load(list: MasterList, own: number): Promise<boolean> {
  try {
    const values = await call(FIND_MASTER[list], {});
    if (own !== journey) return true;
    arrived = { ...arrived, [list]: values };
    mark([list], 'arrived');
    return true;
  } catch (error) {
    logFault(`Master list ${list} could not be loaded`, error);
    if (own === journey) mark([list], 'failed');
    return false;
  }
}

function mark(lists: readonly MasterList[], arrival: Arrival): void {
  const marks = { ...masterArrivals.get().lists };
  for (const list of lists) marks[list] = arrival;
  masterArrivals.set({ lists: marks, data: isComplete(arrived) ? arrived : null });
}

function isComplete(lists: { [List in MasterList]?: MasterData[List] }): lists is MasterData {
  return MASTER_LISTS.every((list) => lists[list] !== undefined);
}
