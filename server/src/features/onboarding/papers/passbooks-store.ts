// The SQL of pictures of passbooks.
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { change } from '../../../platform/db/change.ts';
import { run, statement } from '../../../platform/db/statement.ts';

export const addPassbook = change<{ id: string; account: string; picture: Buffer; at: string }>((at) => ({
  changed: sql`insert into onboarding_passbooks (id, account_id, picture, added_at)
    values (${at('id')}::uuid, ${at('account')}::uuid, ${at('picture')}::bytea, ${at('at')}::timestamptz)
    returning '{}'::jsonb as patch`,
}));

const byId = statement<{ id: string }, { account: string; picture: Buffer }>(
  (at) => sql`select account_id as account, picture from onboarding_passbooks where id = uuid_of(${at('id')})`,
);

/** A picture, sealed, with the account that added it; `null` for none, and for what is no id. */
export async function findPassbook(pool: Pool, id: string): Promise<{ account: string; picture: Buffer } | null> {
  return (await run(pool, byId, { id }))[0] ?? null;
}

const ofAccount = statement<{ account: string; ids: readonly string[] }, { id: string }>(
  (at) => sql`select id::text from onboarding_passbooks
    where account_id = ${at('account')}::uuid and id::text = any(${at('ids')}::text[])`,
);

/** Those of the ids that name pictures of the account. */
export async function ownPassbooks(pool: Pool, account: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set((await run(pool, ofAccount, { account, ids })).map(({ id }) => id));
}
