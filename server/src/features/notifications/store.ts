// A person's notifications: read and put away. What makes them stands in feed-store.ts.
import { Notification } from '@madoguchi/contract/notifications/model.ts';
import { UNREAD_SHOWN } from '@madoguchi/contract/notifications/operations.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import { change } from '../../platform/db/change.ts';
import { instant } from '../../platform/db/instant.ts';
import { type Places, run, statement } from '../../platform/db/statement.ts';

const ROW = sql`n.fact_id as id, n.kind, n.subject, n.about, n.said as values, ${instant(sql`n.at`)} as at,
  ${instant(sql`n.read_at`)} as "readAt"`;
/** A kind that a newer version of the portal told while it was being replaced is passed over. */
const KNOWN = sql`n.kind = any(array[${sql.join(Notification.shape.kind.options.map((kind) => sql.lit(kind)))}])`;
const OWN = (at: Places<{ account: string }>) =>
  sql`n.account_id = ${at('account')}::uuid and n.shown and n.dismissed_at is null and ${KNOWN}`;

const page = statement<{ account: string; after: string | null; fetched: number }, Notification>(
  (at) => sql`select ${ROW} from notifications n
    where ${OWN(at)} and n.fact_id < coalesce(${at('after')}::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid)
    order by n.fact_id desc limit ${at('fetched')}::int`,
);

/** The person's, newest first, after one of them. */
export function findNotifications(
  pool: Pool,
  account: string,
  after: string | null,
  fetched: number,
): Promise<Notification[]> {
  return run(pool, page, { account, after, fetched });
}

const unread = statement<{ account: string }, { unread: number; newest: Notification | null }>(
  (at) => sql`select (select count(*)::int from (select from notifications n where ${OWN(at)} and n.read_at is null
        limit ${sql.lit(UNREAD_SHOWN + 1)}) n) as unread,
      (select row_to_json(newest) from (select ${ROW} from notifications n where ${OWN(at)} and n.read_at is null
        order by n.fact_id desc limit 1) newest) as newest`,
);

/** How many are unread, up to one more than is shown, and the newest of them. */
export async function countUnread(pool: Pool, account: string) {
  return (await run(pool, unread, { account }))[0] ?? { unread: 0, newest: null };
}

interface Chosen {
  account: string;
  ids: readonly string[];
  upTo: string | null;
  at: string;
}

/** A change of some of the person's notifications; the patch counts them. It takes place though there be none. */
const changing = (set: (at: Places<Chosen>) => RawBuilder<unknown>, isOpen: RawBuilder<unknown>) =>
  change<Chosen>((at) => ({
    before: {
      touched: sql`update notifications n set ${set(at)}
        where n.account_id = ${at('account')}::uuid and ${isOpen}
          and (n.fact_id = any(${at('ids')}::uuid[]) or n.fact_id <= ${at('upTo')}::uuid)
        returning n.fact_id`,
    },
    changed: sql`select jsonb_build_object('changed', (select count(*) from touched)) as patch`,
  }));

export const readRows = changing((at) => sql`read_at = ${at('at')}::timestamptz`, sql`n.read_at is null`);

/** Dismissing a notification marks it as read, too: the badge counts nothing that cannot be seen. */
export const dismissRows = changing(
  (at) => sql`dismissed_at = ${at('at')}::timestamptz, read_at = coalesce(n.read_at, ${at('at')}::timestamptz)`,
  sql`n.dismissed_at is null`,
);
