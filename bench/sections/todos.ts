// To-dos of one person as they become many: the list in its orders, and searches (B9-04).
import type { Order } from '../arguments.ts';
import type { Ground } from '../ground.ts';
import { todoReads } from '../loads/todos.ts';
import { type Bench, type Compared, compare, warmUp } from '../measure/compare.ts';
import { grown, type Stage } from '../measure/grow.ts';
import { ratioAims } from '../report/aims.ts';
import { comparedTable, failureLines } from '../report/compared.ts';
import { growthAim } from '../report/growth.ts';
import { say } from '../report/say.ts';
import { settle } from '../seed/databases.ts';
import { fillTodos, TODO_COUNTS } from '../seed/fill-todos.ts';
import { LINE_COUNTS } from '../seed/size.ts';
import type { Section } from './section.ts';

async function measureStage(order: Order, ground: Ground, bench: Bench, size: number): Promise<Stage> {
  const database = await ground.open(LINE_COUNTS[0], (client) => fillTodos(client, size, ground.today));
  const here: Bench = {
    ...bench,
    servers: { portal: await database.startPortal(), floor: await database.startFloor() },
  };
  const all: Compared[] = [];
  for (const load of todoReads) {
    await warmUp(here, load);
    await settle(ground.server);
    for (const connections of order.connections) {
      const one = await compare(here, load, connections);
      say(
        `${size}: ${load.name}, ${connections}: p50 ${one.portal.p50.toFixed(1)} ms, ${one.ratio.toFixed(2)} × floor`,
      );
      all.push(one);
    }
  }
  return { size, bench: here, all };
}

/** All three counts: the largest is soon laid in. */
export async function measureTodos(order: Order, ground: Ground, bench: Bench): Promise<Section> {
  const stages: Stage[] = [];
  for (const size of TODO_COUNTS) stages.push(await measureStage(order, ground, bench, size));
  const tables = stages.flatMap(({ size, all }) => [
    `${size.toLocaleString('en')} to-dos of one person`,
    '',
    comparedTable(all),
    '',
    ...failureLines(all),
  ]);
  const growth = [...(await grown(stages))].flatMap(([name, of]) => growthAim(name, of, 'to-dos', 'p50'));
  return { text: tables.join('\n'), aims: [...stages.flatMap(({ all }) => ratioAims(all)), ...growth] };
}
