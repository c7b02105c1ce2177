// The SQL of attachments. Their bytes lie in the file store.
import type { MediaType } from '@madoguchi/contract/attachments/limits.ts';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { change } from '../../platform/db/change.ts';
import { type Places, run, statement } from '../../platform/db/statement.ts';
import { isOfAnnouncement } from '../announcements/public.ts';
import { approvesClaim, claimHoldsFile } from '../expense-claims/public.ts';
import { holdsFile, type Viewer } from '../purchase-requests/public.ts';
import { numberElsewhere } from './elsewhere-store.ts';

interface NewAttachment {
  id: string;
  sha256: string;
  bytes: number;
  mediaType: string;
  name: string;
  by: string;
  at: string;
}

export const insertAttachment = change<NewAttachment>((at) => ({
  changed: sql`insert into attachments (id, sha256, bytes, media_type, name, added_by, added_at)
    values (${at('id')}::uuid, decode(${at('sha256')}, 'hex'), ${at('bytes')}::int, ${at('mediaType')}, ${at('name')},
      ${at('by')}::uuid, ${at('at')}::timestamptz)
    returning '{}'::jsonb as patch`,
}));

const elsewhere = statement<{ sha256: string }, { number: string | null }>(
  (at) => sql`select ${numberElsewhere(sql`decode(${at('sha256')}, 'hex')`)} as number`,
);

/** Number of what was handed in with the same content, whoever's. */
export async function findElsewhere(pool: Pool, sha256: string): Promise<string | null> {
  const [row] = await run(pool, elsewhere, { sha256 });
  return row?.number ?? null;
}

export interface AttachmentRow {
  readonly id: string;
  readonly name: string;
  readonly mediaType: MediaType;
  readonly sha256: string;
}

interface Reader extends Viewer {
  id: string;
  account: string;
}

const seenAttachment = statement<Reader, AttachmentRow>(
  (at) => sql`select a.id, a.name, a.media_type as "mediaType", encode(a.sha256, 'hex') as sha256 from attachments a
    where a.id = ${at('id')}::uuid and (a.added_by = ${at('account')}::uuid
      or ${claimHoldsFile(
        sql`a.id`,
        at('employee'),
        (claim) => sql`${at('isAdmin')}::boolean or ${approvesClaim(claim, sql`${at('employee')}::uuid`, at('today'))}`,
      )}
      or ${holdsFile(sql`a.id`, at as Places<Viewer>)}
      or (${at('isAdmin')}::boolean and ${isOfAnnouncement(sql`a.id`)}))`,
);

/**
 * The attachment, where this reader may see it: who added it, the claim's owner, an admin or an approver once it was handed
 * in, whoever sees a purchase request that holds it, and an admin where it belongs to an announcement.
 */
export async function findSeenAttachment(pool: Pool, reader: Reader): Promise<AttachmentRow | null> {
  return (await run(pool, seenAttachment, reader))[0] ?? null;
}
