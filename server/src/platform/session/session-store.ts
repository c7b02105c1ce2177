// Sessions: stored hashed in PostgreSQL, remembered here for moments, forgotten as soon as anybody changes one.
import { hash, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Listener } from '../db/listener.ts';
import type { Actor } from './actor.ts';
import { findSession, findStanding, noteUse, type StoredSession } from './session-rows-store.ts';

/** A session is read again at the latest after this, whatever was heard. */
const REMEMBER_MS = 30_000;
/** Each takes memory; whoever asks after so many others is read again. */
const REMEMBER_MOST = 4_000;
const USES_MOST = 10_000;
/** How exactly the last use of a session is stored. */
const USE_NOTED_MS = 60_000;

/** 32 random bytes in text: what the cookie and the bearer header carry. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a token: its SHA-256. */
export function tokenHash(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

interface Remembered extends StoredSession {
  readonly readAtMs: number;
}

export interface SessionStoreDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly listener: Listener;
  readonly log: Logger;
  /** After how long without a use a session is over; `null`: it lives out its hours. */
  readonly idleMs: number | null;
}

export class SessionStore {
  readonly #deps: SessionStoreDeps;
  readonly #byHash = new Map<string, Remembered>();
  readonly #hashesOf = new Map<string, Set<string>>();
  /** The last use in this process, by session. */
  readonly #usedAtMs = new Map<string, number>();
  readonly #ended: ((sessionId: string) => void)[] = [];
  readonly #stopped: ((accountId: string) => void)[] = [];
  /** Counts what was forgotten, so that a read that began before is not remembered after. */
  #forgotten = 0;

  constructor(deps: SessionStoreDeps) {
    this.#deps = deps;
    deps.listener.hear('sessions', (id) => this.forget(id));
    deps.listener.onGap(() => this.#forgetAll());
  }

  /** Hears of sessions that ended or whose person changed, wherever that happened. */
  onChanged(heard: (sessionId: string) => void): void {
    this.#ended.push(heard);
  }

  /** Hears of persons all of whose sessions ended or changed. */
  onAccountChanged(heard: (accountId: string) => void): void {
    this.#stopped.push(heard);
  }

  forget(sessionId: string): void {
    this.#forgotten += 1;
    for (const hash of this.#hashesOf.get(sessionId) ?? []) this.#byHash.delete(hash);
    this.#hashesOf.delete(sessionId);
    for (const heard of this.#ended) heard(sessionId);
  }

  /**
   * To be called after the commit that stopped a person, changed their roles or ended their sessions, before it is
   * answered: the very next request of each of their sessions is judged anew, and their live streams are closed. Other
   * processes hear it from the database.
   */
  forgetAccount(accountId: string): void {
    this.#forgotten += 1;
    for (const { actor } of this.#byHash.values()) if (actor.accountId === accountId) this.forget(actor.sessionId);
    for (const heard of this.#stopped) heard(accountId);
  }

  /** Ends those of the sessions that time has ended: an open stream asks nothing, and so would never be refused. */
  async endOver(sessionIds: readonly string[]): Promise<void> {
    const { pool, clock } = this.#deps;
    const nowMs = Date.parse(clock.now());
    const standing = await findStanding(pool, sessionIds, clock.now(), clock.today());
    for (const id of sessionIds) {
      const notedAtMs = standing.get(id);
      if (notedAtMs === undefined || this.#isIdle(id, notedAtMs, nowMs)) this.forget(id);
    }
  }

  #isIdle(sessionId: string, notedAtMs: number, nowMs: number): boolean {
    const { idleMs } = this.#deps;
    const usedAtMs = Math.max(notedAtMs, this.#usedAtMs.get(sessionId) ?? 0);
    return idleMs !== null && nowMs - usedAtMs > idleMs;
  }

  #forgetAll(): void {
    this.#forgotten += 1;
    this.#byHash.clear();
    this.#hashesOf.clear();
    this.#usedAtMs.clear();
  }

  /**
   * The person behind a token, or `null` where it is unknown, over, unused for too long, or its person stopped or gone.
   * @param idleSeconds how long ago the person was last there, as the request says; `Infinity` is no use of the session
   */
  async find(token: string, idleSeconds = 0): Promise<Actor | null> {
    const hash = tokenHash(token);
    const key = hash.toString('base64');
    const nowMs = Date.parse(this.#deps.clock.now());
    const known = this.#byHash.get(key);
    const found = known && this.#stillHolds(known, nowMs) ? known : await this.#read(key, hash, nowMs);
    if (found === null || this.#isOver(found, nowMs)) return null;
    this.#noteUse(found, nowMs - idleSeconds * 1_000);
    return found.actor;
  }

  #stillHolds({ readAtMs }: Remembered, nowMs: number): boolean {
    return nowMs - readAtMs < REMEMBER_MS && this.#deps.listener.connected;
  }

  async #read(key: string, hash: Buffer, nowMs: number): Promise<Remembered | null> {
    const { pool, clock, listener } = this.#deps;
    const forgotten = this.#forgotten;
    const stored = await findSession(pool, hash, clock.now(), clock.today());
    if (stored === null) {
      this.#byHash.delete(key);
      return null;
    }
    const found = { ...stored, readAtMs: nowMs };
    if (forgotten === this.#forgotten && listener.connected) this.#remember(key, found);
    return found;
  }

  /** By the hours, by the last use, by the day on which its person left, or by the last day of the account. */
  #isOver({ actor, expiresAtMs, notedAtMs }: Remembered, nowMs: number): boolean {
    const leftOn = actor.employee?.leftOn ?? null;
    const today = this.#deps.clock.today();
    const isPast = [leftOn, actor.endsOn].some((day) => day !== null && day < today);
    return expiresAtMs <= nowMs || isPast || this.#isIdle(actor.sessionId, notedAtMs, nowMs);
  }

  /** Remembers the use, and stores it where the stored one is a minute older. The request does not wait for that. */
  #noteUse(found: Remembered, usedAtMs: number): void {
    const { sessionId } = found.actor;
    if (usedAtMs <= Math.max(found.notedAtMs, this.#usedAtMs.get(sessionId) ?? 0)) return;
    if (this.#usedAtMs.size >= USES_MOST) this.#usedAtMs.clear();
    this.#usedAtMs.set(sessionId, usedAtMs);
    if (usedAtMs - found.notedAtMs < USE_NOTED_MS) return;
    found.notedAtMs = usedAtMs;
    const { pool, log } = this.#deps;
    noteUse(pool, sessionId, new Date(usedAtMs).toISOString()).catch((error: unknown) => {
      log.warn({ err: error }, 'the last use of a session could not be stored');
    });
  }

  #remember(key: string, found: Remembered): void {
    if (this.#byHash.size >= REMEMBER_MOST) this.#forgetAll();
    this.#byHash.set(key, found);
    const hashes = this.#hashesOf.get(found.actor.sessionId) ?? new Set();
    this.#hashesOf.set(found.actor.sessionId, hashes.add(key));
  }
}
