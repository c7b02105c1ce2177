// The SQL of photos. Their bytes lie in the row: small and bounded, and gone with it.
import type { PhotoSize } from '@madoguchi/contract/profile/photo.ts';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { change } from '../../platform/db/change.ts';
import { run, statement } from '../../platform/db/statement.ts';

interface NewPhoto {
  employee: string;
  photo: Buffer;
  large: Buffer;
  small: Buffer;
  at: string;
}

/** Sets the photo in the place of the former one, of which nothing stays. */
export const savePhoto = change<NewPhoto>((at) => ({
  changed: sql`insert into profile_photos (employee_id, photo, large, small, set_at)
    values (${at('employee')}::uuid, ${at('photo')}::bytea, ${at('large')}::bytea, ${at('small')}::bytea,
      ${at('at')}::timestamptz)
    on conflict (employee_id) do update set photo = excluded.photo, large = excluded.large, small = excluded.small,
      set_at = excluded.set_at
    returning '{}'::jsonb as patch`,
}));

export const deletePhoto = change<{ employee: string }>((at) => ({
  changed: sql`delete from profile_photos where employee_id = ${at('employee')}::uuid returning '{}'::jsonb as patch`,
}));

interface Sought {
  photo: Buffer;
  mayAny: boolean;
  employee: string | null;
}

const photoBytes = (size: PhotoSize) =>
  statement<Sought, { bytes: Buffer }>(
    (at) => sql`select ${sql.ref(size)} as bytes from profile_photos where photo = ${at('photo')}::bytea
      and (${at('mayAny')}::boolean or employee_id = ${at('employee')}::uuid) limit 1`,
  );

const PHOTO_BYTES: Readonly<Record<PhotoSize, ReturnType<typeof photoBytes>>> = {
  large: photoBytes('large'),
  small: photoBytes('small'),
};

/** The photo of that name, if somebody has it now and this reader may see it: any of them, or the employee's own. */
export async function findPhoto(
  pool: Pool,
  name: string,
  size: PhotoSize,
  reader: Pick<Sought, 'mayAny' | 'employee'>,
): Promise<Buffer | null> {
  const [row] = await run(pool, PHOTO_BYTES[size], { photo: Buffer.from(name, 'hex'), ...reader });
  return row?.bytes ?? null;
}
