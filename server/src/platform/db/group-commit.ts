// Group commit: changes that come while one is under way share the next transaction, and its flush of the log
// (docs/decisions/0005). Each is still done wholly or not at all, and answered after its commit.
import { DatabaseError, type Pool } from 'pg';
import { type Answers, CommitError, runBatch, type Sent } from './batch.ts';
import { hold } from './hold.ts';
import { byStatement, type Patch, patchOf, type SentChange, sentFor, type Targeted } from './sent-change.ts';

interface Waiting extends Targeted {
  readonly resolve: (patch: Patch) => void;
  readonly reject: (error: unknown) => void;
  /** Ends the wait where it takes longer than anybody waits for a connection. */
  readonly limit: NodeJS.Timeout;
}

/** Connections of a pool that are left to those who read. */
const READERS = 2;
/** Changes of one transaction. Each waits for those beside it. */
const MOST = 16;
/** A group that takes longer waits for more than its flush. */
const STANDSTILL_MS = 50;
/** Characters of values. A longer change (an import) takes its time, and nobody is to wait for it. */
const LONGEST = 64 * 1024;

/** A commit that PostgreSQL refuses for a constraint, a conflict or a raised error is undone; else nobody knows. */
const REFUSED = /^(?:23|40|P0)/;

/** True when it is certain that nothing was done. */
function isUndone(error: unknown): boolean {
  if (!(error instanceof CommitError)) return error instanceof DatabaseError;
  return error.cause instanceof DatabaseError && REFUSED.test(error.cause.code ?? '');
}

function isLong({ values }: Sent): boolean {
  let length = 0;
  for (const value of values) if (typeof value === 'string') length += value.length;
  return length > LONGEST;
}

/** Two groups that change the same rows take them in the same order, and neither waits for the other's. */
const byTarget = (a: Waiting, b: Waiting) => (a.target < b.target ? -1 : Number(a.target > b.target));

async function alone(pool: Pool, sent: SentChange): Promise<Patch> {
  const { name, text, values } = sent;
  const { rows } = await pool.query<{ patch: object }>({ name, text, values: [...values] });
  return patchOf(sent, rows[0]?.patch ?? null, 0);
}

/** Hands each change of a statement its own answer. */
function answerEach(changes: readonly Waiting[], answer: string | null | undefined): void {
  const patch: Patch = JSON.parse(answer ?? 'null');
  for (const [nth, { sent, resolve }] of changes.entries()) resolve(patchOf(sent, patch, nth));
}

/** Lets the requests that have come already be read, so that their changes go with the first. */
const turnOfTheLoop = () => new Promise<void>((resolve) => void setImmediate(resolve));

/** The changes of one pool. They leave by one lane; by another where that stands still. */
class Line {
  readonly #pool: Pool;
  readonly #waiting: Waiting[] = [];
  /** As many as leave connections to those who read. */
  readonly #mostLanes: number;
  /** Transactions under way. */
  #lanes = 0;
  #watch: NodeJS.Timeout | undefined;

  constructor(pool: Pool) {
    this.#pool = pool;
    this.#mostLanes = Math.max(1, pool.options.max - READERS);
  }

  join(sent: SentChange, target: string): Promise<Patch> {
    const patch = this.#wait(sent, target);
    if (this.#lanes === 0) void this.#openLane();
    else if (this.#watch === undefined) this.#watchOver();
    return patch;
  }

  #wait(sent: SentChange, target: string): Promise<Patch> {
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        reject(new Error('timeout exceeded when waiting for a connection'));
      };
      const limit = setTimeout(giveUp, this.#pool.options.connectionTimeoutMillis);
      const waiting = { sent, target, resolve, reject, limit };
      this.#waiting.push(waiting);
    });
  }

  #take(most: number): readonly Waiting[] {
    const taken = this.#waiting.splice(0, most);
    for (const { limit } of taken) clearTimeout(limit);
    this.#watchOver();
    return taken.sort(byTarget);
  }

  /** Where nobody has left the line for a while (a change may wait for a lock), it gets one more lane. */
  #watchOver(): void {
    clearTimeout(this.#watch);
    const isNeeded = this.#waiting.length > 0 && this.#lanes < this.#mostLanes;
    this.#watch = isNeeded ? setTimeout(() => void this.#openLane(), STANDSTILL_MS) : undefined;
  }

  /** Takes group after group while somebody waits. One that stood still ends where another serves the line. */
  async #openLane(): Promise<void> {
    this.#lanes += 1;
    let stoodStill = false;
    do {
      await turnOfTheLoop();
      const begun = performance.now();
      await this.#group();
      stoodStill = performance.now() - begun > STANDSTILL_MS;
    } while (this.#waiting.length > 0 && !(stoodStill && this.#lanes > 1));
    this.#lanes -= 1;
    this.#watchOver();
  }

  #group(): Promise<void> {
    return this.#waiting.length > 1 ? this.#together() : this.#eachAlone(this.#take(1));
  }

  async #eachAlone(changes: readonly Waiting[]): Promise<void> {
    await Promise.all(changes.map(({ sent, resolve, reject }) => alone(this.#pool, sent).then(resolve, reject)));
  }

  /** Whoever has come until a connection is free goes together. */
  async #together(): Promise<void> {
    let group: readonly Waiting[] = [];
    let statements: readonly (readonly Waiting[])[] = [];
    const take = () => {
      group = this.#take(MOST);
      statements = byStatement(group);
      return statements.map(sentFor);
    };
    try {
      const answers = await hold<Answers>(this.#pool, (client) => runBatch(client, take()));
      for (const [at, changes] of statements.entries()) answerEach(changes, answers[at]);
    } catch (error) {
      if (isUndone(error)) return await this.#eachAlone(group);
      // Without a connection nobody was taken: there is none for all who wait.
      if (group.length === 0) group = this.#take(this.#waiting.length);
      const reason = error instanceof CommitError ? error.cause : error;
      for (const { reject } of group) reject(reason);
    }
  }
}

const lines = new WeakMap<Pool, Line>();
const apart = new WeakSet<Pool>();

/** From now on each change of the pool takes a connection of its own, so that they meet as those of several nodes do. */
export function commitApart(pool: Pool): void {
  apart.add(pool);
}

/**
 * Runs a change of the pool's database: at once where none is under way, else with the others that wait.
 * @param target what it is about, as its audit record names it
 * @returns the patch of its row; `null` without a row
 * @throws its own error, never another's; a lost connection leaves open whether it was done, as it does without company
 */
export function commitTogether(pool: Pool, sent: SentChange, target: string): Promise<Patch> {
  if (isLong(sent) || apart.has(pool)) return alone(pool, sent);
  const line = lines.get(pool) ?? new Line(pool);
  lines.set(pool, line);
  return line.join(sent, target);
}
