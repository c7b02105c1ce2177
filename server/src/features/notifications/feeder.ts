// Works off facts after each commit of this process, never in it: at most a few times a second, however much is going on.
import { setTimeout as pause } from 'node:timers/promises';
import type { Executor } from '../../platform/db/statement.ts';
import type { FactSource } from '../../platform/facts/fact-source.ts';
import type { Ground } from '../../platform/ground.ts';
import { type Fed, feed, isFull } from './feed-store.ts';

/** Submissions come in swarms before a closing date: what came meanwhile is told together. */
const GAP_MS = 200;
/** Facts of a process that died before it told them are looked for now and then. */
const LOOK_MS = 30_000;
const RETRY_MS = [1_000, 2_000, 5_000, 15_000] as const;

type Needs = Pick<Ground, 'clock' | 'config' | 'live' | 'log' | 'facts'>;

export class Feeder {
  readonly #ground: Needs;
  readonly #executor: Executor;
  readonly #sources: readonly FactSource[];
  readonly #onMails: () => void;
  readonly #stopping = new AbortController();
  #working: Promise<void> | null = null;
  #isDue = false;
  #failures = 0;

  constructor(ground: Needs, executor: Executor, sources: readonly FactSource[], onMails: () => void) {
    this.#ground = ground;
    this.#executor = executor;
    this.#sources = sources;
    this.#onMails = onMails;
  }

  start(): void {
    const endRing = this.#ground.facts.onRing(() => this.wake());
    const looking = setInterval(() => this.wake(), LOOK_MS);
    looking.unref();
    this.#stopping.signal.addEventListener('abort', () => {
      endRing();
      clearInterval(looking);
    });
    this.wake();
  }

  /** Looks at once, or as soon as the last look is over and a moment has passed. */
  wake(): void {
    this.#isDue = true;
    this.#working ??= this.#work().finally(() => {
      this.#working = null;
    });
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#working;
  }

  async #work(): Promise<void> {
    while (this.#isDue && !this.#stopping.signal.aborted) {
      this.#isDue = false;
      await this.#run();
      await this.#rest(this.#failures === 0 ? GAP_MS : (RETRY_MS[this.#failures - 1] ?? LOOK_MS));
    }
  }

  /** Ends early where the portal stops. */
  async #rest(ms: number): Promise<void> {
    const { signal } = this.#stopping;
    await pause(ms, undefined, { signal }).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
  }

  async #run(): Promise<void> {
    try {
      for (const source of this.#sources) await this.#workOff(source);
      this.#failures = 0;
    } catch (error) {
      this.#failures += 1;
      this.#isDue = true;
      this.#ground.log.warn({ err: error }, 'facts could not be told yet; it is tried again');
    }
  }

  async #workOff(source: FactSource): Promise<void> {
    const { clock, config } = this.#ground;
    let fed: Fed;
    do {
      fed = await feed(this.#executor, source, clock.now(), config.mail !== null);
      this.#tell(fed);
      this.#isDue ||= fed.isHeldBack;
    } while (isFull(fed) && !this.#stopping.signal.aborted);
  }

  #tell({ accounts, mails }: Fed): void {
    for (const accountId of accounts) {
      this.#ground.live.announce(
        { kind: 'changed', noun: 'notifications', id: null, version: null },
        { rule: null, employeeId: null, accountId },
      );
    }
    if (mails > 0) this.#onMails();
  }
}
