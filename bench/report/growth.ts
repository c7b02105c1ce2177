// How much later answers come from the largest database than from the smallest.
import type { Grown } from '../measure/grow.ts';
import { type Aim, atMost } from './aims.ts';

const MOST_GROWTH = 1.3;

/** The last of twenty answers of a load. `of`: what the sizes count, e.g. `turns`. */
export function growthAim(name: string, stages: readonly Grown[], of: string): Aim[] {
  const [smallest, largest] = [stages[0], stages.at(-1)];
  if (!smallest || !largest || smallest === largest) return [];
  const what = `p95 of ${name} at ${largest.size.toLocaleString('en')} against ${smallest.size.toLocaleString('en')} ${of}`;
  return [atMost(what, largest.figures.p95 / smallest.figures.p95, MOST_GROWTH, '×')];
}

/** Of every load that was measured on all sizes, by its name. */
export function growthAims(grown: ReadonlyMap<string, readonly Grown[]>, of: string): Aim[] {
  return [...grown].flatMap(([name, stages]) => growthAim(name, stages, of));
}
