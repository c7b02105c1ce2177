// The lists of purchase requests, searches and approvals, as requests become many.
import type { Order } from '../arguments.ts';
import type { Ground } from '../ground.ts';
import type { Side } from '../loads/load.ts';
import { approvePurchase, purchaseLists } from '../loads/purchases.ts';
import { purchaseSearches } from '../loads/searches.ts';
import { type Bench, type Compared, compare, measure, warmUp } from '../measure/compare.ts';
import { type Figures, failureCount, figuresOf, type Round } from '../measure/figures.ts';
import { GROWTH_CONNECTIONS, grown, type Stage } from '../measure/grow.ts';
import { type Aim, atMost, ratioAims } from '../report/aims.ts';
import { comparedTable, failureLines, failuresOf } from '../report/compared.ts';
import { growthAim, growthAims } from '../report/growth.ts';
import { say } from '../report/say.ts';
import { table } from '../report/table.ts';
import { settle } from '../seed/databases.ts';
import { fillPurchases, PURCHASE_COUNTS, purchasesWaitAgain } from '../seed/fill-purchases.ts';
import { LINE_COUNTS } from '../seed/size.ts';
import type { Section } from './section.ts';

/** Milliseconds within which nineteen of twenty searches are answered, by the number of connections. */
const SEARCH_AIMS: Readonly<Record<number, number>> = { 1: 5, 16: 40 };

interface Searched {
  readonly name: string;
  readonly connections: number;
  readonly figures: Figures;
}

interface Measured extends Stage {
  readonly searches: readonly Searched[];
}

/** The portal alone: the floor has nothing that finds words. */
async function searched(order: Order, bench: Bench): Promise<Searched[]> {
  const all: Searched[] = [];
  for (const load of purchaseSearches) {
    for (const connections of order.connections) {
      await measure(bench, load, 'portal', connections, bench.warmUpMs / 4);
      const rounds: Round[] = [];
      for (let round = 0; round < bench.rounds; round += 1) {
        rounds.push(await measure(bench, load, 'portal', connections, bench.roundMs));
      }
      all.push({ name: load.name, connections, figures: figuresOf(rounds) });
    }
  }
  return all;
}

async function measureStage(order: Order, ground: Ground, bench: Bench, size: number): Promise<Measured> {
  const database = await ground.open(LINE_COUNTS[0], (client) => fillPurchases(client, size));
  const servers = { portal: await database.startPortal(), floor: await database.startFloor() };
  const here: Bench = { ...bench, servers };
  const searches = await searched(order, here);
  const all: Compared[] = [];
  const renew = (side: Side) => database.change(side, purchasesWaitAgain);
  for (const load of [...(await purchaseLists(servers.portal.port)), approvePurchase(size, renew)]) {
    await warmUp(here, load);
    await settle(ground.server);
    for (const connections of order.connections) {
      const one = await compare(here, load, connections);
      say(
        `${size} purchases: ${load.name}, ${connections}: ${one.portal.rate.toFixed(0)} req/s, ${one.ratio.toFixed(2)} × floor`,
      );
      all.push(one);
    }
  }
  return { size, bench: here, all, searches };
}

function searchAims(stages: readonly Measured[]): Aim[] {
  const largest = stages.at(-1);
  return (largest?.searches ?? []).flatMap(({ name, connections, figures }) => {
    const most = SEARCH_AIMS[connections];
    if (most === undefined || largest === undefined) return [];
    const what = `p95 of a ${name} among ${largest.size.toLocaleString('en')}, ${connections} connections`;
    return [atMost(what, figures.p95, most, 'ms'), atMost(`${what}: failed`, failureCount(figures), 0, '', 0)];
  });
}

function searchGrowth(stages: readonly Measured[]): Aim[] {
  return purchaseSearches.flatMap(({ name }) => {
    const grown = stages.flatMap(({ size, searches }) =>
      searches
        .filter((one) => one.name === name && one.connections === GROWTH_CONNECTIONS)
        .map(({ figures }) => ({ size, figures })),
    );
    return growthAim(`a ${name}`, grown, 'requests', 'p50');
  });
}

const SEARCH_HEAD = ['the portal', 'conn.', 'req/s', 'p50 ms', 'p95', 'p99', 'CPU ms', 'failed'];

function searchTable(searches: readonly Searched[]): string {
  const rows = searches.map(({ name, connections, figures }) => {
    const { rate, p50, p95, p99, cpuMs } = figures;
    const latencies = [p50, p95, p99].map((value) => value.toFixed(1));
    return [
      name,
      String(connections),
      Math.round(rate).toLocaleString('en'),
      ...latencies,
      cpuMs.toFixed(2),
      String(failureCount(figures)),
    ];
  });
  return table(SEARCH_HEAD, rows);
}

/** Up to as many requests as the order wants lines. */
export async function measurePurchases(order: Order, ground: Ground, bench: Bench): Promise<Section> {
  const stages: Measured[] = [];
  for (const size of PURCHASE_COUNTS.filter((count) => count <= order.lines)) {
    stages.push(await measureStage(order, ground, bench, size));
  }
  const tables = stages.flatMap(({ size, all, searches }) => [
    `${size.toLocaleString('en')} purchase requests`,
    '',
    comparedTable(all),
    '',
    searchTable(searches),
    '',
    ...failureLines(all),
    ...searches.flatMap(({ name, connections, figures }) => failuresOf(name, connections, 'portal', figures)),
  ]);
  const aims = [
    ...stages.flatMap(({ all }) => ratioAims(all)),
    ...growthAims(await grown(stages), 'requests'),
    ...searchAims(stages),
    ...searchGrowth(stages),
  ];
  return { text: tables.join('\n'), aims };
}
