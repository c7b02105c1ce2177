// How much slower the portal gets when the database grows: the same request to portals on databases of each size.
import { monthOf } from '../../contract/src/values/month-of.ts';
import type { Ground } from '../ground.ts';
import type { Load } from '../loads/load.ts';
import { monthLoads, reviewFirstPage, reviewSearch } from '../loads/reads.ts';
import { type Bench, measure } from '../measure/compare.ts';
import { type Figures, figuresOf, type Round } from '../measure/figures.ts';
import { atMost } from '../report/aims.ts';
import { table } from '../report/table.ts';
import { LINE_COUNTS, type LineCount, monthsOf } from '../seed/size.ts';
import type { Section } from './section.ts';

const CONNECTIONS = 16;
const MOST_GROWTH = 1.3;

interface Grown {
  readonly lines: LineCount;
  readonly figures: Figures;
}

/** A portal on a database of a size. */
interface Stage {
  readonly lines: LineCount;
  readonly bench: Bench;
}

/** Every size in turn within each round, so that what disturbs the machine disturbs all. */
async function grow(stages: readonly Stage[], load: Load): Promise<Grown[]> {
  const all = stages.map((stage) => ({ ...stage, rounds: [] as Round[] }));
  for (const { bench } of all) await measure(bench, load, 'portal', CONNECTIONS, bench.roundMs);
  for (let round = 0; round < (all[0]?.bench.rounds ?? 0); round += 1) {
    for (const { bench, rounds } of all) rounds.push(await measure(bench, load, 'portal', CONNECTIONS, bench.roundMs));
  }
  return all.map(({ lines, rounds }) => ({ lines, figures: figuresOf(rounds) }));
}

function rowOf(load: Load, { lines, figures }: Grown): string[] {
  const { rate, p50, p95, p99, cpuMs } = figures;
  const latencies = [p50, p95, p99].map((value) => value.toFixed(1));
  return [load.name, lines.toLocaleString('en'), Math.round(rate).toLocaleString('en'), ...latencies, cpuMs.toFixed(2)];
}

export async function measureGrowth(ground: Ground, bench: Bench): Promise<Section> {
  const stages: Stage[] = [];
  for (const lines of LINE_COUNTS) {
    const portal = await (await ground.open(lines)).startPortal();
    stages.push({ lines, bench: { ...bench, servers: { ...bench.servers, portal } } });
  }
  const months = monthsOf(monthOf(ground.today));
  const list = reviewFirstPage(months);
  const rows: string[][] = [];
  const grown = await grow(stages, list);
  rows.push(...grown.map((one) => rowOf(list, one)));
  for (const load of [reviewSearch(months), ...monthLoads(months)])
    rows.push(...(await grow(stages, load)).map((one) => rowOf(load, one)));
  const [smallest] = grown;
  const largest = grown.at(-1);
  const ratio = smallest && largest ? largest.figures.p95 / smallest.figures.p95 : Number.NaN;
  const what = `p95 of the review list at ${LINE_COUNTS.at(-1)?.toLocaleString('en')} against ${LINE_COUNTS[0].toLocaleString('en')} lines`;
  return {
    text: table(['the portal at 16 connections', 'lines', 'req/s', 'p50 ms', 'p95', 'p99', 'CPU ms'], rows),
    aims: [atMost(what, ratio, MOST_GROWTH, '×')],
  };
}
