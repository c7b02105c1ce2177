// All SQL of accounts and sessions.
import type { Role } from '@madoguchi/contract/access.ts';
import type { Language } from '@madoguchi/contract/message.ts';
import type { User } from '@madoguchi/contract/session/model.ts';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { change } from '../../platform/db/change.ts';
import { run, statement } from '../../platform/db/statement.ts';

export interface AccountRow {
  id: string;
  email: string;
  password_hash: string;
  display_name: string;
  roles: Role[];
  status: 'active' | 'suspended';
  language: Language | null;
  employee_number: string | null;
}

const ACCOUNT = sql`select a.id, a.email, a.password_hash, a.display_name, a.roles, a.status, a.language,
  e.number as employee_number from accounts a left join employees e on e.id = a.employee_id`;

const accountByEmail = statement<{ email: string }, AccountRow>((at) => sql`${ACCOUNT} where a.email = ${at('email')}`);
const accountById = statement<{ id: string }, AccountRow>((at) => sql`${ACCOUNT} where a.id = ${at('id')}::uuid`);

export async function findAccountByEmail(pool: Pool, email: string): Promise<AccountRow | null> {
  return (await run(pool, accountByEmail, { email: email.toLowerCase() }))[0] ?? null;
}

export async function findAccount(pool: Pool, id: string): Promise<AccountRow | null> {
  return (await run(pool, accountById, { id }))[0] ?? null;
}

/** The person as screens see them; the password hash stays here. */
export function userOf(account: AccountRow): User {
  return {
    uid: account.id,
    from: 'password',
    email: account.email,
    role: account.roles,
    employeeId: account.employee_number,
    data: {
      displayName: account.display_name,
      photoURL: null,
      email: account.email,
      shortcuts: [],
      settings: { language: account.language },
    },
  };
}

const NOTHING = sql`'{}'::jsonb as patch`;

/** Begins a session, and clears away those of the same person that are over. */
export const beginSession = change<{
  id: string;
  account: string;
  hash: Buffer;
  begun: string;
  expires: string;
  address: string;
  agent: string;
}>((at) => ({
  before: {
    over: sql`delete from sessions where account_id = ${at('account')}::uuid and expires_at <= ${at('begun')}::timestamptz`,
  },
  changed: sql`insert into sessions (id, account_id, token_hash, created_at, expires_at, ip, user_agent)
    values (${at('id')}::uuid, ${at('account')}::uuid, ${at('hash')}::bytea, ${at('begun')}::timestamptz,
      ${at('expires')}::timestamptz, ${at('address')}, ${at('agent')})
    returning ${NOTHING}`,
}));

/** Gives the session another token; the one that asked stays good until `previousUntil`. */
export const renewSession = change<{
  id: string;
  old: Buffer;
  hash: Buffer;
  previousUntil: string;
  expires: string;
}>((at) => ({
  changed: sql`update sessions set token_hash = ${at('hash')}::bytea, previous_token_hash = ${at('old')}::bytea,
      previous_until = ${at('previousUntil')}::timestamptz, expires_at = ${at('expires')}::timestamptz
    where id = ${at('id')}::uuid returning ${NOTHING}`,
}));

export const endSession = change<{ id: string }>((at) => ({
  changed: sql`delete from sessions where id = ${at('id')}::uuid returning ${NOTHING}`,
}));

export const changeAccount = change<{ id: string; displayName: string; language: Language | null; at: string }>(
  (at) => ({
    changed: sql`update accounts set display_name = ${at('displayName')}, language = ${at('language')},
        version = version + 1, updated_at = ${at('at')}::timestamptz
      where id = ${at('id')}::uuid returning ${NOTHING}`,
  }),
);
