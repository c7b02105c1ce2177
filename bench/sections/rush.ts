// Nine o'clock: 64 people sign in at once while 16 connections read the review list.
import { monthOf } from '../../contract/src/values/month-of.ts';
import type { Order } from '../arguments.ts';
import type { Ground } from '../ground.ts';
import { reviewFirstPage } from '../loads/reads.ts';
import { signInLoad } from '../loads/writes.ts';
import { type Bench, measure } from '../measure/compare.ts';
import { failureCount, figuresOf, median, type Round } from '../measure/figures.ts';
import { startSender } from '../process/sender.ts';
import { atMost } from '../report/aims.ts';
import { monthsOf, peopleOf } from '../seed/size.ts';
import type { Section } from './section.ts';

const PEOPLE = 64;
const READERS = 16;
const TIMES = 3;
const QUIET_MS = 2_000;
const STRETCH_MS = 250;
const PATIENCE_MS = 30_000;

interface Rush {
  /** p95 of the list in milliseconds: before, and while they sign in. */
  readonly quietMs: number;
  readonly duringMs: number;
  /** Until the last of them is in. */
  readonly allInSeconds: number;
  readonly failures: number;
}

/** Reads the list in short stretches until the sign-ins are done; the one in which they end is half quiet again. */
async function readDuring(signingIn: Promise<unknown>, read: () => Promise<Round>): Promise<Round[]> {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  signingIn.then(end, end);
  const stretches = [await read()];
  while (!isOver) stretches.push(await read());
  return stretches.length > 1 ? stretches.slice(0, -1) : stretches;
}

export async function measureRush(order: Order, ground: Ground, bench: Bench): Promise<Section> {
  using second = startSender();
  const list = reviewFirstPage(monthsOf(monthOf(ground.today)));
  const { portal: signIns } = signInLoad(peopleOf(order.lines)).from;
  const read = (ms: number) => measure(bench, list, 'portal', READERS, ms);
  const { port } = bench.servers.portal;

  const once = async (): Promise<Rush> => {
    const quiet = figuresOf([await read(QUIET_MS)]);
    const requests = signIns.peek(PEOPLE);
    const signingIn = second.send({
      port,
      connections: PEOPLE,
      ms: PATIENCE_MS,
      requests,
      endless: false,
      expect: 200,
    });
    const during = figuresOf(await readDuring(signingIn, () => read(STRETCH_MS)));
    const { sent, ms, latencies } = await signingIn;
    signIns.sent(sent);
    const failures = PEOPLE - latencies.length + failureCount(quiet) + failureCount(during);
    return { quietMs: quiet.p95, duringMs: during.p95, allInSeconds: ms / 1000, failures };
  };

  const all: Rush[] = [];
  for (let time = 0; time < TIMES; time += 1) all.push(await once());
  const middle = (figure: (rush: Rush) => number) => median(all.map(figure));
  const [quiet, during] = [middle(({ quietMs }) => quietMs), middle(({ duringMs }) => duringMs)];
  const allIn = middle(({ allInSeconds }) => allInSeconds);
  return {
    text: `While ${PEOPLE} sign in at once, ${READERS} connections read the review list: p95 ${quiet.toFixed(1)} ms before, ${during.toFixed(1)} ms during; all in after ${allIn.toFixed(1)} s (medians of ${TIMES}).`,
    aims: [
      atMost(`p95 of the review list while ${PEOPLE} sign in, against before`, during / quiet, 2, '×'),
      atMost(`time until all ${PEOPLE} are in`, allIn, 4, 's', 1),
      atMost(
        'failures while they sign in',
        all.reduce((sum, { failures }) => sum + failures, 0),
        0,
        '',
        0,
      ),
    ],
  };
}
