// How much slower a load gets when the database grows: the same requests to portals on databases of each size.
import type { Load } from '../loads/load.ts';
import { type Bench, type Compared, measure } from './compare.ts';
import { type Figures, figuresOf, type Round } from './figures.ts';

/** Where growth is measured. */
export const GROWTH_CONNECTIONS = 16;

/** A portal on a database of a size. */
export interface Sized {
  readonly size: number;
  readonly bench: Bench;
}

/** A sized portal with its measurements. */
export interface Stage extends Sized {
  readonly all: readonly Compared[];
}

export interface Grown {
  readonly size: number;
  readonly figures: Figures;
}

/** Every size in turn within each round, so that what disturbs the machine disturbs all. */
export async function grow(stages: readonly Sized[], load: Load): Promise<Grown[]> {
  const all = stages.map((stage) => ({ ...stage, rounds: [] as Round[] }));
  for (const { bench } of all) await measure(bench, load, 'portal', GROWTH_CONNECTIONS, bench.roundMs);
  for (let round = 0; round < (all[0]?.bench.rounds ?? 0); round += 1) {
    for (const { bench, rounds } of all)
      rounds.push(await measure(bench, load, 'portal', GROWTH_CONNECTIONS, bench.roundMs));
  }
  return all.map(({ size, rounds }) => ({ size, figures: figuresOf(rounds) }));
}

/** A load whose requests are used up is not sent again: what each stage gave is taken. */
function asMeasured(stages: readonly Stage[], { name }: Load): Grown[] {
  return stages.flatMap(({ size, all }) =>
    all
      .filter(({ load, connections }) => load.name === name && connections === GROWTH_CONNECTIONS)
      .map(({ portal }) => ({ size, figures: portal })),
  );
}

/** The portal's figures at each size, for every load that was measured at those connections. */
export async function grown(stages: readonly Stage[]): Promise<ReadonlyMap<string, readonly Grown[]>> {
  const found = new Map<string, readonly Grown[]>();
  if (stages.length < 2) return found;
  for (const { load, connections } of stages[0]?.all ?? []) {
    if (connections !== GROWTH_CONNECTIONS) continue;
    found.set(load.name, load.from.portal.endless ? await grow(stages, load) : asMeasured(stages, load));
  }
  return found;
}
