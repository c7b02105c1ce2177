// Every load at every number of connections, portal beside floor, and the portal's memory afterwards.
import { monthOf } from '../../contract/src/values/month-of.ts';
import type { Order } from '../arguments.ts';
import type { Ground } from '../ground.ts';
import { isPart, type Load } from '../loads/load.ts';
import { etagOf, walkTo } from '../loads/portal-answers.ts';
import { MASTER_PATH, masterLoads, monthLoads, reviewLoads, reviewPath, unchangedLoads } from '../loads/reads.ts';
import { confirmLoad, createLoad, signInLoad } from '../loads/writes.ts';
import { type Bench, type Compared, compare, warmUp } from '../measure/compare.ts';
import { residentMb } from '../process/cpu.ts';
import { atMost, ratioAims } from '../report/aims.ts';
import { comparedTable, failureLines } from '../report/compared.ts';
import { say } from '../report/say.ts';
import { settle } from '../seed/databases.ts';
import { monthsOf, peopleOf } from '../seed/size.ts';
import type { Section } from './section.ts';

/** Which row the page far down follows, and how many rows are walked at a time to get there. */
const ROW_FAR_DOWN = 50_000;
const STRIDE = 200;
const MEMORY_MB = 256;

/** Reads before writes: the lists are read as they were seeded. */
async function loadsFor(order: Order, ground: Ground, port: number): Promise<Load[]> {
  const months = monthsOf(monthOf(ground.today));
  const people = peopleOf(order.lines);
  // A list that does not reach so far is walked half way.
  const row = people > ROW_FAR_DOWN ? ROW_FAR_DOWN : Math.floor(people / 2 / STRIDE) * STRIDE;
  const etags = { review: await etagOf(port, reviewPath(months)), master: await etagOf(port, MASTER_PATH) };
  const all = [
    ...masterLoads,
    ...monthLoads(months),
    ...(await reviewLoads(port, months, await walkTo(port, months, row, STRIDE))),
    ...unchangedLoads(months, etags),
    createLoad(people, months),
    confirmLoad(people),
    signInLoad(people),
  ];
  const wanted = order.topics.filter(isPart);
  return all.filter(({ part }) => wanted.some((topic) => topic === part));
}

export async function measureLoads(order: Order, ground: Ground, bench: Bench): Promise<Section> {
  const all: Compared[] = [];
  for (const load of await loadsFor(order, ground, bench.servers.portal.port)) {
    await warmUp(bench, load);
    await settle(ground.server);
    for (const connections of order.connections) {
      const one = await compare(bench, load, connections);
      say(`${load.name}, ${connections}: ${one.portal.rate.toFixed(0)} req/s, ${one.ratio.toFixed(2)} × floor`);
      all.push(one);
    }
  }
  const memory = atMost(
    'memory of the portal after the loads',
    residentMb(bench.servers.portal.pid),
    MEMORY_MB,
    'MB',
    0,
  );
  const memoryOfFloor = `memory of the floor after the loads: ${residentMb(bench.servers.floor.pid).toFixed(0)} MB`;
  return {
    text: [
      `${order.lines.toLocaleString('en')} lines`,
      '',
      comparedTable(all),
      '',
      ...failureLines(all),
      memoryOfFloor,
    ].join('\n'),
    aims: [...ratioAims(all), memory],
  };
}
