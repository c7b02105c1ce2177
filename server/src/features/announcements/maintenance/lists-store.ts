// Where the rows of the maintainers' lists lie.
import type { Role } from '@madoguchi/contract/access.ts';
import { ANNOUNCEMENT_LIST, READER_LIST } from '@madoguchi/contract/announcements/lists.ts';
import { sql } from 'kysely';
import { listPages } from '../../../platform/list/list-store.ts';

/** Pages of all announcements; `phaseOn` of the contract's rules, for the day. */
export const announcementPages = listPages<typeof ANNOUNCEMENT_LIST, { today: string }>({
  list: ANNOUNCEMENT_LIST,
  from: (at) => sql`(select announcements.*, case
      when status <> 'published' then status
      when shown_from > ${at('today')}::date then 'scheduled'
      when shown_until <= ${at('today')}::date then 'expired'
      else 'current' end as phase from announcements) a
    join accounts u on u.id = a.updated_by`,
  columns: {
    id: sql`a.id`,
    version: sql`a.version`,
    title: sql`a.title`,
    announcementCategory: sql`a.category`,
    audience: sql`a.audience`,
    shownFrom: sql`a.shown_from`,
    shownUntil: sql`a.shown_until`,
    pinned: sql`a.pinned`,
    mustRead: sql`a.must_read`,
    updatedAt: sql`a.updated_at`,
    updatedBy: sql`u.display_name`,
    phase: sql`a.phase`,
    readCount: sql`(select count(*)::int from announcement_reads r where r.announcement_id = a.id and r.edition = a.edition)`,
  },
  filterColumns: { 'must-read': sql`a.must_read`, pinned: sql`a.pinned` },
});

/** Whose confirmation is asked for: roles, or departments with all below them; `null` where it does not matter. */
export interface Addressed {
  readonly id: string;
  readonly edition: number;
  readonly roles: Role[] | null;
  readonly departments: string[] | null;
}

/** Pages of those whom an announcement is for and who may log in. */
export const readerPages = listPages<typeof READER_LIST, Addressed>({
  list: READER_LIST,
  from: (at) => sql`accounts c left join employees e on e.id = c.employee_id
    left join announcement_reads r on r.announcement_id = ${at('id')}::uuid and r.edition = ${at('edition')}::int
      and r.account_id = c.id`,
  where: (at) => [
    sql`c.status = 'active'`,
    sql`(${at('roles')}::text[] is null or c.roles && ${at('roles')}::text[])`,
    sql`(${at('departments')}::text[] is null or e.department_code = any(${at('departments')}::text[]))`,
  ],
  columns: {
    accountId: sql`c.id`,
    employeeId: sql`e.number`,
    name: sql`coalesce(e.last_name || ' ' || e.first_name, c.display_name)`,
    kana: sql`coalesce(e.last_name_kana || ' ' || e.first_name_kana, '')`,
    department: sql`e.department_code`,
    state: sql`case when r.read_at is null then 'unread' else 'read' end`,
    readAt: sql`r.read_at`,
  },
});
