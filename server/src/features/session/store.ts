// All SQL of accounts and sessions.
import type { HeldRole } from '@madoguchi/contract/access.ts';
import type { Language } from '@madoguchi/contract/message.ts';
import { settled } from '@madoguchi/contract/preferences/frame-fields.ts';
import type { Preferences } from '@madoguchi/contract/preferences/model.ts';
import { photoPath } from '@madoguchi/contract/profile/photo.ts';
import type { User } from '@madoguchi/contract/session/model.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import type { AuditedTarget } from '../../platform/audit/audited-target.ts';
import { change } from '../../platform/db/change.ts';
import { instant } from '../../platform/db/instant.ts';
import { run, statement } from '../../platform/db/statement.ts';
import { mayLogIn } from '../../platform/session/may-log-in-store.ts';
import { photoName } from '../profile/public.ts';
import { vouchedAccount } from '../single-sign-on/public.ts';

export interface AccountRow {
  id: string;
  email: string;
  /** `null` where the person has none: invited, or by an identity provider alone. */
  password_hash: string | null;
  display_name: string;
  roles: HeldRole[];
  status: 'active' | 'suspended' | 'invited';
  language: Language | null;
  employee_number: string | null;
  /** The last day of somebody who leaves. */
  left_on: string | null;
  /** The last day of the account itself. */
  ends_on: string | null;
  /** Name of their photo. */
  photo: string | null;
  last_signed_in_at: string | null;
  last_signed_in_ip: string | null;
}

const ACCOUNT = sql`select a.id, a.email, a.password_hash, a.display_name, a.roles, a.status, a.language,
  e.number as employee_number, e.left_on, a.ends_on, ${instant(sql`a.last_signed_in_at`)} as last_signed_in_at,
  a.last_signed_in_ip, ${photoName(sql`a.employee_id`)} as photo
  from accounts a left join employees e on e.id = a.employee_id`;

const accountByEmail = statement<{ email: string }, AccountRow>((at) => sql`${ACCOUNT} where a.email = ${at('email')}`);
const accountById = statement<{ id: string }, AccountRow>((at) => sql`${ACCOUNT} where a.id = ${at('id')}::uuid`);

export async function findAccountByEmail(pool: Pool, email: string): Promise<AccountRow | null> {
  return (await run(pool, accountByEmail, { email: email.toLowerCase() }))[0] ?? null;
}

export async function findAccount(pool: Pool, id: string): Promise<AccountRow | null> {
  return (await run(pool, accountById, { id }))[0] ?? null;
}

/**
 * The person as screens see them; the password hash stays here. `provider` checked them when they signed in; shortcuts and
 * settings are their preferences, the ones that the frame uses (S4-07).
 */
export function userOf(
  account: AccountRow,
  provider: string,
  { frame, shortcuts }: Pick<Preferences, 'frame' | 'shortcuts'>,
): User {
  return {
    uid: account.id,
    from: provider,
    email: account.email,
    role: account.roles,
    employeeId: account.employee_number,
    data: {
      displayName: account.display_name,
      photoURL: account.photo === null ? null : photoPath(account.photo, 'small'),
      email: account.email,
      shortcuts: shortcuts.value,
      settings: { language: account.language, ...settled(frame.value) },
    },
  };
}

const NOTHING = sql`'{}'::jsonb as patch`;

interface BegunSession {
  id: string;
  account: string;
  /** The hash that the password was compared with; `null` where a provider vouches. */
  compared: string | null;
  /** By what the provider means the account; `null` where a password was compared. */
  issuer: string | null;
  subject: string | null;
  hash: Buffer;
  provider: string;
  sealedIdToken: Buffer | null;
  begun: string;
  expires: string;
  address: string;
  agent: string;
  today: string;
  /** The hashes by which the browser was known, and is known from now on. */
  device: Buffer | null;
  nextDevice: Buffer;
}

/** Devices of one person that stay known: the newest. */
const DEVICES_KEPT = sql.lit(20);

/**
 * Begins a session of a person who may enter, clears away those of theirs that are over, and makes the browser known to
 * them under a new name; whoever else signs in from it knows it by that name too. What proved who they are stands in this
 * very moment: the password is still the one that was compared, the provider's name for them is still theirs (T15).
 */
export const beginSession = change<BegunSession>((at) => ({
  before: {
    // The account first, as whatever ends its sessions takes it: the two wait for each other, and then see the newest.
    held: sql`select a.id from accounts a where a.id = ${at('account')}::uuid for no key update of a`,
    vouched: vouchedAccount(at('issuer'), at('subject'), sql`(select id from held)`),
    entering: sql`update accounts a
      set last_signed_in_at = ${at('begun')}::timestamptz, last_signed_in_ip = ${at('address')}
      from held left join vouched on vouched.account_id = held.id
      where a.id = held.id
        and (a.password_hash = ${at('compared')}::text or vouched.account_id is not null)
        and ${mayLogIn(sql`a`, sql`${at('today')}::date`)}
      returning a.id`,
    over: sql`delete from sessions s using entering
      where s.account_id = entering.id and s.expires_at <= ${at('begun')}::timestamptz`,
    others: sql`update known_devices k set token_hash = ${at('nextDevice')}::bytea from entering
      where k.token_hash = ${at('device')}::bytea and k.account_id <> entering.id`,
    forgotten: sql`delete from known_devices k using entering where k.account_id = entering.id
      and (token_hash = ${at('device')}::bytea or token_hash in (select token_hash from known_devices
        where account_id = ${at('account')}::uuid order by last_used_at desc, token_hash offset ${DEVICES_KEPT} - 1))`,
  },
  changed: sql`insert into sessions (id, account_id, token_hash, provider, sealed_id_token, created_at, expires_at, ip,
      user_agent)
    select ${at('id')}::uuid, id, ${at('hash')}::bytea, ${at('provider')}, ${at('sealedIdToken')}::bytea,
      ${at('begun')}::timestamptz, ${at('expires')}::timestamptz, ${at('address')}, ${at('agent')} from entering
    returning ${NOTHING}`,
  after: {
    known: sql`insert into known_devices (account_id, token_hash, created_at, last_used_at)
      select ${at('account')}::uuid, ${at('nextDevice')}::bytea, ${at('begun')}::timestamptz, ${at('begun')}::timestamptz
      from changed`,
  },
}));

const knownDevice = statement<{ account: string | null; device: Buffer }>(
  (at) => sql`select from known_devices
    where account_id = ${at('account')}::uuid and token_hash = ${at('device')}::bytea`,
);

/**
 * True when the person has signed in from the browser before. Asked for nobody too: the same work is done. A browser that
 * names no device is nobody's, whoever signs in.
 */
export async function isKnownDevice(pool: Pool, account: string | null, device: Buffer | null): Promise<boolean> {
  return device !== null && (await run(pool, knownDevice, { account, device })).length > 0;
}

const outdatedDevices = statement<{ before: string }>(
  (at) => sql`delete from known_devices where last_used_at < ${at('before')}::timestamptz`,
);

export async function forgetOldDevices(pool: Pool, before: string): Promise<void> {
  await run(pool, outdatedDevices, { before });
}

/**
 * Gives the session another token; the one that asked stays good until `previousUntil`. Nothing happens where that is not
 * the session's any more: a new password has taken it away in this moment (T15).
 */
export const renewSession = change<{
  id: string;
  old: Buffer;
  hash: Buffer;
  previousUntil: string;
}>((at) => ({
  changed: sql`update sessions set token_hash = ${at('hash')}::bytea, previous_token_hash = ${at('old')}::bytea,
      previous_until = ${at('previousUntil')}::timestamptz
    where id = ${at('id')}::uuid and ${at('old')}::bytea in (token_hash, previous_token_hash) returning ${NOTHING}`,
}));

/** A part of a change that gives one session of the accounts of a select of ids another token, and none before it. */
export const tokenReplaced = (
  session: RawBuilder<unknown>,
  token: RawBuilder<unknown>,
  accounts: RawBuilder<unknown>,
) =>
  sql`update sessions s set token_hash = ${token}::bytea, previous_token_hash = null, previous_until = null
    from (${accounts}) of (id) where s.account_id = of.id and s.id = ${session}::uuid`;

/** How many sessions of the account are open at the instant. */
export const openSessionsOf = (account: RawBuilder<unknown>, now: RawBuilder<unknown>) =>
  sql`(select count(*)::int from sessions s where s.account_id = ${account} and s.expires_at > ${now}::timestamptz)`;

const sealedToken = statement<{ session: string }, { sealed_id_token: Buffer | null }>(
  (at) => sql`select sealed_id_token from sessions where id = ${at('session')}::uuid`,
);

/** The provider's sealed token of the session; `null` where none vouched for it. */
export async function findSealedToken(pool: Pool, session: string): Promise<Buffer | null> {
  return (await run(pool, sealedToken, { session }))[0]?.sealed_id_token ?? null;
}

export const endSession = change<{ id: string }>((at) => ({
  changed: sql`delete from sessions where id = ${at('id')}::uuid returning ${NOTHING}`,
}));

export const auditedSessions: AuditedTarget = {
  kind: 'session',
  name: (id) => sql`(select a.display_name from sessions s join accounts a on a.id = s.account_id where s.id = ${id})`,
};
