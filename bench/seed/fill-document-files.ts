// Gives the newest electronic transactions a file each: rows in the database, bytes in the folder of files.
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClientBase } from 'pg';
import { idOf } from './size.ts';

const FILE_BYTES = 10_000;
const AT_ONCE = 1_000;

/** A small paper that no other is equal to, the same in every run: what an earlier one laid is replaced by itself. */
export function paperOf(mark: string): Buffer {
  const head = `%PDF-1.4\n% ${mark}\n1 0 obj<<>>endobj\n`;
  return Buffer.from(`${head}${'%'.repeat(FILE_BYTES - head.length)}\ntrailer<<>>\n%%EOF\n`);
}

async function lay(folder: string, content: Buffer): Promise<string> {
  const sha256 = createHash('sha256').update(content).digest('hex');
  await mkdir(join(folder, sha256.slice(0, 2)), { recursive: true });
  await writeFile(join(folder, sha256.slice(0, 2), sha256), content);
  return sha256;
}

const FILES = `insert into transaction_files (id, sha256, bytes, media_type, name, source, sender_note, added_by, added_at)
  select f.id, decode(f.sha256, 'hex'), f.bytes, 'application/pdf', f.name, 'upload', '', $2, now()
  from json_to_recordset($1) as f (id uuid, sha256 text, bytes int, name text)`;
const STATED = `update transaction_versions v set files = json_build_array(json_build_object('id', f.id, 'name', f.name,
    'mediaType', 'application/pdf', 'bytes', f.bytes, 'sha256', f.sha256))::jsonb
  from json_to_recordset($1) as f (record uuid, id uuid, sha256 text, bytes int, name text) where v.record_id = f.record`;
const NAMED = `insert into transaction_version_files (record_id, version, place, file_id, sha256)
  select f.record, 1, 1, f.id, decode(f.sha256, 'hex') from json_to_recordset($1) as f (record uuid, id uuid, sha256 text)`;
const COUNTED = `update transaction_index i set file_count = 1 from json_to_recordset($1) as f (record uuid)
  where i.record_id = f.record`;

/** A file for each of the newest so many. The client is a superuser's. */
export async function fillDocumentFiles(client: ClientBase, count: number, folder: string): Promise<void> {
  await client.query('begin');
  await client.query('set local session_replication_role = replica');
  for (let first = 0; first < count; first += AT_ONCE) {
    const rows = await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, count - first) }, async (_, offset) => {
        const n = first + offset;
        const content = paperOf(`bench ${n}`);
        const sha256 = await lay(folder, content);
        const name = `請求書_${n}.pdf`;
        return { record: idOf('document', n), id: idOf('documentFile', n), sha256, bytes: content.length, name };
      }),
    );
    const json = JSON.stringify(rows);
    await client.query(FILES, [json, idOf('account', 1)]);
    for (const text of [STATED, NAMED, COUNTED]) await client.query(text, [json]);
  }
  await client.query('commit');
  await client.query(
    'vacuum (analyze) transaction_versions, transaction_version_files, transaction_files, transaction_index',
  );
}
