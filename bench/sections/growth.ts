// How much slower the portal gets when the database grows: the same request to portals on databases of each size.
import { monthOf } from '../../contract/src/values/month-of.ts';
import type { Ground } from '../ground.ts';
import type { Load } from '../loads/load.ts';
import { monthLoads, reviewPages, reviewSearches } from '../loads/reads.ts';
import type { Bench } from '../measure/compare.ts';
import { GROWTH_CONNECTIONS, type Grown, grow, type Sized } from '../measure/grow.ts';
import type { Aim } from '../report/aims.ts';
import { growthAim } from '../report/growth.ts';
import { table } from '../report/table.ts';
import { LINE_COUNTS, monthsOf } from '../seed/size.ts';
import type { Section } from './section.ts';

function rowOf(load: Load, { size, figures }: Grown): string[] {
  const { rate, p50, p95, p99, cpuMs } = figures;
  const latencies = [p50, p95, p99].map((value) => value.toFixed(1));
  return [load.name, size.toLocaleString('en'), Math.round(rate).toLocaleString('en'), ...latencies, cpuMs.toFixed(2)];
}

export async function measureGrowth(ground: Ground, bench: Bench): Promise<Section> {
  const stages: Sized[] = [];
  for (const size of LINE_COUNTS) {
    const portal = await (await ground.open(size)).startPortal();
    stages.push({ size, bench: { ...bench, servers: { ...bench.servers, portal } } });
  }
  const months = monthsOf(monthOf(ground.today));
  const list = await reviewPages(stages[0]?.bench.servers.portal.port ?? 0, months);
  const rows: string[][] = [];
  const aims: Aim[] = [];
  const add = async (load: Load, figure?: 'p50' | 'p95') => {
    const grown = await grow(stages, load);
    rows.push(...grown.map((one) => rowOf(load, one)));
    if (figure !== undefined) aims.push(...growthAim(load.name, grown, 'lines', figure));
  };
  await add(list, 'p95');
  for (const load of reviewSearches(months)) await add(load, 'p50');
  for (const load of monthLoads(months)) await add(load);
  return {
    text: table(
      [`the portal at ${GROWTH_CONNECTIONS} connections`, 'lines', 'req/s', 'p50 ms', 'p95', 'p99', 'CPU ms'],
      rows,
    ),
    aims,
  };
}
