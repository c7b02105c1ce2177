// Two hundred guesses at passwords a second, from one address and from everywhere, beside sixteen people who read a list.
import { monthOf } from '../../contract/src/values/month-of.ts';
import type { Database, Ground } from '../ground.ts';
import { requestText } from '../load/http.ts';
import { reviewFirstPage } from '../loads/reads.ts';
import { type Bench, measure } from '../measure/compare.ts';
import { figuresOf, percentile, type Round } from '../measure/figures.ts';
import { type Sender, startSender } from '../process/sender.ts';
import { atMost } from '../report/aims.ts';
import { monthsOf } from '../seed/size.ts';
import type { Section } from './section.ts';

const PER_SECOND = 200;
const FLOOD_MS = 8_000;
/** More than wait in the line for hashing: whoever comes then is told so at once, and tries again. */
const CONNECTIONS = 256;
const READERS = 16;
const STRETCH_MS = 250;
const QUIET_MS = 2_000;
/** Held off: what nearly all of them are to be told. */
const HELD_OFF = 429;

interface Flood {
  readonly name: string;
  readonly request: (nth: number) => string;
}

/** Another account each time, so that no limit of an account stands in the way of the others. */
function guess(nth: number, headers: Readonly<Record<string, string>>): string {
  const body = { email: `guessed${nth}@bench.example`, password: 'himitsu-9876' };
  return requestText({ method: 'POST', path: '/api/auth', body, headers });
}

const FLOODS: readonly Flood[] = [
  { name: 'one address', request: (nth) => guess(nth, {}) },
  {
    name: 'everywhere',
    request: (nth) => guess(nth, { 'X-Forwarded-For': `10.${nth >> 16}.${(nth >> 8) & 255}.${nth & 255}` }),
  },
];

interface Flooded {
  readonly name: string;
  readonly quietMs: number;
  readonly duringMs: number;
  readonly sent: number;
  readonly heldOffMs: number;
  /** Answers that were none of 429, by status. */
  readonly others: string;
}

async function flooded({ name, request }: Flood, flooding: Sender, port: number, read: (ms: number) => Promise<Round>) {
  const quiet = figuresOf([await read(QUIET_MS)]);
  const requests = Array.from({ length: (PER_SECOND * FLOOD_MS) / 1_000 }, (_, nth) => request(nth));
  const flood = flooding.send({
    port,
    connections: CONNECTIONS,
    ms: FLOOD_MS,
    requests,
    endless: false,
    expect: HELD_OFF,
    perSecond: PER_SECOND,
  });
  const stretches: Round[] = [];
  for (const endMs = performance.now() + FLOOD_MS; performance.now() < endMs; ) stretches.push(await read(STRETCH_MS));
  const { sent, latencies, failures } = await flood;
  return {
    name,
    quietMs: quiet.p95,
    duringMs: figuresOf(stretches).p95,
    sent,
    heldOffMs: percentile(latencies.toSorted(), 0.95),
    others: Object.entries(failures)
      .map(([what, count]) => `${count} × ${what}`)
      .join(', '),
  } satisfies Flooded;
}

const said = ({ name, quietMs, duringMs, sent, heldOffMs, others }: Flooded) =>
  `${PER_SECOND} guesses a second from ${name} (${sent}): p95 of the review list ${quietMs.toFixed(1)} ms before, ${duringMs.toFixed(1)} ms during; p95 of being held off ${heldOffMs.toFixed(1)} ms; besides ${others || 'nothing'}.`;

/** On a portal that believes the bench's forwarded addresses; each flood meets limits that nobody has touched. */
export async function measureFlood(ground: Ground, database: Database, bench: Bench): Promise<Section> {
  using flooding = startSender();
  const list = reviewFirstPage(monthsOf(monthOf(ground.today)));
  const portal = await database.startPortal({ TRUSTED_PROXIES: '127.0.0.1' });
  const here = { ...bench, servers: { ...bench.servers, portal } };
  const read = (ms: number) => measure(here, list, 'portal', READERS, ms);
  const all: Flooded[] = [];
  for (const flood of FLOODS) all.push(await flooded(flood, flooding, portal.port, read));
  return {
    text: all.map(said).join('\n'),
    aims: all.map(({ name, duringMs }) =>
      atMost(`p95 of the review list while ${name} guesses ${PER_SECOND} passwords a second`, duringMs, 300, 'ms', 1),
    ),
  };
}
