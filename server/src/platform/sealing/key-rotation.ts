// Keys against what they have sealed: the check at start, and sealing anew with the newest key.

import type { Executor } from '../db/statement.ts';
import { StartFault } from '../start-fault.ts';
import type { SealedColumn } from './sealed-store.ts';
import { countByKey, replaceSealed, sealedByOthers } from './sealed-store.ts';
import type { Sealing } from './sealing.ts';

/** Small enough that no lock is held for long, and a stopped command has lost little. */
const BATCH = 200;

/** How many values each key has sealed, over all columns. */
export async function usedKeys(executor: Executor, columns: readonly SealedColumn[]): Promise<Map<string, number>> {
  const used = new Map<string, number>();
  for (const column of columns) {
    for (const { key, values } of await countByKey(executor, column)) used.set(key, (used.get(key) ?? 0) + values);
  }
  return used;
}

/**
 * Makes the first key of a new installation. One whose values need a key that is not there does not start: it would go on with a
 * new one, and nobody would see what was lost until somebody is to be paid.
 * @throws StartFault naming the missing keys
 */
export async function prepareSealing(
  sealing: Sealing,
  executor: Executor,
  columns: readonly SealedColumn[],
): Promise<void> {
  const known = sealing.keyIds();
  const used = [...(await usedKeys(executor, columns))];
  const missing = used.filter(([key]) => !known.includes(key)).map(([key, values]) => `${key} (${values} values)`);
  if (missing.length > 0) {
    throw new StartFault(
      `The database holds values sealed with keys that ${sealing.file} does not hold: ${missing.join(', ')}.`,
      'Put the file back from its safe copy, or name the right one with SEALING_KEY_FILE.',
    );
  }
  sealing.makeFirstKey();
}

/**
 * Seals every value anew that another key than the newest has sealed. May be stopped and started again at any time, and runs
 * beside a serving portal: a row that somebody changes meanwhile is read again.
 * @returns how many values were sealed anew
 * @throws SealFault at the first value that does not open, naming its place; those before it are done
 */
export async function sealAnew(sealing: Sealing, executor: Executor, columns: readonly SealedColumn[]) {
  const newest = sealing.keyIds().at(-1) ?? '';
  let count = 0;
  for (const of of columns) {
    for (;;) {
      const found = await sealedByOthers(executor, of, newest, BATCH);
      if (found.length === 0) break;
      const renewed = found.map(({ row, sealed }) => {
        const place = { table: of.table, column: of.column, row };
        return sealing.seal(place, sealing.open(place, sealed));
      });
      await replaceSealed(executor, of, {
        rows: found.map(({ row }) => row),
        former: found.map(({ sealed }) => sealed),
        renewed,
      });
      count += found.length;
    }
  }
  return count;
}
