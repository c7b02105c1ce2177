// Shares, changes and small groups: how figures become what is shown, the same in picture, table and file (AN2).
import { type GenderGroup, SMALLEST_GROUP } from './widgets.ts';

const TENTHS = 1_000;

/** To one decimal, half away from zero. */
const rounded = (value: number): number => (Math.sign(value) * Math.round(Math.abs(value) * 10)) / 10;

/** Parts of a whole in per cent, with one decimal, that add up to 100: by largest remainder, the first where two are alike (GEN-07). */
export function shares(counts: readonly number[]): (number | null)[] {
  const sum = counts.reduce((total, count) => total + count, 0);
  if (sum === 0) return counts.map(() => null);
  const exact = counts.map((count) => ({ floor: Math.floor((count * TENTHS) / sum), rest: (count * TENTHS) % sum }));
  const missing = TENTHS - exact.reduce((total, { floor }) => total + floor, 0);
  const next = exact.map(({ rest }, nth) => ({ rest, nth })).sort((a, b) => b.rest - a.rest || a.nth - b.nth);
  const raised = new Set(next.slice(0, missing).map(({ nth }) => nth));
  return exact.map(({ floor }, nth) => (floor + (raised.has(nth) ? 1 : 0)) / 10);
}

/** Per cent with one decimal; null where there is no whole to be a part of. */
export function percentOf(part: number, whole: number): number | null {
  return whole === 0 ? null : rounded((part / whole) * 100);
}

/** How a figure moved: `new` against nothing (GEN-07), `unknown` where one of the two was not recorded. */
export type Movement =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'new' }
  | { readonly kind: 'unknown' };

export function movement(now: number | null, before: number | null): Movement {
  if (now === null || before === null) return { kind: 'unknown' };
  if (before === 0) return now === 0 ? { kind: 'percent', percent: 0 } : { kind: 'new' };
  return { kind: 'percent', percent: rounded(((now - before) / before) * 100) };
}

/** The share of a part against that of all, in points with their sign; null where one of the two cannot be said. */
export function pointsAgainst(share: number | null, all: number | null): number | null {
  return share === null || all === null ? null : rounded(share - all);
}

/** The figure against its target in per cent, signed; null without a target (GEN-06). */
export function ofTarget(value: number | null, target: number | null): number | null {
  if (value === null || target === null || target === 0) return null;
  return rounded(((value - target) / target) * 100);
}

/** People of a group at three moments. */
export interface CountedGroup {
  readonly group: GenderGroup;
  readonly now: number;
  readonly month: number;
  readonly year: number;
}

const isSmall = (count: number) => count > 0 && count < SMALLEST_GROUP;
const hasSmall = ({ now, month, year }: CountedGroup) => [now, month, year].some(isSmall);
const together = (groups: readonly CountedGroup[]): CountedGroup => ({
  group: 'merged',
  now: groups.reduce((sum, { now }) => sum + now, 0),
  month: groups.reduce((sum, { month }) => sum + month, 0),
  year: groups.reduce((sum, { year }) => sum + year, 0),
});
const size = ({ now, month, year }: CountedGroup) => Math.max(now, month, year);

/**
 * Groups of fewer than five at any of the moments are put together, with the next larger one as long as they are too few together:
 * nobody can be told from a figure (AN5). Null where nothing could be told apart then.
 */
export function shownGroups(counted: readonly CountedGroup[]): readonly CountedGroup[] | null {
  const groups = counted.filter((group) => size(group) > 0);
  const [small, shown] = [groups.filter(hasSmall), groups.filter((group) => !hasSmall(group))];
  if (small.length === 0) return shown;
  const rest = shown.toSorted((a, b) => size(a) - size(b));
  while (hasSmall(together(small))) {
    const next = rest.shift();
    if (next === undefined) return null;
    small.push(next);
  }
  if (rest.length === 0) return null;
  return [...shown.filter((group) => rest.includes(group)), together(small)];
}
