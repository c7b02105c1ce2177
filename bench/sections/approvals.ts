// The inbox and the acts on it, beside the floor, as requests in approval become many.
import type { Order } from '../arguments.ts';
import type { Ground } from '../ground.ts';
import { actLoad, inboxLoads } from '../loads/approvals.ts';
import type { Side } from '../loads/load.ts';
import { type Bench, type Compared, compare, warmUp } from '../measure/compare.ts';
import { grown, type Stage } from '../measure/grow.ts';
import { ratioAims } from '../report/aims.ts';
import { comparedTable, failureLines } from '../report/compared.ts';
import { growthAims } from '../report/growth.ts';
import { say } from '../report/say.ts';
import { settle } from '../seed/databases.ts';
import { claimsWaitAgain, fillApprovals, TASK_COUNTS } from '../seed/fill-approvals.ts';
import { LINE_COUNTS } from '../seed/size.ts';
import type { Section } from './section.ts';

async function measureStage(order: Order, ground: Ground, bench: Bench, tasks: number): Promise<Stage> {
  const database = await ground.open(LINE_COUNTS[0], (client) => fillApprovals(client, tasks));
  const servers = { portal: await database.startPortal(), floor: await database.startFloor() };
  const here: Bench = { ...bench, servers };
  const all: Compared[] = [];
  const renew = (side: Side) => database.change(side, claimsWaitAgain);
  for (const load of [...(await inboxLoads(servers.portal.port)), actLoad(tasks, renew)]) {
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
  return { size: tasks, bench: here, all };
}

/** Up to as many turns as the order wants lines. */
export async function measureApprovals(order: Order, ground: Ground, bench: Bench): Promise<Section> {
  const stages: Stage[] = [];
  for (const tasks of TASK_COUNTS.filter((count) => count <= order.lines)) {
    stages.push(await measureStage(order, ground, bench, tasks));
  }
  const tables = stages.flatMap(({ size, all }) => [
    `${size.toLocaleString('en')} turns of approval`,
    '',
    comparedTable(all),
    '',
    ...failureLines(all),
  ]);
  return {
    text: tables.join('\n'),
    aims: [...stages.flatMap(({ all }) => ratioAims(all)), ...growthAims(await grown(stages), 'turns')],
  };
}
