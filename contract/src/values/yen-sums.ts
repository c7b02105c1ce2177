// Reckoning with yen, without a schema beside it.
import type { Yen } from './yen.ts';

/** Takes an integer as yen. Throws RangeError on anything else: a fraction of a yen is a bug of ours. */
export function yen(amount: number): Yen {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not integer yen: ${amount}`);
  return amount as Yen;
}

export function sumYen(amounts: Iterable<Yen>): Yen {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return yen(sum);
}
