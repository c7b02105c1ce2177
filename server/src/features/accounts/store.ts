// The SQL of accounts: one of them as system people see it, and the statements of what they do to it.
import type { Role } from '@madoguchi/contract/access.ts';
import type { AccountRow, Delivery, LinkKind } from '@madoguchi/contract/accounts/model.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import { change } from '../../platform/db/change.ts';
import { instant } from '../../platform/db/instant.ts';
import { type Places, run, statement } from '../../platform/db/statement.ts';
import { mayLogIn } from '../../platform/session/may-log-in-store.ts';
import { recallLetters, withLetter } from '../notifications/public.ts';
import { guessesForgiven, openSessionsOf } from '../session/public.ts';
import { identitiesRemoved, providerEmailOf } from '../single-sign-on/public.ts';
import { ACCOUNTS, accountColumns, stateAt } from './lists-store.ts';

/** The account with what only its own page shows, as columns. */
export interface FoundAccount extends AccountRow {
  readonly sessions: number;
  readonly providerEmail: string | null;
  readonly linkKind: LinkKind | null;
  readonly linkCreatedAt: string;
  readonly linkExpiresAt: string;
  readonly linkIsOver: boolean;
  readonly delivery: Delivery;
  readonly answer: string;
}

const accountById = statement<{ id: string; now: string }, FoundAccount>((at) => {
  const { createdAt, lastSignedInAt, ...columns } = accountColumns(at('now'));
  return sql`select ${sql.join(Object.entries(columns).map(([key, column]) => sql`${column} as ${sql.id(key)}`))},
      ${instant(createdAt)} as "createdAt", ${instant(lastSignedInAt)} as "lastSignedInAt",
      ${stateAt(at('now'))} as state,
      ${openSessionsOf(sql`a.id`, at('now'))} as sessions,
      ${providerEmailOf(sql`a.id`)} as "providerEmail",
      k.kind as "linkKind", ${instant(sql`k.created_at`)} as "linkCreatedAt", ${instant(sql`k.expires_at`)} as "linkExpiresAt",
      k.expires_at <= ${at('now')}::timestamptz as "linkIsOver",
      coalesce(m.state, 'by-hand') as delivery, coalesce(m.last_answer, '') as answer
    from ${ACCOUNTS}
      left join account_links k on k.account_id = a.id and k.used_at is null and k.ended_at is null
      ${withLetter(sql`a.id`, sql`k.id`)}
    where a.id = ${at('id')}::uuid`;
});

/** The account as it stands at the instant; `null` where there is none. */
export async function findAccount(pool: Pool, id: string, now: string): Promise<FoundAccount | null> {
  return (await run(pool, accountById, { id, now }))[0] ?? null;
}

const NOTHING = sql`'{}'::jsonb as patch`;

/** Whose account it is, and the version that was seen. */
export interface Seen {
  id: string;
  version: number;
  at: string;
}

const seen = (at: Places<Seen>) => sql`a.id = ${at('id')}::uuid and a.version = ${at('version')}::int`;
const touched = (at: Places<Seen>) => sql`version = version + 1, updated_at = ${at('at')}::timestamptz`;

interface Today {
  /** People who have left by this day log in no more. */
  today: string;
}

/**
 * Every system account that can log in, held until the end: of two that take each other away, the second waits and then
 * sees what the first has left.
 */
const systemAccounts = (at: Places<Today>) => sql`select s.id from accounts s
  where 'system' = any(s.roles) and ${mayLogIn(sql`s`, sql`${at('today')}::date`)}
  order by s.id for update of s`;

const anotherRemains = sql`exists (select from held where held.id <> a.id)`;

export const updateRole = change<Seen & Today & { role: Role }>((at) => ({
  before: { held: systemAccounts(at as never) },
  changed: sql`update accounts a set roles = array[${at('role')}::text], ${touched(at as never)}
    where ${seen(at as never)} and (${at('role')}::text = 'system' or ${anotherRemains}) returning ${NOTHING}, a.id`,
}));

/** Whoever else may log in as a system person keeps doing so: the last one gets no last day. */
export const updateEnd = change<Seen & Today & { endsOn: string | null }>((at) => ({
  before: { held: systemAccounts(at as never) },
  changed: sql`update accounts a set ends_on = ${at('endsOn')}::date, ${touched(at as never)}
    where ${seen(at as never)}
      and (${at('endsOn')}::date is null or not 'system' = any(a.roles) or ${anotherRemains}) returning ${NOTHING}, a.id`,
}));

/** Of a change of an account: every session of it ends, and no device of its person is known any more. */
const sessionsEnd = (of: RawBuilder<unknown>) =>
  sql`select ${NOTHING}, p.id from ${of} p, end_sessions(p.id, null, null) ended`;

/** Ends its sessions and its link as well. */
export const suspendRow = change<Seen & Today>((at) => ({
  before: {
    held: systemAccounts(at as never),
    stopped: sql`update accounts a set status = 'suspended', ${touched(at as never)}
      where ${seen(at as never)} and a.status <> 'suspended' and ${anotherRemains} returning a.id`,
  },
  changed: sessionsEnd(sql`stopped`),
  after: {
    closed: sql`update account_links k set ended_at = ${at('at')}::timestamptz from changed
      where k.account_id = changed.id and k.used_at is null and k.ended_at is null`,
    recalled: recallLetters(sql`(select id from changed)`),
  },
}));

export const reactivateRow = change<Seen>((at) => ({
  changed: sql`update accounts a set status = 'active', ${touched(at as never)}
    where ${seen(at as never)} and a.status = 'suspended' returning ${NOTHING}, a.id`,
}));

/** Removes the account's lock: earlier guesses count no more. */
export const unlockRow = change<Seen>((at) => ({
  changed: sql`update accounts a set ${touched(at as never)} where ${seen(at as never)} returning ${NOTHING}, a.id`,
  after: {
    forgiven: guessesForgiven(sql`select id from changed`),
  },
}));

const touchedRow = (at: Places<Seen>) => sql`update accounts a set ${touched(at)} where ${seen(at)} returning a.id`;

export const unlinkProviderRows = change<Seen>((at) => ({
  before: { person: touchedRow(at as never) },
  changed: sessionsEnd(sql`person`),
  after: { parted: identitiesRemoved(sql`select id from changed`) },
}));

export const endSessionsRows = change<Seen>((at) => ({
  before: { person: touchedRow(at as never) },
  changed: sessionsEnd(sql`person`),
}));
