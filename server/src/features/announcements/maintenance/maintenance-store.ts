// The SQL of maintaining announcements: any state, all columns, one statement each write.
import type { DraftContent, MaintainedAnnouncement } from '@madoguchi/contract/announcements/model.ts';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { change } from '../../../platform/db/change.ts';
import { instant } from '../../../platform/db/instant.ts';
import { type Places, run, statement } from '../../../platform/db/statement.ts';
import type { StepValues } from '../../../platform/record/record-kit.ts';
import { FILE_IDS, FILES, filing } from '../files-store.ts';
import { tellingRows } from '../news/announcement-facts-store.ts';

const MAINTAINED = sql`a.id, a.status, a.version, a.edition, a.category as "announcementCategory", a.title,
  a.title_en as "titleEn", a.body, a.body_en as "bodyEn", a.audience, a.departments, a.shown_from as "shownFrom",
  (a.shown_until - 1)::date as "lastDay", a.pinned, a.must_read as "mustRead", ${instant(sql`a.created_at`)} as "createdAt",
  ${instant(sql`a.updated_at`)} as "updatedAt", ${instant(sql`a.published_at`)} as "publishedAt",
  u.display_name as "updatedBy", ${FILE_IDS} as "attachmentIds", ${FILES} as attachments`;

const maintainedOne = statement<{ id: string }, MaintainedAnnouncement>(
  (at) => sql`select ${MAINTAINED} from announcements a join accounts u on u.id = a.updated_by
    where a.id = ${at('id')}::uuid`,
);

/** The announcement in whatever state; `null` where there is none. */
export async function findMaintained(pool: Pool, id: string): Promise<MaintainedAnnouncement | null> {
  return (await run(pool, maintainedOne, { id }))[0] ?? null;
}

type Written = DraftContent & { id: string; by: string; at: string };

const CONTENT_COLUMNS = sql`category, title, title_en, body, body_en, audience, departments, shown_from, shown_until, pinned, must_read`;

const CONTENT_VALUES = (at: Places<Written>) => sql`${at('announcementCategory')}, ${at('title')}, ${at('titleEn')},
  ${at('body')}, ${at('bodyEn')}, ${at('audience')}, ${at('departments')}::text[], ${at('shownFrom')}::date,
  ${at('lastDay')}::date + 1, ${at('pinned')}::boolean, ${at('mustRead')}::boolean`;

const NOTHING = sql`'{}'::jsonb as patch`;

export const insertAnnouncement = change<Written>((at) => ({
  changed: sql`insert into announcements (id, status, version, edition, ${CONTENT_COLUMNS}, created_by, created_at,
      updated_by, updated_at)
    values (${at('id')}::uuid, 'draft', 1, 1, ${CONTENT_VALUES(at)}, ${at('by')}::uuid, ${at('at')}::timestamptz,
      ${at('by')}::uuid, ${at('at')}::timestamptz)
    returning ${NOTHING}, id`,
  after: filing(at),
}));

interface Fact {
  /** Id of the facts that an edition went out, and that people were told of it. */
  fact: string;
}

const PUBLICATION = (at: Places<Fact & { by: string; at: string }>) => sql`insert into announcement_publications
    (id, announcement_id, edition, published_by, published_at)
  select ${at('fact')}::uuid, changed.id, changed.edition, ${at('by')}::uuid, ${at('at')}::timestamptz from changed`;

/** The columns that decide who is notified. */
const TOLD_OF = sql`a.id, a.status, a.edition, a.must_read, a.audience, a.departments, a.shown_from, a.shown_until`;

type Rewriting = Written & Fact & { version: number; edition: number };

/**
 * Writes the content anew over the version that its author saw. A new edition of what is out is a publication too; whoever is
 * to confirm it from now on is told.
 */
export const updateAnnouncement = change<Rewriting>((at) => ({
  before: {
    locked: sql`select id, edition from announcements
      where id = ${at('id')}::uuid and version = ${at('version')}::int for update`,
  },
  changed: sql`update announcements a set (${CONTENT_COLUMNS}) = row(${CONTENT_VALUES(at as Places<Written>)}),
      edition = ${at('edition')}::int, version = version + 1, updated_by = ${at('by')}::uuid,
      updated_at = ${at('at')}::timestamptz
    from locked where a.id = locked.id
    returning ${NOTHING}, ${TOLD_OF}, a.edition > locked.edition as is_new`,
  after: {
    ...filing(at as unknown as Places<Written>),
    published: sql`${PUBLICATION(at as never)} where changed.is_new and changed.status = 'published'`,
    told: tellingRows(sql`changed`, at as never),
  },
}));

/** Takes it from one state to the next; going out is kept as a fact, and told to whoever is to confirm it. */
export const stepAnnouncement = change<StepValues & Fact>((at) => ({
  changed: sql`update announcements a set status = ${at('to')}, version = version + 1, updated_by = ${at('by')}::uuid,
      updated_at = ${at('at')}::timestamptz,
      published_at = case when ${at('to')} = 'published' then coalesce(published_at, ${at('at')}::timestamptz) else published_at end
    where id = ${at('id')}::uuid and version = ${at('version')}::int and status = ${at('from')}
    returning ${NOTHING}, ${TOLD_OF}`,
  after: {
    published: sql`${PUBLICATION(at as never)} where changed.status = 'published'`,
    told: tellingRows(sql`changed`, at as never),
  },
}));
