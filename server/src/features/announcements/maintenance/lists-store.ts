// Where the rows of the maintainers' lists lie.
import { ANNOUNCEMENT_LIST, READER_LIST } from '@madoguchi/contract/announcements/lists.ts';
import type { MaintainedAnnouncement } from '@madoguchi/contract/announcements/model.ts';
import { sql } from 'kysely';
import type { Places } from '../../../platform/db/statement.ts';
import { listPages } from '../../../platform/list/list-store.ts';
import { ACCOUNTS, headcountOf, headcounts, isAddressed, withThoseBelow } from '../addressed-store.ts';

const IS_ADDRESSED_TODAY = isAddressed({
  audience: sql`a.audience`,
  below: withThoseBelow(sql`a.departments`, sql`a.today`),
  day: sql`a.today`,
});

/** Of those whom the announcement `a` is for today, how many have confirmed it; where nobody is asked to, null. */
const READ_COUNT = sql`case when a.must_read then (select count(*)::int
  from announcement_reads r join (${ACCOUNTS}) on c.id = r.account_id
  where r.announcement_id = a.id and r.edition = a.edition and ${IS_ADDRESSED_TODAY}) end`;

/** How many they are. Those of a role were counted once for all rows; those of departments are for each. */
const ADDRESSED_COUNT = sql`case when a.must_read then coalesce(${headcountOf(sql`a.audience`)},
  (select count(*)::int from ${ACCOUNTS} where ${IS_ADDRESSED_TODAY})) end`;

/** Pages of all announcements; `phaseOn` of the contract's rules, for the day. */
export const announcementPages = listPages<typeof ANNOUNCEMENT_LIST, { today: string }>({
  list: ANNOUNCEMENT_LIST,
  from: (at) => sql`(select announcements.*, ${at('today')}::date as today, case
      when status <> 'published' then status
      when shown_from > ${at('today')}::date then 'scheduled'
      when shown_until <= ${at('today')}::date then 'expired'
      else 'current' end as phase from announcements) a
    join accounts u on u.id = a.updated_by cross join ${headcounts(sql`${at('today')}::date`)}`,
  columns: {
    id: sql`a.id`,
    version: sql`a.version`,
    title: sql`a.title`,
    announcementCategory: sql`a.category`,
    audience: sql`a.audience`,
    shownFrom: sql`a.shown_from`,
    lastDay: sql`(a.shown_until - 1)::date`,
    pinned: sql`a.pinned`,
    mustRead: sql`a.must_read`,
    updatedAt: sql`a.updated_at`,
    updatedBy: sql`u.display_name`,
    phase: sql`a.phase`,
    readCount: READ_COUNT,
    addressedCount: ADDRESSED_COUNT,
  },
  filterColumns: { 'must-read': sql`a.must_read`, pinned: sql`a.pinned` },
});

/** Whose confirmation of which edition is asked for on the day. */
export type Asked = Pick<MaintainedAnnouncement, 'id' | 'edition' | 'audience' | 'departments'> & {
  readonly today: string;
};

/** True when the account `c` of the person `e` is asked. */
export const IS_ASKED = (at: Places<Asked>) => {
  const day = sql`${at('today')}::date`;
  const below = withThoseBelow(sql`${at('departments')}::text[]`, day);
  return isAddressed({ audience: sql`${at('audience')}::text`, below, day });
};

/** Each account with what it has confirmed of the edition. */
export const ACCOUNTS_READ = (at: Places<Asked>) => sql`${ACCOUNTS} left join announcement_reads r
  on r.announcement_id = ${at('id')}::uuid and r.edition = ${at('edition')}::int and r.account_id = c.id`;

/** When the account `c` was last reminded of the edition. */
const REMINDED_AT = (at: Places<Asked>) => sql`(select max(m.reminded_at) from announcement_reminders m
  where m.announcement_id = ${at('id')}::uuid and m.edition = ${at('edition')}::int and m.account_id = c.id)`;

/** Pages of those whom an announcement is for and who may log in, and of all who have confirmed it. */
export const readerPages = listPages<typeof READER_LIST, Asked>({
  list: READER_LIST,
  from: (
    at,
  ) => sql`(select c.id, c.display_name, e.number, e.last_name, e.first_name, e.last_name_kana, e.first_name_kana,
      e.department_code, r.read_at, ${REMINDED_AT(at)} as reminded_at, ${IS_ASKED(at)} as is_asked
    from ${ACCOUNTS_READ(at)}) p`,
  where: () => [sql`(p.is_asked or p.read_at is not null)`],
  columns: {
    accountId: sql`p.id`,
    employeeId: sql`p.number`,
    name: sql`coalesce(rtrim(p.last_name || ' ' || p.first_name), p.display_name)`,
    kana: sql`coalesce(p.last_name_kana || ' ' || p.first_name_kana, '')`,
    department: sql`p.department_code`,
    state: sql`case when p.read_at is null then 'unread' when p.is_asked then 'read' else 'read-outside' end`,
    readAt: sql`p.read_at`,
    remindedAt: sql`p.reminded_at`,
  },
});
