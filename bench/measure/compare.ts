// Portal and floor under the same load, turn by turn, so that what disturbs the machine disturbs both.
import { type Load, SIDES, type Side } from '../loads/load.ts';
import { cpuMs, cpuWithChildrenMs } from '../process/cpu.ts';
import type { Sender } from '../process/sender.ts';
import type { Served } from '../process/served.ts';
import { type Figures, figuresOf, type Round } from './figures.ts';

/** The setup of a measurement: the sender, the servers that are measured, and the durations. */
export interface Bench {
  readonly sender: Sender;
  readonly servers: Readonly<Record<Side, Served>>;
  /** The process id of PostgreSQL's first process. */
  readonly postgres: number;
  readonly rounds: number;
  readonly roundMs: number;
  readonly warmUpMs: number;
  /** So many requests at least where they can be sent again: V8 compiles a write for longer than a read. */
  readonly warmUpRequests: number;
  /** How many numbers of connections each load is measured at. */
  readonly steps: number;
}

export interface Compared extends Readonly<Record<Side, Figures>> {
  readonly load: Load;
  readonly connections: number;
  /** Portal to floor: requests a second, and CPU for one request. */
  readonly ratio: number;
  readonly cpuRatio: number;
}

/** V8 compiles while the first thousand requests of a kind run; on either side that is no figure of a working day. */
const WARM_UP_CONNECTIONS = 16;
const SETTLE_MS = 300;
/** More requests than any server here answers in a second. */
const MOST_A_SECOND = 2_500;

/**
 * How many requests a second are handed over. A small database has too few claims for all rounds: then each gets its share
 * of them, and is over when they are sent. Where they can be sent again each gets all it can send.
 */
function paceOf({ rounds, roundMs, warmUpMs, steps }: Bench, { from, renew }: Load, side: Side): number {
  if (renew !== undefined) return MOST_A_SECOND;
  const { count } = from[side];
  const wholeMs = warmUpMs + steps * (SETTLE_MS + rounds * roundMs);
  return Math.min(MOST_A_SECOND, (count / wholeMs) * 1000);
}

/** One round against one server. */
export async function measure(bench: Bench, load: Load, side: Side, connections: number, ms: number): Promise<Round> {
  const { port, pid } = bench.servers[side];
  const source = load.from[side];
  const wanted = Math.floor((paceOf(bench, load, side) * ms) / 1000);
  if (load.renew !== undefined && source.left() < Math.min(wanted, source.count)) {
    await load.renew(side);
    source.rewind();
  }
  const requests = source.peek(wanted);
  const before = cpuMs(pid) + cpuWithChildrenMs(bench.postgres);
  const drive = { port, connections, ms, requests, endless: source.endless, expect: load.expect[side] };
  const driven = await bench.sender.send(drive);
  source.sent(driven.sent);
  return { ...driven, cpuMs: cpuMs(pid) + cpuWithChildrenMs(bench.postgres) - before };
}

/** Runs the load's code until it is compiled, on both sides. */
export async function warmUp(bench: Bench, load: Load): Promise<void> {
  for (const side of SIDES) {
    let left = load.renew === undefined ? 0 : bench.warmUpRequests;
    do {
      const { latencies } = await measure(bench, load, side, WARM_UP_CONNECTIONS, bench.warmUpMs);
      // Where none succeeds the rounds will tell why.
      left = latencies.length === 0 ? 0 : left - latencies.length;
    } while (left > 0);
  }
}

/** Both sides in turns, after a moment at this number of connections; the side that begins changes with each round. */
export async function compare(bench: Bench, load: Load, connections: number): Promise<Compared> {
  const rounds: Record<Side, Round[]> = { portal: [], floor: [] };
  for (const side of SIDES) await measure(bench, load, side, connections, SETTLE_MS);
  for (let round = 0; round < bench.rounds; round += 1) {
    for (const side of round % 2 === 0 ? SIDES : SIDES.toReversed()) {
      rounds[side].push(await measure(bench, load, side, connections, bench.roundMs));
    }
  }
  const portal = figuresOf(rounds.portal);
  const floor = figuresOf(rounds.floor);
  return { load, connections, portal, floor, ratio: portal.rate / floor.rate, cpuRatio: portal.cpuMs / floor.cpuMs };
}
