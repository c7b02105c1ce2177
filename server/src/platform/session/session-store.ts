// Sessions: stored hashed in PostgreSQL, remembered here for moments, forgotten as soon as anybody changes one.
import { hash, randomBytes } from 'node:crypto';
import type { Role } from '@madoguchi/contract/access.ts';
import type { Language } from '@madoguchi/contract/message.ts';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { Clock } from '../clock.ts';
import type { Listener } from '../db/listener.ts';
import { run, statement } from '../db/statement.ts';
import type { Actor } from './actor.ts';

/** A session is read again at the latest after this, whatever was heard. */
const REMEMBER_MS = 30_000;
const REMEMBER_MOST = 10_000;

interface SessionRow {
  session_id: string;
  account_id: string;
  email: string;
  display_name: string;
  roles: Role[];
  language: Language | null;
  expires_at: string;
  employee_id: string | null;
  number: string;
  name: string;
  kana: string;
  department_code: string;
  joined_on: string;
  left_on: string | null;
}

const findSession = statement<{ hash: Buffer; now: string }, SessionRow>(
  (at) => sql`
    select s.id as session_id, a.id as account_id, a.email, a.display_name, a.roles, a.language,
      extract(epoch from s.expires_at)::text as expires_at, e.id as employee_id, e.number,
      e.last_name || ' ' || e.first_name as name, e.last_name_kana || ' ' || e.first_name_kana as kana,
      e.department_code, e.joined_on, e.left_on
    from sessions s join accounts a on a.id = s.account_id left join employees e on e.id = a.employee_id
    where (s.token_hash = ${at('hash')}::bytea
        or (s.previous_token_hash = ${at('hash')}::bytea and s.previous_until > ${at('now')}::timestamptz))
      and s.expires_at > ${at('now')}::timestamptz and a.status = 'active'`,
);

const overSessions = statement<{ now: string }>(
  (at) => sql`delete from sessions where expires_at <= ${at('now')}::timestamptz`,
);

/** Removes the sessions that ended by themselves. */
export async function forgetOverSessions(pool: Pool, now: string): Promise<void> {
  await run(pool, overSessions, { now });
}

function actorOf(row: SessionRow): Actor {
  return {
    sessionId: row.session_id,
    accountId: row.account_id,
    email: row.email,
    displayName: row.display_name,
    roles: row.roles,
    language: row.language,
    employee: row.employee_id === null ? null : employeeOf(row, row.employee_id),
  };
}

function employeeOf(row: SessionRow, id: string): Actor['employee'] {
  const { number, name, kana, department_code, joined_on, left_on } = row;
  return { id, number, name, kana, departmentCode: department_code, joinedOn: joined_on, leftOn: left_on };
}

/** 32 random bytes in text: what the cookie and the bearer header carry. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token. */
export function tokenHash(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

interface Remembered {
  readonly actor: Actor;
  readonly expiresAtMs: number;
  readonly readAtMs: number;
}

export class SessionStore {
  readonly #pool: Pool;
  readonly #clock: Clock;
  readonly #listener: Listener;
  readonly #byHash = new Map<string, Remembered>();
  readonly #hashesOf = new Map<string, Set<string>>();
  readonly #ended: ((sessionId: string) => void)[] = [];
  /** Counts what was forgotten, so that a read that began before is not remembered after. */
  #forgotten = 0;

  constructor(pool: Pool, clock: Clock, listener: Listener) {
    this.#pool = pool;
    this.#clock = clock;
    this.#listener = listener;
    listener.hear('sessions', (id) => this.forget(id));
    listener.onGap(() => this.#forgetAll());
  }

  /** Hears of sessions that ended or whose person changed, wherever that happened. */
  onChanged(heard: (sessionId: string) => void): void {
    this.#ended.push(heard);
  }

  forget(sessionId: string): void {
    this.#forgotten += 1;
    for (const hash of this.#hashesOf.get(sessionId) ?? []) this.#byHash.delete(hash);
    this.#hashesOf.delete(sessionId);
    for (const heard of this.#ended) heard(sessionId);
  }

  #forgetAll(): void {
    this.#forgotten += 1;
    this.#byHash.clear();
    this.#hashesOf.clear();
  }

  /** The person behind a token, or `null` where it is unknown, over or its account stopped. */
  async find(token: string): Promise<Actor | null> {
    const hash = tokenHash(token);
    const key = hash.toString('base64');
    const nowMs = Date.parse(this.#clock.now());
    const known = this.#byHash.get(key);
    if (known && known.expiresAtMs > nowMs && nowMs - known.readAtMs < REMEMBER_MS && this.#listener.connected) {
      return known.actor;
    }
    const forgotten = this.#forgotten;
    const [row] = await run(this.#pool, findSession, { hash, now: this.#clock.now() });
    if (!row) {
      this.#byHash.delete(key);
      return null;
    }
    const found = { actor: actorOf(row), expiresAtMs: Number(row.expires_at) * 1_000, readAtMs: nowMs };
    if (forgotten === this.#forgotten && this.#listener.connected) this.#remember(key, found);
    return found.actor;
  }

  #remember(key: string, found: Remembered): void {
    if (this.#byHash.size >= REMEMBER_MOST) this.#forgetAll();
    this.#byHash.set(key, found);
    const hashes = this.#hashesOf.get(found.actor.sessionId) ?? new Set();
    this.#hashesOf.set(found.actor.sessionId, hashes.add(key));
  }
}
