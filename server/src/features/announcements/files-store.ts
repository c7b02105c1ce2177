// The SQL of the files of announcements (B0-07).
import { type RawBuilder, sql } from 'kysely';
import type { Places } from '../../platform/db/statement.ts';
import { filesOf } from '../attachments/public.ts';

const HELD = sql`select x.attachment_id, x.position from announcement_attachments x
  where x.announcement_id = a.id and x.removed_at is null`;

/** The files of the announcement `a`, as its maintainers have them. */
export const FILES = filesOf(HELD);

/** Their ids, in their order. */
export const FILE_IDS = sql`array(select h.attachment_id from (${HELD}) h order by h.position)`;

interface Filed {
  attachmentIds: readonly string[];
  at: string;
  by: string;
}

/** Parts of a write over the announcement `changed`: its files are these, and whatever else it had is marked as removed. */
export const filing = (at: Places<Filed>) => ({
  files_marked: sql`update announcement_attachments x
    set removed_at = ${at('at')}::timestamptz, removed_by = ${at('by')}::uuid from changed c
    where x.announcement_id = c.id and x.removed_at is null and not x.attachment_id = any(${at('attachmentIds')}::uuid[])`,
  files: sql`insert into announcement_attachments (announcement_id, attachment_id, position)
    select c.id, f.id, f.nth - 1 from changed c, unnest(${at('attachmentIds')}::uuid[]) with ordinality as f(id, nth)
    on conflict (announcement_id, attachment_id)
      do update set position = excluded.position, removed_at = null, removed_by = null`,
});

/** True where the file belongs to an announcement: its maintainers may fetch it in any state. */
export const isOfAnnouncement = (file: RawBuilder<unknown>) => sql`exists (select from announcement_attachments x
  where x.attachment_id = ${file} and x.removed_at is null)`;
