// Where the rows of the account list lie.
import { HELD_ROLES } from '@madoguchi/contract/access.ts';
import { ACCOUNT_LIST } from '@madoguchi/contract/accounts/lists.ts';
import { type RawBuilder, sql } from 'kysely';
import { listPages } from '../../platform/list/list-store.ts';
import { GUESS_LIMITS, withGuesses } from '../session/public.ts';

/** The account `a` with its employee `e` and what guessing at its password has led to, `l`. */
export const ACCOUNTS = sql`accounts a left join employees e on e.id = a.employee_id
  ${withGuesses(sql`a.id`)}`;

/** The highest role counts: it includes those below (S5-02). */
const role = sql`case ${sql.join(
  HELD_ROLES.map((name) => sql`when ${sql.lit(name)} = any(a.roles) then ${sql.lit(name)}`),
  sql` `,
)} end`;

/** Failed guesses that time has not forgiven yet. */
const failuresAt = (now: RawBuilder<unknown>) => sql`greatest(0, coalesce(l.failures
  - floor(extract(epoch from ${now}::timestamptz - l.window_began_at) / ${sql.lit(GUESS_LIMITS.account.forgivenAfter)}), 0))::int`;

/** Where the account stands at the instant, in the contract's words. */
export const stateAt = (now: RawBuilder<unknown>) => sql`case when a.status <> 'active' then a.status
  when l.blocked_until > ${now}::timestamptz then 'locked' else 'active' end`;

/** All columns but the state, at the instant. */
export const accountColumns = (now: RawBuilder<unknown>) => ({
  id: sql`a.id`,
  version: sql`a.version`,
  displayName: sql`a.display_name`,
  kana: sql`coalesce(e.last_name_kana || ' ' || e.first_name_kana, a.kana)`,
  email: sql`a.email`,
  employeeNumber: sql`e.number`,
  role,
  endsOn: sql`a.ends_on`,
  lastSignedInAt: sql`a.last_signed_in_at`,
  lastSignedInIp: sql`a.last_signed_in_ip`,
  failures: failuresAt(now),
  createdAt: sql`a.created_at`,
});

/** Pages of all accounts, as they stand at the instant. */
export const accountPages = listPages<typeof ACCOUNT_LIST, { now: string }>({
  list: ACCOUNT_LIST,
  from: (at) => sql`(select ${at('now')}::timestamptz as at) asked cross join ${ACCOUNTS}`,
  columns: { ...accountColumns(sql`asked.at`), state: stateAt(sql`asked.at`) },
});
