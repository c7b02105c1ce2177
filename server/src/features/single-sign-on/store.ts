// All SQL of logging in with a provider: logins under way, and whom its subjects mean.
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { change } from '../../platform/db/change.ts';
import { run, statement } from '../../platform/db/statement.ts';
import { invitationEnded } from '../accounts/public.ts';

const NOTHING = sql`'{}'::jsonb as patch`;

/** Begins a login, and clears away those that nobody came back from. */
export const beginLogin = change<{ browser: Buffer; begun: string; expires: string }>((at) => ({
  before: { over: sql`delete from provider_logins where expires_at <= ${at('begun')}::timestamptz` },
  changed: sql`insert into provider_logins (browser_hash, created_at, expires_at)
    values (${at('browser')}::bytea, ${at('begun')}::timestamptz, ${at('expires')}::timestamptz)
    returning ${NOTHING}`,
}));

const takeRow = statement<{ browser: Buffer; now: string }, { browser_hash: Buffer }>(
  (at) => sql`delete from provider_logins
    where browser_hash = ${at('browser')}::bytea and expires_at > ${at('now')}::timestamptz
    returning browser_hash`,
);

/** Takes the browser's login, once: whoever comes second, or too late, finds none. */
export async function takeLogin(pool: Pool, browser: Buffer, now: string): Promise<boolean> {
  return (await run(pool, takeRow, { browser, now })).length > 0;
}

const accountOf = statement<{ issuer: string; subject: string }, { account_id: string }>(
  (at) => sql`select account_id from account_identities
    where provider = ${at('issuer')} and subject = ${at('subject')}`,
);
const subjectOf = statement<{ issuer: string; account: string }, { subject: string }>(
  (at) => sql`select subject from account_identities
    where provider = ${at('issuer')} and account_id = ${at('account')}::uuid`,
);

/** The account that the issuer means by the subject; `null` where it has named nobody by it yet. */
export async function findAccountOf(pool: Pool, issuer: string, subject: string): Promise<string | null> {
  return (await run(pool, accountOf, { issuer, subject }))[0]?.account_id ?? null;
}

/** By what the issuer means the account already. */
export async function findSubjectOf(pool: Pool, issuer: string, account: string): Promise<string | null> {
  return (await run(pool, subjectOf, { issuer, account }))[0]?.subject ?? null;
}

/**
 * From now on the subject means this account. An invited person has shown by it that the address is theirs, as the
 * invitation's link would have: the account is active, and the link is done with. Nothing happens where either is taken
 * meanwhile.
 */
export const linkIdentity = change<{ issuer: string; subject: string; account: string; email: string; at: string }>(
  (at) => ({
    changed: sql`insert into account_identities (provider, subject, account_id, email, created_at)
      values (${at('issuer')}, ${at('subject')}, ${at('account')}::uuid, ${at('email')}, ${at('at')}::timestamptz)
      on conflict do nothing
      returning ${NOTHING}`,
    after: {
      invitation: invitationEnded(
        sql`select a.id from changed, accounts a where a.id = ${at('account')}::uuid and a.status = 'invited'`,
        at('at'),
      ),
      arrived: sql`update accounts set status = 'active', version = version + 1, updated_at = ${at('at')}::timestamptz
        from changed where accounts.id = ${at('account')}::uuid and accounts.status = 'invited'`,
    },
  }),
);
