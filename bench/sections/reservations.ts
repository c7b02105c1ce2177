// The week of all resources, the finder and bookings, as reservations become many.
import type { Order } from '../arguments.ts';
import type { Ground } from '../ground.ts';
import type { Load } from '../loads/load.ts';
import { bookings, finder, weekOfResources } from '../loads/reservations.ts';
import { type Bench, type Compared, compare, warmUp } from '../measure/compare.ts';
import { grown, type Stage } from '../measure/grow.ts';
import { ratioAims } from '../report/aims.ts';
import { comparedTable, failureLines } from '../report/compared.ts';
import { growthAim } from '../report/growth.ts';
import { say } from '../report/say.ts';
import { settle } from '../seed/databases.ts';
import { fillReservations, RESERVATION_COUNTS } from '../seed/fill-reservations.ts';
import { LINE_COUNTS } from '../seed/size.ts';
import type { Section } from './section.ts';

async function measureStage(order: Order, ground: Ground, bench: Bench, size: number): Promise<Stage> {
  const begun = performance.now();
  const database = await ground.open(LINE_COUNTS[0], (client) => fillReservations(client, size, ground.today));
  const servers = { portal: await database.startPortal(), floor: await database.startFloor() };
  say(`${size} reservations: laid in ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  const here: Bench = { ...bench, servers };
  const all: Compared[] = [];
  const loads: Load[] = [weekOfResources(ground.today), finder(ground.today), bookings(ground.today)];
  for (const load of loads) {
    await warmUp(here, load);
    await settle(ground.server);
    for (const connections of order.connections) {
      const one = await compare(here, load, connections);
      say(
        `${size} reservations: ${load.name}, ${connections}: ${one.portal.rate.toFixed(0)} req/s, ${one.ratio.toFixed(2)} × floor`,
      );
      all.push(one);
    }
  }
  return { size, bench: here, all };
}

/** Up to as many reservations as the order wants lines. */
export async function measureReservations(order: Order, ground: Ground, bench: Bench): Promise<Section> {
  const stages: Stage[] = [];
  for (const size of RESERVATION_COUNTS.filter((count) => count <= order.lines)) {
    stages.push(await measureStage(order, ground, bench, size));
  }
  const tables = stages.flatMap(({ size, all }) => [
    `${size.toLocaleString('en')} reservations`,
    '',
    comparedTable(all),
    '',
    ...failureLines(all),
  ]);
  const growth = [...(await grown(stages))].flatMap(([name, of]) => growthAim(name, of, 'reservations', 'p50'));
  return { text: tables.join('\n'), aims: [...stages.flatMap(({ all }) => ratioAims(all)), ...growth] };
}
