// The SQL of announcements as their readers see them: what is for them on this day, and what they confirmed.
import type { Announcement, AnnouncementSummary } from '@madoguchi/contract/announcements/model.ts';
import type { Attachment } from '@madoguchi/contract/attachments/model.ts';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { AuditedTarget } from '../../platform/audit/audited-target.ts';
import { change } from '../../platform/db/change.ts';
import { instant } from '../../platform/db/instant.ts';
import { type Places, run, statement } from '../../platform/db/statement.ts';
import { FILES } from './files-store.ts';

/** A reader on a day; `account` is null for a guest. */
export interface Hearing {
  readonly account: string | null;
  readonly audiences: string[];
  readonly departments: string[];
  readonly today: string;
}

/** The place of a row in the list's order: pinned first, then the newest. */
export type ListKey = readonly [pinned: boolean, shownFrom: string, id: string];

/** `isFor` and `isShownOn` of the contract's rules. */
const IS_SEEN = (at: Places<Hearing>) => sql`a.status = 'published' and a.shown_from <= ${at('today')}::date
  and (a.shown_until is null or a.shown_until > ${at('today')}::date)
  and (a.audience = any(${at('audiences')}::text[])
    or (a.audience = 'departments' and a.departments && ${at('departments')}::text[]))`;

const SUMMARY = sql`a.id, a.category as "announcementCategory", a.title, a.title_en as "titleEn",
  a.shown_from as "shownFrom", a.pinned, a.must_read as "mustRead", a.edition, ${instant(sql`r.read_at`)} as "readAt"`;

const FROM_SEEN = (at: Places<Hearing>) => sql`from announcements a
  left join announcement_reads r on r.announcement_id = a.id and r.edition = a.edition and r.account_id = ${at('account')}::uuid`;

type Listing = Hearing & { pinned: boolean | null; shownFrom: string | null; id: string | null; fetched: number };

const seenPage = statement<Listing, AnnouncementSummary>(
  (at) => sql`select ${SUMMARY} ${FROM_SEEN(at as Places<Hearing>)}
    where ${IS_SEEN(at as Places<Hearing>)} and (${at('id')}::uuid is null
      or (a.pinned, a.shown_from, a.id) < (${at('pinned')}::boolean, ${at('shownFrom')}::date, ${at('id')}::uuid))
    order by a.pinned desc, a.shown_from desc, a.id desc limit ${at('fetched')}::int`,
);

/** At most `fetched` of what the caller may see, after a place in the order. */
export async function findSeenPage(
  pool: Pool,
  hearing: Hearing,
  after: ListKey | null,
  fetched: number,
): Promise<AnnouncementSummary[]> {
  const [pinned, shownFrom, id] = after ?? [null, null, null];
  return run(pool, seenPage, { ...hearing, pinned, shownFrom, id, fetched });
}

const seenOne = statement<Hearing & { id: string }, Announcement & { attachments: Attachment[] }>(
  (at) => sql`select ${SUMMARY}, a.body, a.body_en as "bodyEn", ${FILES} as attachments
    ${FROM_SEEN(at as Places<Hearing>)}
    where a.id = ${at('id')}::uuid and ${IS_SEEN(at as Places<Hearing>)}`,
);

/** The announcement, where it is for the caller on this day. */
export async function findSeen(pool: Pool, hearing: Hearing, id: string): Promise<Announcement | null> {
  const [found] = await run(pool, seenOne, { ...hearing, id });
  if (found === undefined) return null;
  const attachments = found.attachments.map(({ id: file, name, mediaType, bytes }) => ({
    id: file,
    name,
    mediaType,
    bytes,
  }));
  return { ...found, attachments };
}

/** The files of an announcement, where it is for the caller on this day; blank where it is not. */
export async function findSeenFiles(pool: Pool, hearing: Hearing, id: string): Promise<readonly Attachment[]> {
  return (await run(pool, seenOne, { ...hearing, id }))[0]?.attachments ?? [];
}

export interface UnreadRow {
  readonly id: string;
  /** First day of the oldest. */
  readonly shownFrom: string;
  readonly count: number;
}

const unread = statement<Hearing, UnreadRow>(
  (at) => sql`select a.id, a.shown_from as "shownFrom", (count(*) over ())::int as count ${FROM_SEEN(at)}
    where ${IS_SEEN(at)} and a.must_read and r.read_at is null order by a.shown_from, a.id limit 1`,
);

/** The oldest announcement that the caller has still to confirm, and how many there are. */
export async function findUnread(pool: Pool, hearing: Hearing): Promise<UnreadRow | null> {
  return (await run(pool, unread, hearing))[0] ?? null;
}

type Confirmation = Hearing & { id: string; edition: number; by: string; at: string };

/** Confirms the edition that the caller saw, where it is still the newest; the first time stays. */
export const confirmRead = change<Confirmation>((at) => ({
  before: {
    seen: sql`select a.id, a.edition from announcements a
      where a.id = ${at('id')}::uuid and a.edition = ${at('edition')}::int and ${IS_SEEN(at as Places<Hearing>)}`,
    added: sql`insert into announcement_reads (announcement_id, edition, account_id, read_at)
      select id, edition, ${at('by')}::uuid, ${at('at')}::timestamptz from seen
      on conflict (announcement_id, edition, account_id) do nothing returning read_at`,
  },
  changed: sql`select jsonb_build_object('readAt', ${instant(sql`read_at`)}) as patch from (
      select read_at from added union all
      select r.read_at from seen join announcement_reads r on r.announcement_id = seen.id and r.edition = seen.edition
        and r.account_id = ${at('by')}::uuid) confirmed`,
}));

export const auditedAnnouncements: AuditedTarget = {
  kind: 'announcement',
  name: (id) => sql`(select n.title from announcements n where n.id = ${id})`,
  named: (typed) => sql`select n.id::text from announcements n
    where ${typed} <> '' and strpos(folded(n.title), folded(${typed})) > 0`,
};
