// The SQL of files as the records that own them need it.
import { type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import type { AuditedTarget } from '../../platform/audit/audited-target.ts';
import { run, statement } from '../../platform/db/statement.ts';

const ownFiles = statement<{ ids: readonly string[]; account: string }, { id: string }>(
  (at) => sql`select id from attachments where id = any(${at('ids')}::uuid[]) and added_by = ${at('account')}::uuid`,
);

/** Which of the files the person added. */
export async function findOwnFiles(pool: Pool, account: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  return new Set((await run(pool, ownFiles, { ids, account })).map(({ id }) => id));
}

/** An outer join of a file as `a`, with its `id, name, media_type, bytes, sha256`. */
export const withFile = (id: RawBuilder<unknown>): RawBuilder<unknown> => sql`left join attachments a on a.id = ${id}`;

/** The joined file `a` as JSON of the contract's `Attachment`. `alsoIn`: where else it was handed in. */
export const fileWith = (alsoIn: RawBuilder<unknown>): RawBuilder<unknown> => sql`json_build_object('id', a.id,
  'name', a.name, 'mediaType', a.media_type, 'bytes', a.bytes, 'sha256', encode(a.sha256, 'hex'), 'alsoIn', ${alsoIn})`;

/** The files of a select of `attachment_id, position` as a JSON array of the contract's `Attachment`, in their order. */
export const filesOf = (held: RawBuilder<unknown>) => sql`(select coalesce(json_agg(json_build_object('id', f.id,
    'name', f.name, 'mediaType', f.media_type, 'bytes', f.bytes, 'sha256', encode(f.sha256, 'hex'), 'alsoIn', null)
    order by h.position), '[]') from (${held}) h join attachments f on f.id = h.attachment_id)`;

/** Of more files than anybody can mean, the last are found by their name. */
const FOUND_MOST = 1_000;

export const auditedFiles: AuditedTarget = {
  kind: 'attachment',
  name: (id) => sql`(select f.name from attachments f where f.id = ${id})`,
  // Along the index of pairs; one character has none.
  named: (typed) => sql`(select f.id::text from attachments f
    where char_length(folded(${typed})) >= 2 and bigrams(folded(f.name)) @> bigrams(folded(${typed}))
      and strpos(folded(f.name), folded(${typed})) > 0
    order by f.added_at desc limit ${sql.lit(FOUND_MOST)})`,
};
