// Keys of order: texts between which there is always room for another. Who writes them holds the order that was read.
import { arranged } from '@madoguchi/contract/scrumboard/rules.ts';
import { generateNKeysBetween } from 'fractional-indexing';

/** Kept by a constraint: a key that would be longer has the whole order spaced out anew instead. */
export const LONGEST_KEY = 64;
/** Longer ones are made short again by the queue. */
export const LONG_KEY = 24;

export interface Placed {
  readonly id: string;
  readonly position: string;
}

/** Keys for some that go between two others; null where one would be too long. */
export function keysBetween(after: string | null, before: string | null, count: number): string[] | null {
  const keys = generateNKeysBetween(after, before, count);
  return keys.some((key) => key.length > LONGEST_KEY) ? null : keys;
}

/** Short keys for an order in which some are put before another: all of it anew. */
export function spacedOut(
  order: readonly Placed[],
  moved: readonly string[],
  before: string | null,
): ReadonlyMap<string, string> {
  const ids = arranged(
    order.map(({ id }) => id),
    moved,
    before,
  );
  const keys = generateNKeysBetween(null, null, ids.length);
  return new Map(ids.map((id, nth) => [id, keys[nth] ?? '']));
}
