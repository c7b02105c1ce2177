// Decides if the time of a refused login tells who has an account: an address that somebody has, and one that nobody has, in turns.
import type { Database } from '../ground.ts';
import { requestText } from '../load/http.ts';
import { median } from '../measure/figures.ts';
import { startSender } from '../process/sender.ts';
import { atMost } from '../report/aims.ts';
import { emailOf } from '../seed/size.ts';
import type { Section } from './section.ts';

const EACH = 200;
const REFUSED = 422;
const PATIENCE_MS = 120_000;

/** Each from another address, so that no limit holds it off. */
function wrongLogin(nth: number): string {
  const person = Math.floor(nth / 2) + 1;
  const email = nth % 2 === 0 ? emailOf(person) : `nobody${person}@bench.example`;
  const headers = { 'X-Forwarded-For': `172.16.${nth >> 8}.${nth & 255}` };
  return requestText({ method: 'POST', path: '/api/auth', body: { email, password: 'himitsu-9876' }, headers });
}

/** One after the other over one connection, so that answers come in the order of the requests. */
export async function measureTelling(database: Database): Promise<Section> {
  using sender = startSender();
  const settings = { TRUSTED_PROXIES: '127.0.0.1', ONE_LOGIN_MESSAGE: '1' };
  const { port } = await database.startPortal(settings);
  const requests = Array.from({ length: 2 * EACH }, (_, nth) => wrongLogin(nth));
  const order = { port, connections: 1, ms: PATIENCE_MS, requests, endless: false, expect: REFUSED };
  const { latencies } = await sender.send(order);
  const known = median([...latencies].filter((_, nth) => nth % 2 === 0));
  const unknown = median([...latencies].filter((_, nth) => nth % 2 === 1));
  return {
    text: `A wrong login is refused after ${known.toFixed(1)} ms where the address has an account, after ${unknown.toFixed(1)} ms where nobody has it (medians of ${EACH} each, in turns).`,
    aims: [
      atMost('gap between the two times of a refused login', Math.abs(known - unknown), 5, 'ms'),
      atMost('logins not refused alike', 2 * EACH - latencies.length, 0, '', 0),
    ],
  };
}
