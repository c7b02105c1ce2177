// All SQL of preferences.
import { sql } from 'kysely';
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
