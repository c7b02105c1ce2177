// `npm run bench`: the portal beside the floor on the same PostgreSQL, under the same loads, in turns.
import { consoleLanguage } from '../server/src/platform/config.ts';
import { helpIfAsked } from '../tools/run/help.ts';
import { type Order, readOrder, USAGE } from './arguments.ts';
import { layGround } from './ground.ts';
import { isPart } from './loads/load.ts';
import type { Bench } from './measure/compare.ts';
import { startSender } from './process/sender.ts';
import { POOL } from './process/served.ts';
import { aimTable } from './report/aims.ts';
import { machineLine } from './report/machine.ts';
import { say } from './report/say.ts';
import { measureAnalytics } from './sections/analytics.ts';
import { measureApprovals } from './sections/approvals.ts';
import { measureAuditTrail } from './sections/audit.ts';
import { measureBoards } from './sections/boards.ts';
import { measureDocuments } from './sections/documents.ts';
import { measureFlood } from './sections/flood.ts';
import { measureGrowth } from './sections/growth.ts';
import { measureLoads } from './sections/loads.ts';
import { measureLog } from './sections/log.ts';
import { measurePurchases } from './sections/purchases.ts';
import { measureReservations } from './sections/reservations.ts';
import { measureRush } from './sections/rush.ts';
import { measureScreens } from './sections/screens.ts';
import type { Section } from './sections/section.ts';
import { measureShipping } from './sections/ship.ts';
import { measureTelling } from './sections/telling.ts';
import { measureTodos } from './sections/todos.ts';
import { measureWeb } from './sections/web.ts';
import { LINE_COUNTS } from './seed/size.ts';

const OF_THEIR_OWN: readonly Order['topics'][number][] = [
  'approvals',
  'purchases',
  'reservations',
  'documents',
  'todos',
  'analytics',
];
/** Sections of a browser, which start what they need themselves. */
const IN_A_BROWSER: readonly Order['topics'][number][] = ['web', 'screens', 'boards'];
const isOfLines = (topic: Order['topics'][number]) => !OF_THEIR_OWN.includes(topic);

async function measureServer(order: Order): Promise<Section[]> {
  await using stack = new AsyncDisposableStack();
  const wants = (topic: Order['topics'][number]) => order.topics.includes(topic);
  const ground = await layGround(stack);
  const sender = stack.use(startSender());
  // Sections with databases of their own need none of that many lines beside them.
  const database = await ground.open(order.topics.some(isOfLines) ? order.lines : LINE_COUNTS[0]);
  const servers = { portal: await database.startPortal(), floor: await database.startFloor() };
  const { rounds, roundMs, warmUpMs, warmUpRequests } = order;
  const steps = order.connections.length;
  const bench: Bench = { sender, servers, postgres: ground.postgres, rounds, roundMs, warmUpMs, warmUpRequests, steps };
  say(await machineLine(ground.server));
  say(`Portal at LOG_LEVEL=warn, as the floor logs nothing; ${POOL} database connections each.`);
  say(`${rounds} rounds of ${roundMs / 1000} s each, in turns; ratios are portal to floor, of the medians.\n`);
  const sections: Section[] = [];
  if (order.topics.some(isPart)) sections.push(await measureLoads(order, ground, bench));
  if (wants('approvals')) sections.push(await measureApprovals(order, ground, bench));
  if (wants('purchases')) sections.push(await measurePurchases(order, ground, bench));
  if (wants('reservations')) sections.push(await measureReservations(order, ground, bench));
  if (wants('documents')) sections.push(await measureDocuments(order, ground, bench));
  if (wants('todos')) sections.push(await measureTodos(order, ground, bench));
  if (wants('analytics')) sections.push(await measureAnalytics(order, ground, bench));
  if (wants('rush')) sections.push(await measureRush(order, ground, bench));
  // First, as a flood uses up what the whole portal looks at.
  if (wants('flood')) sections.push(await measureTelling(database), await measureFlood(ground, database, bench));
  if (wants('log')) sections.push(await measureLog(ground, database, bench));
  if (wants('ship')) sections.push(await measureShipping(ground));
  if (wants('audit')) sections.push(await measureAuditTrail(ground));
  if (wants('growth')) sections.push(await measureGrowth(ground, bench));
  return sections;
}

helpIfAsked(USAGE);
const order = readOrder(process.argv.slice(2), consoleLanguage());
if (typeof order === 'string') {
  process.stderr.write(`${order}\n`);
  process.exitCode = 2;
} else {
  const sections = order.topics.some((topic) => !IN_A_BROWSER.includes(topic)) ? await measureServer(order) : [];
  if (order.topics.includes('web')) sections.push(await measureWeb());
  if (order.topics.includes('screens')) sections.push(await measureScreens(order));
  if (order.topics.includes('boards')) sections.push(await measureBoards(order));
  for (const { text } of sections) say(`\n${text}`);
  say(`\n${aimTable(sections.flatMap(({ aims }) => aims))}`);
}
