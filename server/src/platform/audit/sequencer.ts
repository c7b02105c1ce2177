// Numbers records after each commit of this process and looks at least once a second for those of others. Every process
// has one; the database lets one of them work at a time.
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Ground } from '../ground.ts';
import { type Batch, numberNext } from './chain-store.ts';
import type { CheckpointKey } from './checkpoint-key.ts';

/** Records come in swarms before a closing date: what came meanwhile is numbered together. */
const GAP_MS = 200;
const LOOK_MS = 1_000;
const CHECKPOINT_MS = 60_000;
const RETRY_MS = [1_000, 2_000, 5_000, 15_000] as const;
const LONGEST_RETRY_MS = 30_000;
/** In one statement. Where that fails, it may have taken too long over large records: then it is tried with a quarter. */
const RECORDS_AT_ONCE = 500;
const QUARTER = 2;

type Needs = Pick<Ground, 'clock' | 'log' | 'facts'>;

export class Sequencer {
  readonly #ground: Needs;
  readonly #pool: Pool;
  readonly #key: CheckpointKey;
  readonly #stopping = new AbortController();
  #working: Promise<void> | null = null;
  #isDue = false;
  #failures = 0;

  /** `pool`: connections that work as `madoguchi_audit`. */
  constructor(ground: Needs, pool: Pool, key: CheckpointKey) {
    this.#ground = ground;
    this.#pool = pool;
    this.#key = key;
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

  /** Numbers what is left and signs the end, so that nothing after the last checkpoint waits for the next start. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#working;
    try {
      await this.#number(0);
    } catch (error) {
      this.#ground.log.warn({ err: error }, 'the last audit records are numbered at the next start');
    }
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

  async #try(): Promise<void> {
    try {
      await this.#number(CHECKPOINT_MS);
      this.#failures = 0;
    } catch (error) {
      this.#failures += 1;
      this.#isDue = true;
      this.#ground.log.warn({ err: error }, 'audit records could not be numbered yet; it is tried again');
    }
  }

  async #number(checkpointAfterMs: number): Promise<void> {
    const most = Math.max(1, RECORDS_AT_ONCE >> (QUARTER * this.#failures));
    const batch = (): Batch => ({ key: this.#key, now: this.#ground.clock.now(), checkpointAfterMs, most });
    while ((await numberNext(this.#pool, batch())).records === most);
  }

  /** Ends early where the portal stops. */
  async #rest(ms: number): Promise<void> {
    const { signal } = this.#stopping;
    await pause(ms, undefined, { signal }).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
  }
}
