// How much later answers come from the largest database than from the smallest.
import type { Compared } from '../measure/compare.ts';
import { type Aim, atMost } from './aims.ts';

const MOST_GROWTH = 1.3;
const GROWTH_AT = 16;

/** What was measured on a database of a size. */
export interface Stage {
  readonly size: number;
  readonly all: readonly Compared[];
}

/** The last of twenty answers at each load. `of`: what the sizes count, e.g. `turns`. */
export function growthAims(stages: readonly Stage[], of: string): Aim[] {
  const [smallest, largest] = [stages[0], stages.at(-1)];
  if (!smallest || !largest || smallest === largest) return [];
  return smallest.all
    .filter(({ connections }) => connections === GROWTH_AT)
    .flatMap((small) => {
      const large = largest.all.find((one) => one.load.name === small.load.name && one.connections === GROWTH_AT);
      if (!large) return [];
      const what = `p95 of ${small.load.name} at ${largest.size.toLocaleString('en')} against ${smallest.size.toLocaleString('en')} ${of}`;
      return [atMost(what, large.portal.p95 / small.portal.p95, MOST_GROWTH, '×')];
    });
}
