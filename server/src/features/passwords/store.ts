// All SQL of passwords: the person's own, and the sessions that end with it.
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { change } from '../../platform/db/change.ts';
import { run, statement } from '../../platform/db/statement.ts';
import { tokenReplaced } from '../session/public.ts';

interface OwnPassword {
  password_hash: string | null;
  email: string;
  display_name: string;
  kana: string | null;
}

const ownPassword = statement<{ account: string }, OwnPassword>(
  (at) => sql`select a.password_hash, a.email, a.display_name, e.last_name_kana || ' ' || e.first_name_kana as kana
    from accounts a left join employees e on e.id = a.employee_id where a.id = ${at('account')}::uuid`,
);

/** The person's hash, and the words that are theirs. */
export async function findOwnPassword(pool: Pool, account: string): Promise<OwnPassword | null> {
  return (await run(pool, ownPassword, { account }))[0] ?? null;
}

interface ChangedPassword {
  account: string;
  session: string;
  before: string;
  hash: string;
  /** The hash by which the session is known from now on. */
  token: Buffer;
  device: Buffer | null;
  at: string;
}

/**
 * Sets the hash where it is still the one that was compared, ends every other session and forgets every other device. The
 * session goes on under another token alone: whoever holds a copy of the one that asked, or of the one before, is out (T15).
 */
export const setPassword = change<ChangedPassword, { ended: number }>((at) => ({
  before: {
    person: sql`update accounts set password_hash = ${at('hash')}, updated_at = ${at('at')}::timestamptz,
        version = version + 1
      where id = ${at('account')}::uuid and password_hash = ${at('before')} returning id`,
    renewed: tokenReplaced(at('session'), at('token'), sql`select id from person`),
  },
  changed: sql`select jsonb_build_object('ended', ended) as patch
    from person, end_sessions(person.id, ${at('session')}::uuid, ${at('device')}::bytea) ended`,
}));
