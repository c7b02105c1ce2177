// Ships the audit trail, oldest line first. A line leaves the outbox when the log server has acknowledged it and not before:
// whatever is killed meanwhile, it is sent again, and the log server's reader removes doubles by their number.
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import type { Logger } from 'pino';
import { forgetShipped, linesAfter, takeTurn, type WaitingLine } from './outbox-store.ts';
import { MESSAGE_MAX } from './relp-frame.ts';
import { type RelpSession, WINDOW } from './relp-session.ts';
import { markerMessage, syslogMessage } from './syslog-message.ts';

/** As many as there is room for at once, so that what is acknowledged is soon forgotten. */
const BATCH = WINDOW / 2;
/** Records are numbered in batches of up to a second: looking more often would find as much. */
const LOOK_MS = 1_000;
/** A log server that is down is tried again after these. */
const DOWN_MS = [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 30_000] as const;

/** Shifted by so much, it is a quarter. */
const QUARTER = 2;
/** Bytes. A longer record is of before there was a bound, and more than log servers were set up for then. */
const LONG = 2_097_152;
/** A long record that has ended so many sessions is left out: it must not hold up what is behind it. */
const LONG_TRIES = 5;

/** Records that came before the portal stopped are still shipped within this time. */
const LAST_MS = 1_000;

/** The part of a session that the shipper uses. */
export type Session = Pick<RelpSession, 'send' | 'room' | 'settled' | 'close' | 'isOpen'>;

export interface ShipperNeeds {
  /** Connections of its own: the one that ships is held for as long as it does. */
  readonly pool: Pool;
  readonly log: Logger;
  /** A new session with the log server. Throws why there is none. */
  readonly open: (stop: AbortSignal) => Promise<Session>;
  /** Bytes that a message may have; MESSAGE_MAX unless a test says less. */
  readonly messageMax?: number;
}

export class Shipper {
  readonly #needs: ShipperNeeds;
  readonly #stopping = new AbortController();
  #working: Promise<void> = Promise.resolve();
  #failures = 0;
  #reason = '';
  /** The long record that was sent last, and how often. */
  #long = { number: 0, tries: 0 };

  constructor(needs: ShipperNeeds) {
    this.#needs = needs;
  }

  start(): void {
    this.#working = this.#work();
  }

  /** Ships what is left, as far as a moment allows, and closes the session in good order. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#working;
  }

  async #work(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      try {
        await this.#shipAsLongAsPossible();
        await this.#rest(LOOK_MS);
      } catch (error) {
        if (this.#stopping.signal.aborted) return;
        this.#tell(error);
        const waitMs = DOWN_MS[Math.min(this.#failures, DOWN_MS.length) - 1] ?? LOOK_MS;
        await this.#rest(waitMs);
      }
    }
  }

  /** Returns at once where another process ships. Throws what ended it. */
  async #shipAsLongAsPossible(): Promise<void> {
    const client = await this.#needs.pool.connect();
    const lost = (error: Error) => this.#needs.log.debug({ err: error }, 'the connection that ships was lost');
    client.on('error', lost);
    let isElsewhere = false;
    try {
      isElsewhere = !(await takeTurn(client));
      if (isElsewhere) return;
      // A deletion that a crash takes back is a line that is sent twice: nobody has to wait for the disk.
      await client.query('set synchronous_commit = off');
      const session = await this.#needs.open(this.#stopping.signal);
      const { signal } = this.#stopping;
      const closeSoon = () => void setTimeout(() => void session.close(), LAST_MS).unref();
      signal.addEventListener('abort', closeSoon);
      try {
        await this.#ship(client, session);
      } finally {
        signal.removeEventListener('abort', closeSoon);
        await session.close();
      }
    } finally {
      client.off('error', lost);
      // With the connection ends the turn.
      client.release(!isElsewhere);
    }
  }

  /** Returns when the portal stops and everything is shipped. Throws what ended it before. */
  async #ship(client: PoolClient, session: Session): Promise<void> {
    const underWay = new Set<number>();
    let sent = 0;
    let forgotten = 0;
    for (;;) {
      const isLast = this.#stopping.signal.aborted;
      // After a failure fewer: a heap of long records may have taken more time than a statement has.
      const lines = await linesAfter(client, sent, Math.max(1, BATCH >> (QUARTER * this.#failures)));
      for (const waiting of lines) {
        const { number, line } = waiting;
        if (line === null) this.#tellLost(number);
        else {
          underWay.add(number);
          await this.#send(session, waiting, () => underWay.delete(number));
        }
        sent = number;
      }
      await (lines.length > 0 ? session.room() : session.settled());
      // Servers may answer out of order: what counts is the oldest that has no answer.
      const [oldest = sent + 1] = underWay;
      if (oldest - 1 > forgotten) {
        forgotten = oldest - 1;
        await forgetShipped(client, forgotten);
        this.#tellSuccess();
      }
      if (lines.length > 0) continue;
      if (isLast) return;
      await this.#idle(session);
    }
  }

  async #send(session: Session, waiting: WaitingLine, acknowledged: () => void): Promise<void> {
    const message = syslogMessage(waiting);
    if (message.length <= LONG) return session.send(message, acknowledged);
    // Alone, so that whatever ends the session now has to do with it.
    await session.settled();
    await session.send(this.#isTooLong(waiting, message) ? markerMessage(waiting) : message, acknowledged);
    return session.settled();
  }

  #isTooLong({ number }: WaitingLine, { length: bytes }: Buffer): boolean {
    this.#long = { number, tries: this.#long.number === number ? this.#long.tries + 1 : 1 };
    const isTooLong = bytes > (this.#needs.messageMax ?? MESSAGE_MAX) || this.#long.tries > LONG_TRIES;
    if (isTooLong) this.#needs.log.error({ number, bytes }, 'a record of the audit trail is too long to be shipped');
    return isTooLong;
  }

  /** Waits for news. Throws where the session ended meanwhile. */
  async #idle(session: Session): Promise<void> {
    await this.#rest(LOOK_MS);
    if (!session.isOpen) await session.settled();
  }

  /** Ends early where the portal stops. */
  async #rest(ms: number): Promise<void> {
    const { signal } = this.#stopping;
    await pause(ms, undefined, { signal }).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
  }

  /** Each reason once: a log server may be down for days. */
  #tell(error: unknown): void {
    this.#failures += 1;
    const reason = error instanceof Error ? error.message : String(error);
    if (reason === this.#reason) return;
    this.#reason = reason;
    const level = isAboutTrust(error) ? 'error' : 'warn';
    this.#needs.log[level]({ err: error }, 'the audit trail cannot be shipped; its records wait in the database');
  }

  /** Whoever verifies finds the gap in the log; the records behind it do not wait for what will never come. */
  #tellLost(number: number): void {
    this.#needs.log.error({ number }, 'a record of the audit trail was deleted before it was shipped');
  }

  #tellSuccess(): void {
    if (this.#failures === 0) return;
    this.#failures = 0;
    this.#reason = '';
    this.#needs.log.info('the audit trail is shipped again');
  }
}

/** Certificates do not get better by waiting: somebody has to see to them. */
function isAboutTrust(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /CERT|SIGNATURE|TLS|SSL|ALTNAME/.test(code);
}
