// Files of the sample as they lie in the folder, and the rows that tell of them.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PoolClient } from 'pg';
import { instant } from './moments.ts';

/** A row of `attachments`. */
export interface KeptFile {
  readonly id: string;
  readonly sha256: string;
  readonly bytes: number;
  readonly mediaType: string;
  readonly name: string;
  readonly addedBy: string;
  /** Milliseconds since the epoch. */
  readonly addedAt: number;
}

/** Writes `{folder}/{first two digits of the hash}/{hash}`; a file that is there already is the same one. */
export async function layFile(
  folder: string,
  { sha256, content }: { readonly sha256: string; readonly content: Uint8Array },
): Promise<void> {
  await mkdir(join(folder, sha256.slice(0, 2)), { recursive: true });
  await writeFile(join(folder, sha256.slice(0, 2), sha256), content);
}

export async function insertAttachments(client: PoolClient, files: readonly KeptFile[]): Promise<void> {
  await client.query(
    `insert into attachments (id, sha256, bytes, media_type, name, added_by, added_at)
     select id, decode(sha256, 'hex'), bytes, "mediaType", name, "addedBy", "addedAt"
     from json_to_recordset($1) as row (id uuid, sha256 text, bytes integer, "mediaType" text, name text,
       "addedBy" uuid, "addedAt" timestamptz)`,
    [JSON.stringify(files.map((file) => ({ ...file, addedAt: instant(file.addedAt) })))],
  );
}
