// Watches how far behind the log server is, in each process alike, and tells the system people when it begins to be.
import type { Pool } from 'pg';
import { tellFacts } from '../facts/told-facts-store.ts';
import type { Ground } from '../ground.ts';
import { uuidAt } from '../uuid.ts';
import type { LogServerStanding } from './log-server-link.ts';
import { readBacklog } from './outbox-store.ts';

const LOOK_MS = 2_000;
/** With the next look it is still less than a minute until somebody is told (reliability R16). */
const BEHIND_MS = 50_000;
/** The length of `2026-11-21T05`: one alarm an hour, however often the link comes and goes, in however many processes. */
const HOUR_DIGITS = 13;

export type WatchNeeds = Pick<Ground, 'clock' | 'log' | 'facts'> & {
  /** The requests' connections: news is told by them. */
  readonly pool: Pool;
};

export class BacklogWatch {
  readonly #ground: WatchNeeds;
  readonly #audit: Pool;
  #standing: LogServerStanding;
  #isTold = false;
  #looking: Promise<void> = Promise.resolve();
  #interval: NodeJS.Timeout | null = null;

  /** @param audit connections that work as `madoguchi_audit` */
  constructor(ground: WatchNeeds, audit: Pool, isSet: boolean) {
    this.#ground = ground;
    this.#audit = audit;
    this.#standing = { state: isSet ? 'shipping' : 'none', waiting: 0, oldestSeconds: null };
  }

  /** As of the last look, a few seconds ago at most. */
  get standing(): LogServerStanding {
    return this.#standing;
  }

  start(): void {
    this.#interval = setInterval(() => void this.look(), LOOK_MS);
    this.#interval.unref();
    void this.look();
  }

  async stop(): Promise<void> {
    if (this.#interval) clearInterval(this.#interval);
    await this.#looking;
  }

  look(): Promise<void> {
    this.#looking = this.#look().catch((error: unknown) => {
      // A database that is down is told of by everything else.
      this.#ground.log.debug({ err: error }, 'how far behind the log server is could not be read');
    });
    return this.#looking;
  }

  async #look(): Promise<void> {
    const { waiting, oldestAt } = await readBacklog(this.#audit);
    const before = this.#standing.state;
    const waitedMs =
      oldestAt === null ? null : Math.max(0, Date.parse(this.#ground.clock.now()) - Date.parse(oldestAt));
    const isBehind = waitedMs !== null && waitedMs > BEHIND_MS;
    const state = before === 'none' ? 'none' : isBehind ? 'behind' : 'shipping';
    this.#standing = { state, waiting, oldestSeconds: waitedMs === null ? null : Math.floor(waitedMs / 1_000) };
    if (state === 'behind' && !this.#isTold) await this.#alarm();
    if (state !== 'behind' && this.#isTold) this.#ground.log.info('the log server has caught up');
    this.#isTold = state === 'behind';
  }

  async #alarm(): Promise<void> {
    const { clock, log, pool, facts } = this.#ground;
    log.error(this.#standing, 'the log server is behind; records of the audit trail wait in the database');
    const at = clock.now();
    const key = `log-server-behind:${at.slice(0, HOUR_DIGITS)}`;
    const what = { id: uuidAt(at), key, kind: 'log-server-behind', at, subject: null, about: '', said: {} } as const;
    if ((await tellFacts(pool, [{ ...what, to: { roles: ['system'] } }])) > 0) facts.ring();
  }
}
