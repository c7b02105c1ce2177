// Drives one load: so many connections, each with one request under way, for so long or until the requests run out.
import { setTimeout } from 'node:timers/promises';
import { Connection } from './connection.ts';

export interface Drive {
  readonly port: number;
  readonly connections: number;
  readonly ms: number;
  /** Whole requests, in turn; with `endless` again from the first. */
  readonly requests: readonly string[];
  readonly endless: boolean;
  /** The status that counts as success. */
  readonly expect: number;
  /** Begins so many requests a second, as long as a connection is free; as many as can be where absent. */
  readonly perSecond?: number;
}

export interface Driven {
  /** From the first request to the last answer. */
  readonly ms: number;
  readonly sent: number;
  /** Of answers with the expected status, in milliseconds. */
  readonly latencies: Float64Array;
  /** How often what else came instead: a status, or a connection's error. */
  readonly failures: Readonly<Record<string, number>>;
}

/** @throws when a connection cannot be opened at all */
export async function drive(order: Drive): Promise<Driven> {
  const { port, connections, ms, requests, endless, expect, perSecond } = order;
  const texts = requests.map((text) => Buffer.from(text));
  const latencies: number[] = [];
  const failures: Record<string, number> = {};
  const opened = await Promise.all(Array.from({ length: connections }, () => Connection.open(port)));
  let sent = 0;
  const begun = performance.now();
  const isOver = () => performance.now() - begun >= ms;
  const next = () => {
    if (isOver()) return undefined;
    const text = texts[endless ? sent % texts.length : sent];
    if (text !== undefined) sent += 1;
    return text;
  };
  /** Until the turn of the request that was taken last; `false`: the time is over by then. */
  const turnComes = async (rate: number) => {
    const dueMs = begun + ((sent - 1) * 1_000) / rate;
    await setTimeout(Math.max(0, dueMs - performance.now()));
    return !isOver();
  };
  const fail = (what: string) => {
    failures[what] = (failures[what] ?? 0) + 1;
  };
  const work = async (connection: Connection) => {
    for (let text = next(); text !== undefined; text = next()) {
      if (perSecond !== undefined && !(await turnComes(perSecond))) return;
      const { status, ms } = await connection.send(text);
      if (status === expect) latencies.push(ms);
      else fail(`status ${status}`);
    }
  };
  await Promise.all(opened.map((one) => work(one).catch((error: Error) => fail(error.message))));
  const took = performance.now() - begun;
  for (const connection of opened) connection.close();
  return { ms: took, sent, latencies: Float64Array.from(latencies), failures };
}
