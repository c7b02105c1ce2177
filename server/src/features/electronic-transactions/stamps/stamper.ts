// Gets each new version its time stamp, one after the other in the order of the chain, beside the requests: no registration waits.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import pg, { type PoolClient } from 'pg';
import { calendarRecord } from '../../../platform/audit/calendar-record.ts';
import type { TimeStampAuthority } from '../../../platform/config.ts';
import { hold } from '../../../platform/db/hold.ts';
import { run } from '../../../platform/db/statement.ts';
import { type ToldFact, tellFacts } from '../../../platform/facts/told-facts-store.ts';
import type { Ground } from '../../../platform/ground.ts';
import { uuidAt } from '../../../platform/uuid.ts';
import {
  endStampTurn,
  findUnstamped,
  findWaitingStamps,
  insertStamp,
  takeStampTurn,
  type Unstamped,
} from './stamp-store.ts';
import { judgeAnswer, newNonce, readCertificates, StampRefused, stampRequest } from './token.ts';

/** Versions come in swarms: what came meanwhile is stamped in the same turn. */
const GAP_MS = 200;
/** Versions of a process that ended before it stamped them are looked for now and then. */
const LOOK_MS = 30_000;
const RETRY_MS = [1_000, 5_000, 15_000, 60_000] as const;
const LONGEST_RETRY_MS = 300_000;
const PATIENCE_MS = 15_000;
const LARGEST_ANSWER = 64 * 1_024;
/** An authority that is down for longer is told of, and again after as long. */
const LATE_MS = 3_600_000;
const STATEMENT_MS = 15_000;
/** Answers in a row that could not be taken, before somebody is told: a wrong one now and then is asked for again. */
const REFUSALS_TOLD = 3;
/** The length of `2026-11-21`: one notification a day and reason, in however many processes. */
const DAY_DIGITS = 10;

async function answerOf(authority: TimeStampAuthority, request: Buffer, signal: AbortSignal): Promise<Buffer> {
  const answer = await fetch(authority.url, {
    method: 'POST',
    headers: { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' },
    body: new Uint8Array(request),
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
  });
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length;
    if (bytes > LARGEST_ANSWER)
      throw new StampRefused('unreadable', `the answer has more than ${LARGEST_ANSWER} bytes`);
    chunks.push(chunk);
  }
  if (!answer.ok) {
    const said = `the authority answered ${answer.status}`;
    // One that is down or busy has refused nothing.
    throw answer.status >= 500 || answer.status === 429 ? new Error(said) : new StampRefused('not-granted', said);
  }
  return Buffer.concat(chunks);
}

class Stamper {
  readonly #ground: Ground;
  readonly #authority: TimeStampAuthority;
  readonly #pool: pg.Pool;
  readonly #stopping = new AbortController();
  #working: Promise<void> | null = null;
  #isDue = false;
  #failures = 0;
  #toldMs: number | null = null;

  constructor(ground: Ground, authority: TimeStampAuthority) {
    this.#ground = ground;
    this.#authority = authority;
    this.#pool = new pg.Pool({ ...ground.pool.options, max: 1, statement_timeout: STATEMENT_MS });
    this.#pool.on('error', (error) => ground.log.debug({ err: error }, 'the connection of the time stamps was lost'));
  }

  start(): void {
    const endRing = this.#ground.facts.onRing(() => this.#wake());
    const looking = setInterval(() => this.#wake(), LOOK_MS);
    looking.unref();
    this.#stopping.signal.addEventListener('abort', () => {
      endRing();
      clearInterval(looking);
    });
    this.#wake();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#working;
    await this.#pool.end();
  }

  #wake(): void {
    this.#isDue = true;
    this.#working ??= this.#work().finally(() => {
      this.#working = null;
    });
  }

  async #work(): Promise<void> {
    while (this.#isDue && !this.#stopping.signal.aborted) {
      this.#isDue = false;
      await this.#try();
      await this.#rest(this.#failures === 0 ? GAP_MS : (RETRY_MS[this.#failures - 1] ?? LONGEST_RETRY_MS));
    }
  }

  async #rest(ms: number): Promise<void> {
    const { signal } = this.#stopping;
    await pause(ms, undefined, { signal }).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
  }

  async #try(): Promise<void> {
    try {
      await hold(this.#pool, async (client) => {
        if (!(await takeStampTurn(client))) return;
        try {
          await this.#stampAll(client);
        } finally {
          await endStampTurn(client);
        }
      });
      this.#failures = 0;
    } catch (error) {
      if (this.#stopping.signal.aborted) return;
      this.#failures += 1;
      this.#isDue = true;
      const fault = error instanceof StampRefused ? error.fault : 'no answer';
      this.#ground.log.warn({ err: error, fault }, 'a time stamp could not be got yet; it is asked for again');
      if (error instanceof StampRefused && this.#failures >= REFUSALS_TOLD) {
        await this.#tell('stamps-refused', error.fault, { reason: error.fault });
      }
      await this.#tellLate();
    }
  }

  async #stampAll(client: PoolClient): Promise<void> {
    for (;;) {
      const version = this.#stopping.signal.aborted ? null : await findUnstamped(client);
      if (version === null) return;
      await this.#stamp(client, version);
      this.#failures = 0;
      this.#toldMs = null;
    }
  }

  async #stamp(client: PoolClient, { recordId, version, digest, data: hex }: Unstamped): Promise<void> {
    const { clock, live } = this.#ground;
    const data = Buffer.from(hex, 'hex');
    // A version that was altered is not made to look as if it had been registered so.
    if (createHash('sha256').update(data).digest('hex') !== digest) throw new StampRefused('other-data', recordId);
    const { policy } = this.#authority;
    const nonce = newNonce();
    const response = await answerOf(this.#authority, stampRequest({ data, policy, nonce }), this.#stopping.signal);
    const trusted = readCertificates(await readFile(this.#authority.caFile, 'utf8'));
    const now = clock.now();
    const { at: stampedAt, ...stamp } = await judgeAnswer(response, { data, trusted, policy, nonce }, now);
    const record = calendarRecord(now, {
      event: 'electronic-transaction.stamped',
      target: ['electronic-transaction', recordId],
      difference: { version, stampedAt, serial: stamp.serial, authority: stamp.authority },
    });
    await run(client, insertStamp, { ...record, ...stamp, recordId, version, stampedAt, at: now });
    live.announce(
      { kind: 'changed', noun: 'electronic-transactions', id: recordId, version: null },
      { rule: 'auditor', employeeId: null },
    );
  }

  /** News to the system people, once a day. */
  async #tell(kind: 'stamps-late' | 'stamps-refused', about: string, said: ToldFact['said']): Promise<void> {
    const { clock, facts, pool } = this.#ground;
    const at = clock.now();
    const key = `${kind}:${about}:${at.slice(0, DAY_DIGITS)}`;
    const fact: ToldFact = { id: uuidAt(at), key, kind, at, subject: null, about: '', said, to: { roles: ['system'] } };
    if ((await tellFacts(pool, [fact])) > 0) facts.ring();
  }

  /** An alarm in the log, once an hour for as long as it lasts, and a notification; pages show how many wait. */
  async #tellLate(): Promise<void> {
    const { clock, log, pool } = this.#ground;
    const { since, count } = await findWaitingStamps(pool);
    const nowMs = clock.elapsedMs();
    if (since === null || Date.parse(clock.now()) - Date.parse(since) < LATE_MS) return;
    if (this.#toldMs !== null && nowMs - this.#toldMs < LATE_MS) return;
    this.#toldMs = nowMs;
    log.error({ since, count }, 'electronic transactions wait for their time stamps for more than an hour');
    await this.#tell('stamps-late', since, { count });
  }
}

/** Begins to stamp where an authority is configured; the returned function ends it. */
export function startStamps(ground: Ground): () => Promise<void> {
  const authority = ground.config.timeStamps;
  if (authority === null) return async () => {};
  const stamper = new Stamper(ground, authority);
  stamper.start();
  return () => stamper.stop();
}
