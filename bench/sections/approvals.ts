// What waits for somebody and what they decide, beside the floor, as requests in approval become many.
import type { Order } from '../arguments.ts';
import type { Ground } from '../ground.ts';
import { actLoad, inboxLoads } from '../loads/approvals.ts';
import { type Bench, type Compared, compare, warmUp } from '../measure/compare.ts';
import { type Aim, atMost, ratioAims } from '../report/aims.ts';
import { comparedTable, failureLines } from '../report/compared.ts';
import { say } from '../report/say.ts';
import { settle } from '../seed/databases.ts';
import { fillApprovals, TASK_COUNTS } from '../seed/fill-approvals.ts';
import { LINE_COUNTS } from '../seed/size.ts';
import type { Section } from './section.ts';

const MOST_GROWTH = 1.3;
const GROWTH_AT = 16;

interface Stage {
  readonly tasks: number;
  readonly all: readonly Compared[];
}

async function measureStage(order: Order, ground: Ground, bench: Bench, tasks: number): Promise<Stage> {
  const database = await ground.open(LINE_COUNTS[0], (client) => fillApprovals(client, tasks));
  const servers = { portal: await database.startPortal(), floor: await database.startFloor() };
  const here: Bench = { ...bench, servers };
  const all: Compared[] = [];
  for (const load of [...inboxLoads, actLoad(tasks)]) {
    await warmUp(here, load);
    await settle(ground.server);
    for (const connections of order.connections) {
      const one = await compare(here, load, connections);
      say(
        `${tasks} turns: ${load.name}, ${connections}: ${one.portal.rate.toFixed(0)} req/s, ${one.ratio.toFixed(2)} × floor`,
      );
      all.push(one);
    }
  }
  return { tasks, all };
}

/** How much later the last of twenty answers comes with the most turns than with the fewest. */
function growthAims(stages: readonly Stage[]): Aim[] {
  const [smallest, largest] = [stages[0], stages.at(-1)];
  if (!smallest || !largest || smallest === largest) return [];
  return smallest.all
    .filter(({ connections }) => connections === GROWTH_AT)
    .flatMap((small) => {
      const large = largest.all.find((one) => one.load.name === small.load.name && one.connections === GROWTH_AT);
      if (!large) return [];
      const what = `p95 of ${small.load.name} at ${largest.tasks.toLocaleString('en')} against ${smallest.tasks.toLocaleString('en')} turns`;
      return [atMost(what, large.portal.p95 / small.portal.p95, MOST_GROWTH, '×')];
    });
}

/** Up to as many turns as the order wants lines. */
export async function measureApprovals(order: Order, ground: Ground, bench: Bench): Promise<Section> {
  const stages: Stage[] = [];
  for (const tasks of TASK_COUNTS.filter((count) => count <= order.lines)) {
    stages.push(await measureStage(order, ground, bench, tasks));
  }
  const tables = stages.flatMap(({ tasks, all }) => [
    `${tasks.toLocaleString('en')} turns of approval`,
    '',
    comparedTable(all),
    '',
    ...failureLines(all),
  ]);
  return { text: tables.join('\n'), aims: [...stages.flatMap(({ all }) => ratioAims(all)), ...growthAims(stages)] };
}
