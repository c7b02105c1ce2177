// All SQL of preferences.
import type { PreferenceName } from '@madoguchi/contract/preferences/model.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import { change } from '../../platform/db/change.ts';
import { run, statement } from '../../platform/db/statement.ts';

interface PreferenceRow {
  name: string;
  value: unknown;
  version: number;
}

const preferencesOfAccount = statement<{ account: string }, PreferenceRow>(
  (at) => sql`select name, value, version from preferences where account_id = ${at('account')}::uuid`,
);

export function findPreferences(pool: Pool, account: string): Promise<PreferenceRow[]> {
  return run(pool, preferencesOfAccount, { account });
}

/** An outer join of the account's choice of the name as `p`, with its `value`. */
export const withChoice = (account: RawBuilder<unknown>, name: PreferenceName): RawBuilder<unknown> =>
  sql`left join preferences p on p.account_id = ${account} and p.name = ${sql.lit(name)}`;

/** Keeps a choice over the version that the person saw; 0 is the first choice of the name. */
export const keepPreference = change<{ account: string; name: string; value: string; version: number; at: string }>(
  (at) => ({
    before: {
      seen: sql`select 1 from preferences where account_id = ${at('account')}::uuid and name = ${at('name')}
          and version = ${at('version')}::int
        union all select 1 where ${at('version')}::int = 0`,
    },
    changed: sql`insert into preferences (account_id, name, value, version, updated_at)
      select ${at('account')}::uuid, ${at('name')}, ${at('value')}::jsonb, 1, ${at('at')}::timestamptz from seen
      on conflict (account_id, name) do update
        set value = excluded.value, version = preferences.version + 1, updated_at = excluded.updated_at
        where preferences.version = ${at('version')}::int
      returning '{}'::jsonb as patch`,
  }),
);

/**
 * Changes what people call themselves, their language, and the choices that are given: all of it, over the versions of the
 * choices that were read.
 */
export const changePerson = change<{
  id: string;
  displayName: string;
  language: string | null;
  frame: string | null;
  frameVersion: number;
  shortcuts: string | null;
  shortcutsVersion: number;
  at: string;
}>((at) => ({
  before: {
    held: sql`select name, version from preferences
      where account_id = ${at('id')}::uuid and name in ('frame', 'shortcuts') for update`,
  },
  changed: sql`update accounts set display_name = ${at('displayName')}, language = ${at('language')},
      version = version + 1, updated_at = ${at('at')}::timestamptz
    where id = ${at('id')}::uuid
      and coalesce((select version from held where name = 'frame'), 0) = ${at('frameVersion')}::int
      and coalesce((select version from held where name = 'shortcuts'), 0) = ${at('shortcutsVersion')}::int
    returning '{}'::jsonb as patch`,
  after: {
    chosen: sql`insert into preferences (account_id, name, value, version, updated_at)
      select ${at('id')}::uuid, given.name, given.value::jsonb, 1, ${at('at')}::timestamptz
      from changed, (values ('frame', ${at('frame')}::text), ('shortcuts', ${at('shortcuts')}::text)) as given (name, value)
      where given.value is not null
      on conflict (account_id, name) do update
        set value = excluded.value, version = preferences.version + 1, updated_at = excluded.updated_at`,
  },
}));
