// The cost of one log line for each request: the floor writes none, so the loads ran at LOG_LEVEL=warn.
import { monthOf } from '../../contract/src/values/month-of.ts';
import type { Database, Ground } from '../ground.ts';
import { reviewFirstPage } from '../loads/reads.ts';
import { type Bench, compare } from '../measure/compare.ts';
import { monthsOf } from '../seed/size.ts';
import type { Section } from './section.ts';

const CONNECTIONS = 16;

/** Compares the portal at `info`, as the first side, with the floor. */
export async function measureLog(ground: Ground, database: Database, bench: Bench): Promise<Section> {
  const portal = await database.startPortal({ LOG_LEVEL: 'info' });
  const list = reviewFirstPage(monthsOf(monthOf(ground.today)));
  const compared = await compare({ ...bench, servers: { ...bench.servers, portal } }, list, CONNECTIONS);
  const rate = Math.round(compared.portal.rate).toLocaleString('en');
  return {
    text: `${list.name} at ${CONNECTIONS} connections with LOG_LEVEL=info: ${rate} req/s, ${compared.ratio.toFixed(2)} × the floor, which logs nothing.`,
    aims: [],
  };
}
