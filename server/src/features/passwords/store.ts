// All SQL of passwords: the person's own, and the sessions that end with it.
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { change } from '../../platform/db/change.ts';
import { run, statement } from '../../platform/db/statement.ts';

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
  device: Buffer | null;
  at: string;
}

/**
 * Sets the hash where it is still the one that was compared, ends every other session and forgets every other device. The
 * session's token before its last renewal is over too.
 */
export const setPassword = change<ChangedPassword, { ended: number }>((at) => ({
  before: {
    person: sql`update accounts set password_hash = ${at('hash')}, updated_at = ${at('at')}::timestamptz,
        version = version + 1
      where id = ${at('account')}::uuid and password_hash = ${at('before')} returning id`,
    over: sql`delete from sessions where account_id in (select id from person) and id <> ${at('session')}::uuid
      returning id`,
    strangers: sql`delete from known_devices where account_id in (select id from person)
      and token_hash is distinct from ${at('device')}::bytea`,
    renewed: sql`update sessions set previous_token_hash = null, previous_until = null
      where id = ${at('session')}::uuid and exists (select from person)`,
  },
  changed: sql`select jsonb_build_object('ended', (select count(*) from over)) as patch from person`,
}));
