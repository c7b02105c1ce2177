// The rows behind remembered sessions.
import type { HeldRole } from '@madoguchi/contract/access.ts';
import type { Language } from '@madoguchi/contract/message.ts';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { run, statement } from '../db/statement.ts';
import type { Actor } from './actor.ts';
import { mayLogIn } from './may-log-in-store.ts';

interface SessionRow {
  session_id: string;
  account_id: string;
  email: string;
  display_name: string;
  roles: HeldRole[];
  ends_on: string | null;
  language: Language | null;
  provider: string;
  expires_at: string;
  used_at: string;
  employee_id: string | null;
  number: string;
  name: string;
  kana: string;
  department_code: string;
  joined_on: string;
  left_on: string | null;
}

const sessionByToken = statement<{ hash: Buffer; now: string; today: string }, SessionRow>(
  (at) => sql`
    select s.id as session_id, a.id as account_id, a.email, a.display_name, a.roles, a.ends_on, a.language, s.provider,
      extract(epoch from s.expires_at)::text as expires_at,
      extract(epoch from coalesce(s.last_used_at, s.created_at))::text as used_at, e.id as employee_id, e.number,
      rtrim(e.last_name || ' ' || e.first_name) as name, e.last_name_kana || ' ' || e.first_name_kana as kana,
      e.department_code, e.joined_on, e.left_on
    from sessions s join accounts a on a.id = s.account_id left join employees e on e.id = a.employee_id
    where (s.token_hash = ${at('hash')}::bytea
        or (s.previous_token_hash = ${at('hash')}::bytea and s.previous_until > ${at('now')}::timestamptz))
      and s.expires_at > ${at('now')}::timestamptz and ${mayLogIn(sql`a`, sql`${at('today')}::date`)}`,
);

/** Tells nobody: what a session may do is the same as before. */
const used = statement<{ id: string; usedAt: string }>(
  (at) => sql`update sessions set last_used_at = ${at('usedAt')}::timestamptz
    where id = ${at('id')}::uuid and coalesce(last_used_at, created_at) < ${at('usedAt')}::timestamptz`,
);

const overSessions = statement<{ now: string; unusedSince: string | null }>(
  (at) => sql`delete from sessions where expires_at <= ${at('now')}::timestamptz
    or coalesce(last_used_at, created_at) < ${at('unusedSince')}::timestamptz`,
);

/** Removes the sessions that ended by themselves; `idleMinutes` as the setting says. */
export async function forgetOverSessions(pool: Pool, now: string, idleMinutes: number | null): Promise<void> {
  const unusedSince = idleMinutes === null ? null : new Date(Date.parse(now) - idleMinutes * 60_000).toISOString();
  await run(pool, overSessions, { now, unusedSince });
}

const standing = statement<{ ids: readonly string[]; now: string; today: string }, { id: string; used_at: string }>(
  (at) => sql`select s.id, extract(epoch from coalesce(s.last_used_at, s.created_at))::text as used_at
    from sessions s join accounts a on a.id = s.account_id
    where s.id = any(${at('ids')}::uuid[]) and s.expires_at > ${at('now')}::timestamptz
      and ${mayLogIn(sql`a`, sql`${at('today')}::date`)}`,
);

/** Those of the sessions that stand, with the last use that is stored. */
export async function findStanding(
  pool: Pool,
  ids: readonly string[],
  now: string,
  today: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await run(pool, standing, { ids, now, today });
  return new Map(rows.map(({ id, used_at }) => [id, Number(used_at) * 1_000]));
}

/** A session as it is stored. */
export interface StoredSession {
  readonly actor: Actor;
  readonly expiresAtMs: number;
  /** The last use that is stored; later ones of less than a minute stand in memory alone. */
  notedAtMs: number;
}

/** The session of a token's hash, or `null` where there is none, or its person was stopped or has left. */
export async function findSession(pool: Pool, hash: Buffer, now: string, today: string): Promise<StoredSession | null> {
  const [row] = await run(pool, sessionByToken, { hash, now, today });
  if (!row) return null;
  const { expires_at, used_at } = row;
  return { actor: actorOf(row), expiresAtMs: Number(expires_at) * 1_000, notedAtMs: Number(used_at) * 1_000 };
}

/** @param usedAt an ISO instant; an older one than is stored changes nothing */
export async function noteUse(pool: Pool, id: string, usedAt: string): Promise<void> {
  await run(pool, used, { id, usedAt });
}

function actorOf(row: SessionRow): Actor {
  return {
    sessionId: row.session_id,
    accountId: row.account_id,
    email: row.email,
    displayName: row.display_name,
    roles: row.roles,
    language: row.language,
    endsOn: row.ends_on,
    provider: row.provider,
    employee: row.employee_id === null ? null : employeeOf(row, row.employee_id),
  };
}

function employeeOf(row: SessionRow, id: string): Actor['employee'] {
  const { number, name, kana, department_code, joined_on, left_on } = row;
  return { id, number, name, kana, departmentCode: department_code, joinedOn: joined_on, leftOn: left_on };
}
