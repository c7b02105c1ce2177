import { folded } from '../values/folded.ts';

/** Names an item for looking up its last price and earlier requests: as it is searched. In PostgreSQL `folded(item)`. */
export function itemKey(item: string): string {
  return folded(item);
}
