// The recipients of a must-read announcement: everybody for whom it is while it shows, who has neither confirmed its edition nor
// been told of it, once (B0-08, B9-01). Looked at with every change of it, and each morning.
import { type RawBuilder, sql } from 'kysely';
import { type Executor, type Places, run, statement } from '../../../platform/db/statement.ts';
import type { FactSource } from '../../../platform/facts/fact-source.ts';
import { ACCOUNTS, isAddressed, withThoseBelow } from '../addressed-store.ts';

type Sql = RawBuilder<unknown>;

/** The day in Japan of a moment. */
const DAY_OF = (moment: Sql) => sql`(${moment} at time zone 'Asia/Tokyo')::date`;

/** True when the account `account` has confirmed the edition of the announcement `a`. */
export const hasConfirmed = (account: Sql) => sql`exists (select from announcement_reads r
  where r.announcement_id = a.id and r.edition = a.edition and r.account_id = ${account})`;

/** True when the announcement `a` asks on the day to be confirmed. */
export const ASKS_ON = (day: Sql) => sql`a.must_read and a.status = 'published' and a.shown_from <= ${day}
  and (a.shown_until is null or a.shown_until > ${day})`;

export interface Telling {
  /** Id of the fact that all who are told together share. */
  fact: string;
  at: string;
}

/**
 * An insert of those who are to be told of the announcement in `from`, which has the columns of `announcements` that decide
 * it; as a part of a change, or alone.
 */
export function tellingRows(from: Sql, at: Places<Telling>): Sql {
  const day = DAY_OF(sql`${at('at')}::timestamptz`);
  const below = withThoseBelow(sql`a.departments`, day);
  // Beyond the `offset` the departments below are looked for once, and not for every account.
  return sql`insert into announcement_tellings (announcement_id, edition, account_id, fact_id, told_at)
    select a.id, a.edition, c.id, ${at('fact')}::uuid, ${at('at')}::timestamptz
    from (select a.id, a.edition, a.audience, ${below} as below from ${from} a where ${ASKS_ON(day)} offset 0) a
      cross join (${ACCOUNTS})
    where ${isAddressed({ audience: sql`a.audience`, below: sql`a.below`, day })} and not ${hasConfirmed(sql`c.id`)}
    on conflict (announcement_id, edition, account_id) do nothing returning account_id`;
}

const asked = statement<{ today: string }, { id: string }>(
  (at) => sql`select a.id from announcements a where ${ASKS_ON(sql`${at('today')}::date`)} order by a.shown_from, a.id`,
);

/** The must-read announcements that show on the day. */
export function findAsked(executor: Executor, today: string): Promise<{ id: string }[]> {
  return run(executor, asked, { today });
}

const tellAlone = statement<Telling & { id: string }, { account_id: string }>((at) =>
  tellingRows(sql`(select * from announcements where id = ${at('id')}::uuid)`, at as unknown as Places<Telling>),
);

/** Tells those who are still to be told of one announcement. Answers how many they were. */
export async function tellAsked(executor: Executor, telling: Telling & { id: string }): Promise<number> {
  return (await run(executor, tellAlone, telling)).length;
}

/** The recipients, told together. Those who confirmed meanwhile hear nothing, nor does anybody of an edition that a newer one replaced. */
export const announcementFacts: FactSource = {
  name: 'announcements',
  facts: ({ after, before, most }) => sql`select t.fact_id as id, t.change_xid, 'announcement-must-read' as kind,
      t.told_at as at, t.announcement_id as subject, t.announcement_id::text as about,
      jsonb_build_object('title', a.title, 'titleEn', a.title_en) as said
    from (select distinct fact_id, change_xid, told_at, announcement_id from announcement_tellings t
      where t.change_xid > ${after} and t.change_xid < ${before}
      order by change_xid fetch first (${most}::int) rows with ties) t
    join announcements a on a.id = t.announcement_id`,
  recipients: sql`select t.account_id from announcement_tellings t
      join announcements a on a.id = t.announcement_id and a.edition = t.edition
    where t.announcement_id = f.subject and t.fact_id = f.id and not ${hasConfirmed(sql`t.account_id`)}`,
  settles: sql`null::uuid`,
};

/** Confirming an announcement marks the person's own notifications of it as read, and nobody else's. */
export const announcementConfirmations: FactSource = {
  name: 'announcement-reads',
  facts: ({
    after,
    before,
    most,
  }) => sql`select r.announcement_id as id, r.change_xid, null::text as kind, r.read_at as at,
      r.announcement_id as subject, r.announcement_id::text as about, '{}'::jsonb as said
    from announcement_reads r where r.change_xid > ${after} and r.change_xid < ${before}
    order by r.change_xid fetch first (${most}::int) rows with ties`,
  recipients: sql`select null::uuid as account_id where false`,
  settles: sql`f.subject`,
  keeps: sql`not exists (select from announcements a where a.id = n.subject and ${hasConfirmed(sql`n.account_id`)})`,
};
