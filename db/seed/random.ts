// Chance that repeats: the sample organisation is the same wherever it is loaded on the same day.

export interface Random {
  /** A number from 0 (included) to 1 (excluded). */
  unit(): number;
  /** A whole number, both ends included. */
  integer(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** Up to `count` different items, in random order. */
  some<Item>(items: readonly Item[], count: number): Item[];
  /** A stream of its own for a part of the work: what one part draws changes nothing in the others. */
  child(label: string): Random;
}

/** Mulberry32 (public domain) on a seed of 32 bits. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const unit = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (from: number, to: number) => from + Math.floor(unit() * (to - from + 1));
  return {
    unit,
    integer,
    chance: (probability) => unit() < probability,
    pick(items) {
      const item = items[integer(0, items.length - 1)];
      if (item === undefined) throw new RangeError('nothing to pick from');
      return item;
    },
    some(items, count) {
      const left = [...items];
      const taken: typeof left = [];
      while (taken.length < count && left.length > 0) taken.push(...left.splice(integer(0, left.length - 1), 1));
      return taken;
    },
    child: (label) => seededRandom(hash(label, seed)),
  };
}

/** FNV-1a over the label, begun at the seed. */
function hash(label: string, seed: number): number {
  let value = (seed ^ 0x811c9dc5) >>> 0;
  for (const char of label) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value;
}
