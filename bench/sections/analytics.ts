// The nine widgets of the analysis as claim lines become many, over three years of opened screens (B9-07).
import type { Order } from '../arguments.ts';
import type { Ground } from '../ground.ts';
import { analyticsReads } from '../loads/analytics.ts';
import { type Bench, type Compared, compare, warmUp } from '../measure/compare.ts';
import { grown, type Stage } from '../measure/grow.ts';
import { ratioAims } from '../report/aims.ts';
import { comparedTable, failureLines } from '../report/compared.ts';
import { growthAim } from '../report/growth.ts';
import { say } from '../report/say.ts';
import { settle } from '../seed/databases.ts';
import { fillAnalytics } from '../seed/fill-analytics.ts';
import { LINE_COUNTS, type LineCount } from '../seed/size.ts';
import type { Section } from './section.ts';

async function measureStage(order: Order, ground: Ground, bench: Bench, lines: LineCount): Promise<Stage> {
  const database = await ground.open(lines, (client) => fillAnalytics(client, ground.today));
  const here: Bench = {
    ...bench,
    servers: { portal: await database.startPortal(), floor: await database.startFloor() },
  };
  const all: Compared[] = [];
  for (const load of analyticsReads(ground.today)) {
    await warmUp(here, load);
    await settle(ground.server);
    for (const connections of order.connections) {
      const one = await compare(here, load, connections);
      say(
        `${lines}: ${load.name}, ${connections}: p50 ${one.portal.p50.toFixed(1)} ms, ${one.ratio.toFixed(2)} × floor`,
      );
      all.push(one);
    }
  }
  return { size: lines, bench: here, all };
}

/** Every size up to that of the order. */
export async function measureAnalytics(order: Order, ground: Ground, bench: Bench): Promise<Section> {
  const stages: Stage[] = [];
  for (const lines of LINE_COUNTS.filter((count) => count <= order.lines)) {
    stages.push(await measureStage(order, ground, bench, lines));
  }
  const tables = stages.flatMap(({ size, all }) => [
    `${size.toLocaleString('en')} claim lines`,
    '',
    comparedTable(all),
    '',
    ...failureLines(all),
  ]);
  const growth = [...(await grown(stages))].flatMap(([name, of]) => growthAim(name, of, 'claim lines', 'p50'));
  return { text: tables.join('\n'), aims: [...stages.flatMap(({ all }) => ratioAims(all)), ...growth] };
}
