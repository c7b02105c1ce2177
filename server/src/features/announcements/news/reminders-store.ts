// Reminders of a must-read announcement: who has not confirmed it is asked by an admin, at most once a day a person (B9-01).
import { sql } from 'kysely';
import { change } from '../../../platform/db/change.ts';
import type { Places } from '../../../platform/db/statement.ts';
import type { FactSource } from '../../../platform/facts/fact-source.ts';
import { ACCOUNTS_READ, type Asked, IS_ASKED } from '../maintenance/lists-store.ts';
import { ASKS_ON, hasConfirmed } from './announcement-facts-store.ts';

interface Reminding extends Asked {
  /** Nobody reminds themselves. */
  by: string;
  byName: string;
  at: string;
  fact: string;
  /** The chosen accounts; null for everybody. */
  only: readonly string[] | null;
}

/**
 * Reminds those who are asked today and have not confirmed the edition. The answer counts them, without those reminded today
 * already. No row: the announcement does not ask any more, or has a newer edition.
 */
export const remindUnread = change<Reminding>((at) => ({
  before: {
    asking: sql`select a.id, a.edition from announcements a where a.id = ${at('id')}::uuid
      and a.edition = ${at('edition')}::int and ${ASKS_ON(sql`${at('today')}::date`)}`,
    reminded: sql`insert into announcement_reminders
        (announcement_id, edition, account_id, day, fact_id, by_account, by_name, reminded_at)
      select asking.id, asking.edition, c.id, ${at('today')}::date, ${at('fact')}::uuid, ${at('by')}::uuid, ${at('byName')},
        ${at('at')}::timestamptz
      from asking cross join (${ACCOUNTS_READ(at as unknown as Places<Asked>)})
      where ${IS_ASKED(at as unknown as Places<Asked>)} and r.read_at is null and c.id <> ${at('by')}::uuid
        and (${at('only')}::uuid[] is null or c.id = any(${at('only')}::uuid[]))
      on conflict (announcement_id, account_id, day) do nothing returning account_id`,
  },
  changed: sql`select jsonb_build_object('reminded', (select count(*) from reminded)) as patch from asking`,
}));

/** Those who were reminded together. Who has confirmed meanwhile hears nothing. */
export const announcementReminders: FactSource = {
  name: 'announcement-reminders',
  facts: ({ after, before, most }) => sql`select m.fact_id as id, m.change_xid, 'announcement-reminder' as kind,
      m.reminded_at as at, m.announcement_id as subject, m.announcement_id::text as about,
      jsonb_build_object('title', a.title, 'titleEn', a.title_en, 'name', m.by_name) as said
    from (select distinct fact_id, change_xid, reminded_at, announcement_id, by_name from announcement_reminders m
      where m.change_xid > ${after} and m.change_xid < ${before}
      order by change_xid fetch first (${most}::int) rows with ties) m
    join announcements a on a.id = m.announcement_id`,
  recipients: sql`select m.account_id from announcement_reminders m
      join announcements a on a.id = m.announcement_id and a.edition = m.edition and a.status = 'published'
    where m.announcement_id = f.subject and m.fact_id = f.id and not ${hasConfirmed(sql`m.account_id`)}`,
  settles: sql`null::uuid`,
};
