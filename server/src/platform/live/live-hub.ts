// Tells open pages what changed: at once to those of this process, by NOTIFY in batches to those of others.
import { randomUUID } from 'node:crypto';
import type { Rule } from '@madoguchi/contract/access.ts';
import { may } from '@madoguchi/contract/access.ts';
import { LiveEvent } from '@madoguchi/contract/live/model.ts';
import type { Logger } from 'pino';
import * as z from 'zod';
import type { Clock } from '../clock.ts';
import type { Listener } from '../db/listener.ts';
import type { Actor } from '../session/actor.ts';

/** The audience of an event: everybody of a role, one employee, and one account. */
export interface Audience {
  readonly rule: Rule | null;
  readonly employeeId: string | null;
  readonly accountId?: string;
}

const Notice = z.object({
  event: LiveEvent,
  audience: z.object({
    rule: z.string().nullable(),
    employeeId: z.string().nullable(),
    accountId: z.string().optional(),
  }),
});
const Heard = z.object({ from: z.string(), notices: z.array(Notice), missed: z.literal(true).optional() });
const MISSED = JSON.stringify({ kind: 'missed' } satisfies LiveEvent);
interface NoticeOut {
  readonly event: LiveEvent;
  readonly audience: Audience;
}

/** A commit that notifies waits in line for one lock: so not in the transaction, and once for all of a moment. */
const BATCH_MS = 50;
/** PostgreSQL takes 8,000 bytes; a claim's notice has about 250. */
const BATCH_MOST = 25;

/** A browser shares one stream among its tabs: whoever has more of them left pages behind, or keeps the server busy (T23). */
const STREAMS_A_SESSION = 8;

/** So long, and so many of them, what was told is kept for pages that read before their stream began. */
const KEPT_MS = 60_000;
const KEPT_MOST = 2_000;

/** The page may come from another process than its stream, whose clock is off by so much at most. */
const CLOCKS_DIFFER_MS = 250;

interface Told {
  readonly atMs: number;
  readonly notice: NoticeOut;
}

interface Open {
  readonly actor: Actor;
  readonly send: (text: string) => void;
  readonly end: () => void;
}

export class LiveHub {
  readonly #listener: Listener;
  readonly #log: Logger;
  readonly #clock: Clock;
  readonly #self = randomUUID();
  readonly #open = new Set<Open>();
  /** The same by their sessions, each oldest first. */
  readonly #ofSession = new Map<string, Set<Open>>();
  /** Notices of the last minute, in its order; everything from `keptSinceMs` on. */
  readonly #told: Told[] = [];
  #keptSinceMs: number;
  #waiting: NoticeOut[] = [];
  #timer: NodeJS.Timeout | null = null;
  /** Notices were lost on their way to other processes. */
  #hasToldInVain = false;
  /** The notification to other processes that is under way. */
  #passing: Promise<void> = Promise.resolve();

  constructor(listener: Listener, log: Logger, clock: Clock) {
    this.#listener = listener;
    this.#log = log;
    this.#clock = clock;
    this.#keptSinceMs = this.#nowMs();
    listener.hear('live', (payload) => this.#heard(payload));
    listener.onGap(() => this.#mendGap());
  }

  /**
   * Adds an open page; the returned function takes it away again. The oldest of too many of a session ends. A page that has read
   * since a moment, in milliseconds since the epoch, is first told what was told from then on: else it would show for good what was
   * changed meanwhile. The moment is the server's: by its own age a page on a slow line would ask from too late.
   */
  add(open: Open, sinceMs?: number): () => void {
    const { sessionId } = open.actor;
    const own = this.#ofSession.get(sessionId) ?? new Set();
    this.#ofSession.set(sessionId, own.add(open));
    this.#open.add(open);
    const [oldest] = own;
    if (oldest !== undefined && own.size > STREAMS_A_SESSION) {
      this.#remove(oldest);
      oldest.end();
    }
    if (sinceMs !== undefined) this.#catchUp(open, sinceMs - CLOCKS_DIFFER_MS);
    return () => this.#remove(open);
  }

  #catchUp({ actor, send }: Open, sinceMs: number): void {
    if (sinceMs < this.#keptSinceMs) return send(MISSED);
    for (const { atMs, notice } of this.#told) {
      if (atMs >= sinceMs && hears(actor, notice.audience)) send(JSON.stringify(notice.event));
    }
  }

  #nowMs(): number {
    return Date.parse(this.#clock.now());
  }

  #keep(notice: NoticeOut): void {
    const atMs = this.#nowMs();
    this.#told.push({ atMs, notice });
    for (let first = this.#told[0]; first !== undefined; first = this.#told[0]) {
      if (first.atMs >= atMs - KEPT_MS && this.#told.length <= KEPT_MOST) return;
      this.#keptSinceMs = Math.max(this.#keptSinceMs, first.atMs + 1);
      this.#told.shift();
    }
  }

  /**
   * The connection is back after a break. What other processes said meanwhile nobody heard here, and they nothing of what could not
   * be passed on: whatever their pages and ours show may be old.
   */
  #mendGap(): void {
    if (!this.#listener.connected) return;
    this.#told.length = 0;
    this.#keptSinceMs = this.#nowMs();
    for (const { send } of this.#open) send(MISSED);
    if (this.#hasToldInVain) void this.#tellMissed();
  }

  async #tellMissed(): Promise<void> {
    this.#hasToldInVain = false;
    try {
      await this.#listener.tell('live', JSON.stringify({ from: this.#self, notices: [], missed: true }));
    } catch (error) {
      // The next return of the connection says it.
      this.#hasToldInVain = true;
      this.#log.warn({ err: error }, 'other processes could not be told that they missed notices');
    }
  }

  #remove(open: Open): void {
    const { sessionId } = open.actor;
    const own = this.#ofSession.get(sessionId);
    own?.delete(open);
    if (own?.size === 0) this.#ofSession.delete(sessionId);
    this.#open.delete(open);
  }

  get size(): number {
    return this.#open.size;
  }

  /** Sessions that have a page open. */
  sessionIds(): readonly string[] {
    return [...this.#ofSession.keys()];
  }

  /** Called after the commit: a page that hears of a change can read it. */
  announce(event: LiveEvent, audience: Audience): void {
    this.#deliver({ event, audience });
    this.#waiting.push({ event, audience });
    this.#timer ??= setTimeout(() => void this.#flush(), BATCH_MS);
  }

  /** Tells the pages of this process alone: of what every process hears by itself. */
  announceHere(event: LiveEvent, audience: Audience): void {
    this.#deliver({ event, audience });
  }

  /** Ends the streams of a session that is over. */
  endSession(sessionId: string): void {
    this.#end(({ actor }) => actor.sessionId === sessionId);
  }

  /** Ends the streams of a person who was stopped or may other things now; their pages ask who they are. */
  endAccount(accountId: string): void {
    this.#end(({ actor }) => actor.accountId === accountId);
  }

  #end(isOver: (open: Open) => boolean): void {
    for (const open of this.#open) {
      if (!isOver(open)) continue;
      // At once: the database tells of the same end a moment later, and a stream that has ended takes no more.
      this.#remove(open);
      open.send(JSON.stringify({ kind: 'session-ended' } satisfies LiveEvent));
      open.end();
    }
  }

  #deliver(notice: NoticeOut): void {
    const { event, audience } = notice;
    this.#keep(notice);
    const text = JSON.stringify(event);
    for (const { actor, send } of this.#open) if (hears(actor, audience)) send(text);
  }

  #flush(): Promise<void> {
    this.#timer = null;
    this.#passing = this.#passing.then(() => this.#passOn());
    return this.#passing;
  }

  /** One batch after the other: they go over the one connection that listens. */
  async #passOn(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, BATCH_MOST);
      try {
        await this.#listener.tell('live', JSON.stringify({ from: this.#self, notices: batch }));
      } catch (error) {
        // The change itself is safe; pages of other processes are told to read again once the connection is back.
        this.#hasToldInVain = true;
        this.#log.error({ err: error, notices: batch.length }, 'live notices could not be passed on');
      }
    }
  }

  #heard(payload: string): void {
    // Our own comes back to us as well, and most of all in a swarm: it is known by its beginning.
    if (payload.startsWith(`{"from":"${this.#self}"`)) return;
    const heard = Heard.safeParse(JSON.parse(payload));
    if (!heard.success) {
      // Another version of the portal, while it is being replaced: its pages are not ours to tell.
      this.#log.warn({ issues: heard.error.issues.length }, 'live notices of another shape were passed over');
      return;
    }
    if (heard.data.missed) for (const { send } of this.#open) send(MISSED);
    for (const { event, audience } of heard.data.notices) this.#deliver({ event, audience: audience as Audience });
  }

  /** Ends every stream: the server is going down. */
  async stop(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    await this.#flush();
    for (const open of this.#open) open.end();
    this.#open.clear();
    this.#ofSession.clear();
  }
}

function hears(actor: Actor, { rule, employeeId, accountId }: Audience): boolean {
  if (rule !== null && may(actor, rule)) return true;
  return (employeeId !== null && actor.employee?.id === employeeId) || actor.accountId === accountId;
}
