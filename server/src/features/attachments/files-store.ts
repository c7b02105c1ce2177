// The SQL of files as the records that own them need it.
import { type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import { run, statement } from '../../platform/db/statement.ts';

const ownFiles = statement<{ ids: readonly string[]; account: string }, { id: string }>(
  (at) => sql`select id from attachments where id = any(${at('ids')}::uuid[]) and added_by = ${at('account')}::uuid`,
);

/** Which of the files the person added. */
export async function findOwnFiles(pool: Pool, account: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  return new Set((await run(pool, ownFiles, { ids, account })).map(({ id }) => id));
}

/** The files of a select of `attachment_id, position` as a JSON array of the contract's `Attachment`, in their order. */
export const filesOf = (held: RawBuilder<unknown>) => sql`(select coalesce(json_agg(json_build_object('id', f.id,
    'name', f.name, 'mediaType', f.media_type, 'bytes', f.bytes, 'sha256', encode(f.sha256, 'hex'), 'alsoIn', null)
    order by h.position), '[]') from (${held}) h join attachments f on f.id = h.attachment_id)`;
