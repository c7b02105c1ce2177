// How much later answers come from the largest database than from the smallest.
import type { Grown } from '../measure/grow.ts';
import { type Aim, atMost } from './aims.ts';

const MOST_GROWTH = 1.3;

/**
 * How long answers of a load take: the last of twenty, or `p50` of a search, whose words are of all kinds. `of`: what the sizes
 * count, e.g. `turns`.
 */
export function growthAim(name: string, stages: readonly Grown[], of: string, figure: 'p50' | 'p95' = 'p95'): Aim[] {
  const [smallest, largest] = [stages[0], stages.at(-1)];
  if (!smallest || !largest || smallest === largest) return [];
  const what = `${figure} of ${name} at ${largest.size.toLocaleString('en')} against ${smallest.size.toLocaleString('en')} ${of}`;
  return [atMost(what, largest.figures[figure] / smallest.figures[figure], MOST_GROWTH, '×')];
}

/** Of every load that was measured on all sizes, by its name. */
export function growthAims(grown: ReadonlyMap<string, readonly Grown[]>, of: string): Aim[] {
  return [...grown].flatMap(([name, stages]) => growthAim(name, stages, of));
}
