// Where the photo of a person is fetched, as a part of statements about people.
import { photoPath } from '@madoguchi/contract/profile/photo.ts';
import { type RawBuilder, sql } from 'kysely';

const NAME = '*';
const [BEFORE = '', AFTER = ''] = photoPath(NAME, 'small').split(NAME);

/** The name of the person's photo; null without one. `employee`: the id of the person. */
export const photoName = (employee: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select encode(photos.photo, 'hex') from profile_photos photos where photos.employee_id = ${employee})`;

/** The address of the small square; null without a photo. `employee`: the id of the person. */
export function photoURL(employee: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select ${sql.lit(BEFORE)} || encode(photos.photo, 'hex') || ${sql.lit(AFTER)} from profile_photos photos
    where photos.employee_id = ${employee})`;
}
