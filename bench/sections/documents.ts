// Searches of electronic transactions, as they become many (B7-02).
import type { Order } from '../arguments.ts';
import type { Ground } from '../ground.ts';
import { documentSearches } from '../loads/documents.ts';
import { type Bench, type Compared, compare, warmUp } from '../measure/compare.ts';
import { grown, type Stage } from '../measure/grow.ts';
import { atMost, ratioAims } from '../report/aims.ts';
import { comparedTable, failureLines } from '../report/compared.ts';
import { growthAim } from '../report/growth.ts';
import { say } from '../report/say.ts';
import { settle } from '../seed/databases.ts';
import { DOCUMENT_COUNTS, fillDocuments } from '../seed/fill-documents.ts';
import { LINE_COUNTS } from '../seed/size.ts';
import type { Section } from './section.ts';

/** The requirement's own aim, at a hundred thousand. */
const MOST_MS = 300;
const AT = 100_000;

async function measureStage(order: Order, ground: Ground, bench: Bench, size: number): Promise<Stage> {
  const begun = performance.now();
  const database = await ground.open(LINE_COUNTS[0], (client) => fillDocuments(client, size, ground.today));
  const servers = { portal: await database.startPortal(), floor: await database.startFloor() };
  say(`${size} electronic transactions: laid in ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  const here: Bench = { ...bench, servers };
  const all: Compared[] = [];
  for (const load of documentSearches(ground.today)) {
    await warmUp(here, load);
    await settle(ground.server);
    for (const connections of order.connections) {
      const one = await compare(here, load, connections);
      say(
        `${size}: ${load.name}, ${connections}: p95 ${one.portal.p95.toFixed(1)} ms, ${one.ratio.toFixed(2)} × floor`,
      );
      all.push(one);
    }
  }
  return { size, bench: here, all };
}

/** Up to as many papers as the order wants lines. */
export async function measureDocuments(order: Order, ground: Ground, bench: Bench): Promise<Section> {
  const stages: Stage[] = [];
  for (const size of DOCUMENT_COUNTS.filter((count) => count <= order.lines)) {
    stages.push(await measureStage(order, ground, bench, size));
  }
  const tables = stages.flatMap(({ size, all }) => [
    `${size.toLocaleString('en')} electronic transactions`,
    '',
    comparedTable(all),
    '',
    ...failureLines(all),
  ]);
  const soon = stages
    .filter(({ size }) => size === AT)
    .flatMap(({ all }) => all)
    .map(({ load, connections, portal }) =>
      atMost(`p95 of ${load.name} among 100,000, ${connections} connections`, portal.p95, MOST_MS, 'ms'),
    );
  const growth = [...(await grown(stages))].flatMap(([name, of]) => growthAim(name, of, 'documents', 'p50'));
  return { text: tables.join('\n'), aims: [...stages.flatMap(({ all }) => ratioAims(all)), ...soon, ...growth] };
}
