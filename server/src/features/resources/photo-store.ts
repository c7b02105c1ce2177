// The SQL of photos of resources: their bytes lie in the row, small and bounded.
import type { PhotoSize } from '@madoguchi/contract/profile/photo.ts';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { change } from '../../platform/db/change.ts';
import { run, statement } from '../../platform/db/statement.ts';

interface NewPhoto {
  id: string;
  photo: Buffer;
  large: Buffer;
  small: Buffer;
  at: string;
}

/** Sets the photo in the place of the former one, of which nothing stays; none for a resource that is not there. */
export const savePhoto = change<NewPhoto>((at) => ({
  changed: sql`insert into resource_photos (resource_id, photo, large, small, set_at)
    select r.id, ${at('photo')}::bytea, ${at('large')}::bytea, ${at('small')}::bytea, ${at('at')}::timestamptz
    from resources r where r.id = ${at('id')}::uuid
    on conflict (resource_id) do update set photo = excluded.photo, large = excluded.large, small = excluded.small,
      set_at = excluded.set_at
    returning '{}'::jsonb as patch`,
}));

export const deletePhoto = change<{ id: string }>((at) => ({
  changed: sql`delete from resource_photos where resource_id = ${at('id')}::uuid returning '{}'::jsonb as patch`,
}));

const photoBytes = (size: PhotoSize) =>
  statement<{ photo: Buffer }, { bytes: Buffer }>(
    (at) => sql`select ${sql.ref(size)} as bytes from resource_photos where photo = ${at('photo')}::bytea limit 1`,
  );

const PHOTO_BYTES: Readonly<Record<PhotoSize, ReturnType<typeof photoBytes>>> = {
  large: photoBytes('large'),
  small: photoBytes('small'),
};

/** The photo of that name, if a resource has it now. */
export async function findPhoto(pool: Pool, name: string, size: PhotoSize): Promise<Buffer | null> {
  const [row] = await run(pool, PHOTO_BYTES[size], { photo: Buffer.from(name, 'hex') });
  return row?.bytes ?? null;
}
