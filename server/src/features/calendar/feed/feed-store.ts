// The SQL of addresses to subscribe to. Of an address nothing is kept but the hash of its secret.

import type { Role } from '@madoguchi/contract/access.ts';
import type { Language } from '@madoguchi/contract/message.ts';
import { sql } from 'kysely';
import { change } from '../../../platform/db/change.ts';
import { instant } from '../../../platform/db/instant.ts';
import { type Executor, run, statement } from '../../../platform/db/statement.ts';
import { mayLogIn } from '../../../platform/session/may-log-in-store.ts';

/** Whose calendar an address is of. */
export interface Subscriber {
  readonly accountId: string;
  readonly employeeId: string | null;
  readonly roles: readonly Role[];
  readonly language: Language | null;
}

const byHash = statement<{ hash: Buffer; today: string }, Subscriber>(
  (at) => sql`select a.id as "accountId", a.employee_id as "employeeId", a.roles, a.language
    from calendar_feeds f join accounts a on a.id = f.account_id
    where f.token_hash = ${at('hash')}::bytea and f.revoked_at is null and ${mayLogIn(sql`a`, sql`${at('today')}::date`)}`,
);

/** The person whose address has the secret, while they may log in. */
export async function findSubscriber(
  executor: Executor,
  asked: { readonly hash: Buffer; readonly today: string },
): Promise<Subscriber | null> {
  return (await run(executor, byHash, asked))[0] ?? null;
}

const ofAccount = statement<{ account: string }, { madeAt: string }>(
  (at) => sql`select ${instant(sql`f.made_at`)} as "madeAt" from calendar_feeds f
    where f.account_id = ${at('account')}::uuid and f.revoked_at is null`,
);

/** When the person's address was made. */
export async function findFeed(executor: Executor, account: string): Promise<string | null> {
  return (await run(executor, ofAccount, { account }))[0]?.madeAt ?? null;
}

/** Makes an address where there is none. */
export const insertFeed = change<{ account: string; hash: Buffer; at: string }>((at) => ({
  changed: sql`insert into calendar_feeds as f (account_id, token_hash, made_at)
    values (${at('account')}::uuid, ${at('hash')}::bytea, ${at('at')}::timestamptz)
    on conflict (account_id) do update
      set token_hash = excluded.token_hash, made_at = excluded.made_at, revoked_at = null where f.revoked_at is not null
    returning '{}'::jsonb as patch`,
}));

/** Puts another secret in the place of the one that was made at `seen`. */
export const replaceFeed = change<{ account: string; hash: Buffer; at: string; seen: string }>((at) => ({
  changed: sql`update calendar_feeds f set token_hash = ${at('hash')}::bytea, made_at = ${at('at')}::timestamptz
    where f.account_id = ${at('account')}::uuid and f.revoked_at is null and f.made_at = ${at('seen')}::timestamptz
    returning '{}'::jsonb as patch`,
}));

export const endFeed = change<{ account: string; at: string; seen: string }>((at) => ({
  changed: sql`update calendar_feeds f set revoked_at = ${at('at')}::timestamptz
    where f.account_id = ${at('account')}::uuid and f.revoked_at is null and f.made_at = ${at('seen')}::timestamptz
    returning '{}'::jsonb as patch`,
}));
