// Master lists without a value, for tests of parts that only look names up in them.
import { MASTER_LISTS } from '@madoguchi/contract/master-data/list-names.ts';
import type { MasterData } from '@madoguchi/contract/master-data/model.ts';
import { masterArrivals } from '../src/platform/identity/master-lists.ts';

/** Codes are then shown as they are. */
export function haveEmptyMasters(): void {
  const data = Object.fromEntries(MASTER_LISTS.map((list) => [list, []])) as unknown as MasterData;
  masterArrivals.set({ ...masterArrivals.get(), data });
}
