// Money is integer yen (B0-01).
import * as z from 'zod';

export const Yen = z.number().int().min(-1_000_000_000_000).max(1_000_000_000_000).brand<'Yen'>();
export type Yen = z.infer<typeof Yen>;

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
