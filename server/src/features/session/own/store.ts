// SQL of what people see of their own sessions and sign-ins, and of ending them.
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { change } from '../../../platform/db/change.ts';
import { instant } from '../../../platform/db/instant.ts';
import { run, statement } from '../../../platform/db/statement.ts';

export interface OwnSessionRow {
  id: string;
  ip: string;
  user_agent: string;
  provider: string;
  begun_at: string;
  used_at: string;
}

const MOST_SESSIONS = sql.lit(100);
const USED = sql`coalesce(last_used_at, created_at)`;

const ownSessions = statement<{ account: string; now: string; unusedSince: string | null }, OwnSessionRow>(
  (at) => sql`select id, ip, user_agent, provider, ${instant(sql`created_at`)} as begun_at, ${instant(USED)} as used_at
    from sessions
    where account_id = ${at('account')}::uuid and expires_at > ${at('now')}::timestamptz
      and ${USED} >= coalesce(${at('unusedSince')}::timestamptz, '-infinity')
    order by ${USED} desc, id limit ${MOST_SESSIONS}`,
);

/** Open sessions of a person; those not used since then are over. */
export function findOwnSessions(
  pool: Pool,
  account: string,
  now: string,
  unusedSince: string | null,
): Promise<OwnSessionRow[]> {
  return run(pool, ownSessions, { account, now, unusedSince });
}

/** No row where it is not the person's. */
export const endOwn = change<{ id: string; account: string }>((at) => ({
  changed: sql`delete from sessions where id = ${at('id')}::uuid and account_id = ${at('account')}::uuid
    returning '{}'::jsonb as patch`,
}));

/** Only the device that asks stays a known one. */
export const endOthers = change<{ account: string; own: string; device: Buffer | null }, { ended: number }>((at) => ({
  before: { person: sql`select id from accounts where id = ${at('account')}::uuid for no key update` },
  changed: sql`select jsonb_build_object('ended', ended) as patch
    from person, end_sessions(person.id, ${at('own')}::uuid, ${at('device')}::bytea) ended`,
}));

export interface OwnSignInRow {
  id: string;
  at: string;
  event: 'session.started' | 'session.refused' | 'session.throttled';
  attempts: number | null;
  ip: string;
  user_agent: string;
}

interface Page {
  account: string;
  at: string | null;
  id: string | null;
  fetched: number;
}

const FOLLOWING = sql`(e.occurred_at, e.id)`;

const ownSignIns = statement<Page, OwnSignInRow>((at) => {
  const place = sql`(coalesce(${at('at')}::timestamptz, 'infinity'),
    coalesce(${at('id')}::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid))`;
  const newest = sql`${FOLLOWING} < ${place} order by e.occurred_at desc, e.id desc limit ${at('fetched')}::int`;
  return sql`select e.id, ${instant(sql`e.occurred_at`)} as at, e.event, (e.difference->>'attempts')::int as attempts,
      e.ip, e.user_agent
    from (
      (select * from audit_events e where e.account_id = ${at('account')}::uuid and e.event = 'session.started' and ${newest})
      union all
      (select * from audit_events e where e.target_id = ${at('account')}::uuid::text and e.target_kind = 'account'
        and e.event in ('session.refused', 'session.throttled') and ${newest})
    ) e
    order by e.occurred_at desc, e.id desc limit ${at('fetched')}::int`;
});

/** Of the audit trail, newest first, from after `at` and `id` on. */
export function findOwnSignIns(pool: Pool, page: Page): Promise<OwnSignInRow[]> {
  return run(pool, ownSignIns, page);
}
