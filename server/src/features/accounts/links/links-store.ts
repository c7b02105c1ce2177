// The SQL of links: one that is good at a time for each account, and good once.

import type { Role } from '@madoguchi/contract/access.ts';
import type { LinkKind } from '@madoguchi/contract/accounts/model.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import { change } from '../../../platform/db/change.ts';
import { instant } from '../../../platform/db/instant.ts';
import { type Places, run, statement } from '../../../platform/db/statement.ts';
import { letterParts, recallLetters } from '../../notifications/public.ts';
import { guessesForgiven } from '../../session/public.ts';
import type { Seen } from '../store.ts';

const NOTHING = sql`'{}'::jsonb as patch`;

interface Making extends Seen {
  link: string;
  kind: LinkKind;
  hash: Buffer;
  expires: string;
  by: string;
  /** Written by `writtenLetters`; none where the link is handed over. */
  letters: string;
}

/** Makes a link and ends the one before. Only over the version that was seen. */
export const renewLink = change<Making>((at) => ({
  changed: sql`update accounts a set version = version + 1, updated_at = ${at('at')}::timestamptz
    where a.id = ${at('id')}::uuid and a.version = ${at('version')}::int returning ${NOTHING}, a.id`,
  after: {
    recalled: recallLetters(sql`(select id from changed)`),
    over: sql`update account_links k set ended_at = ${at('at')}::timestamptz from changed
      where k.account_id = changed.id and k.used_at is null and k.ended_at is null returning k.id`,
    // After the old one has ended: there is one open link an account.
    made: sql`insert into account_links (id, account_id, kind, token_hash, created_by, created_at, expires_at)
      select ${at('link')}::uuid, changed.id, ${at('kind')}::text, ${at('hash')}::bytea, ${at('by')}::uuid,
        ${at('at')}::timestamptz, ${at('expires')}::timestamptz
      from changed where (select count(*) from over) >= 0`,
    ...letterParts(at('letters')),
  },
}));

/**
 * Makes a link for the person who asked, and ends the one before; of nobody the same statement makes none, and is recorded too.
 * The account itself stays as it is: its maintainers look at the same version.
 */
export const askedLink = change<Omit<Making, 'kind' | 'by' | 'id' | 'version'> & { id: string | null }>((at) => ({
  before: {
    person: sql`select a.id from accounts a where a.id = ${at('id')}::uuid and a.status = 'active' for no key update of a`,
  },
  changed: sql`select ${NOTHING}`,
  after: {
    recalled: recallLetters(sql`(select id from person)`),
    over: sql`update account_links k set ended_at = ${at('at')}::timestamptz from person
      where k.account_id = person.id and k.used_at is null and k.ended_at is null returning k.id`,
    made: sql`insert into account_links (id, account_id, kind, token_hash, created_by, created_at, expires_at)
      select ${at('link')}::uuid, person.id, 'reset', ${at('hash')}::bytea, person.id, ${at('at')}::timestamptz,
        ${at('expires')}::timestamptz
      from person where (select count(*) from over) >= 0`,
    ...letterParts(at('letters')),
  },
}));

/** A part of a change that ends the open invitations of the accounts of a select of ids. */
export const invitationEnded = (accounts: RawBuilder<unknown>, at: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`update account_links k set ended_at = ${at}::timestamptz from (${accounts}) of (id)
    where k.account_id = of.id and k.kind = 'invitation' and k.used_at is null and k.ended_at is null`;

export interface LinkRow {
  readonly linkId: string;
  readonly kind: LinkKind;
  readonly expiresAt: string;
  readonly accountId: string;
  readonly displayName: string;
  readonly kana: string;
  readonly email: string;
  readonly roles: Role[];
}

interface Sought {
  hash: Buffer;
  at: string;
}

const isGood = (at: Places<Sought>) => sql`k.token_hash = ${at('hash')}::bytea and k.used_at is null
  and k.ended_at is null and k.expires_at > ${at('at')}::timestamptz and a.status in ('invited', 'active')`;

const linkByHash = statement<Sought, LinkRow>(
  (at) => sql`select k.id as "linkId", k.kind, ${instant(sql`k.expires_at`)} as "expiresAt", a.id as "accountId",
      a.display_name as "displayName", coalesce(e.last_name_kana || ' ' || e.first_name_kana, a.kana) as kana, a.email,
      a.roles
    from account_links k join accounts a on a.id = k.account_id left join employees e on e.id = a.employee_id
    where ${isGood(at)}`,
);

/** The link of a token's hash and its person; `null` where it is unknown, used, ended or over. */
export async function findLink(pool: Pool, hash: Buffer, now: string): Promise<LinkRow | null> {
  return (await run(pool, linkByHash, { hash, at: now }))[0] ?? null;
}

/**
 * Takes the link and sets the password; the account is open from then on. Sessions end, devices are known no more, what was
 * guessed is forgiven. Of two in the same moment the second finds the link used.
 */
export const takeLink = change<Sought & { passwordHash: string }>((at) => ({
  before: {
    link: sql`select k.id, k.account_id from account_links k join accounts a on a.id = k.account_id
      where ${isGood(at as never)} for update of k`,
    person: sql`update accounts a set password_hash = ${at('passwordHash')}::text, status = 'active',
        version = version + 1, updated_at = ${at('at')}::timestamptz
      from link where a.id = link.account_id returning a.id, link.id as link`,
  },
  changed: sql`select ${NOTHING}, person.id, person.link
    from person, end_sessions(person.id, null, null) ended`,
  after: {
    used: sql`update account_links k set used_at = ${at('at')}::timestamptz from changed where k.id = changed.link`,
    forgiven: guessesForgiven(sql`select id from changed`),
  },
}));
