// The columns of classifications and of their values, as lists and single reads show them.
import { sql } from 'kysely';
import type { PlacesOf } from '../../../platform/db/statement.ts';

export interface OnDay {
  readonly today: string;
}

/** `stateOn` of the contract's rules. */
const STATE = (at: PlacesOf<keyof OnDay>) => sql`case when not v.active then 'stopped'
  when v.valid_to < ${at('today')}::date then 'ended'
  when v.valid_from > ${at('today')}::date then 'coming' else 'valid' end`;

/** The `from` clause for the values: each with its state on the day. */
export const DETAILS = (
  at: PlacesOf<keyof OnDay>,
) => sql`(select v.*, ${STATE(at)} as state from classification_details v) d
  left join accounts u on u.id = d.updated_by`;

/** More departments than any company has below each other: a circle that stood there before would end as well. */
const DEEPEST = sql.lit(50);

/** The departments above, the highest first; of other values none. */
const ABOVE = sql`case when d.classification_code <> 'group' then '[]'::json else (
  with recursive up as (
    select p.code, p.name, p.name_en, p.extra ->> 'parent' as parent, 1 as height from classification_details p
      where p.classification_code = 'group' and p.code = d.extra ->> 'parent'
    union all
    select p.code, p.name, p.name_en, p.extra ->> 'parent', up.height + 1 from up
      join classification_details p on p.classification_code = 'group' and p.code = up.parent
      where up.height < ${DEEPEST})
  select coalesce(json_agg(json_build_object('name', name, 'nameEn', name_en) order by height desc), '[]') from up)
end`;

export const DETAIL_COLUMNS = {
  code: sql`d.code`,
  version: sql`d.version`,
  name: sql`d.name`,
  nameEn: sql`d.name_en`,
  kana: sql`d.kana`,
  order: sql`d.sort_order`,
  validFrom: sql`d.valid_from`,
  validTo: sql`d.valid_to`,
  active: sql`d.active`,
  state: sql`d.state`,
  extra: sql`d.extra`,
  above: ABOVE,
  updatedAt: sql`d.updated_at`,
  updatedBy: sql`u.display_name`,
};

const COUNT = sql`select count(*)::int from classification_details v where v.classification_code = k.code`;

export const CLASSIFICATIONS = (at: PlacesOf<keyof OnDay>) => sql`(select k.*, (${COUNT}) as value_count,
      (${COUNT} and ${STATE(at)} = 'valid') as valid_count
    from classifications k) c
  left join accounts u on u.id = c.updated_by`;

export const CLASSIFICATION_COLUMNS = {
  code: sql`c.code`,
  version: sql`c.version`,
  name: sql`c.name`,
  nameEn: sql`c.name_en`,
  description: sql`c.description`,
  system: sql`c.system`,
  active: sql`c.active`,
  valueCount: sql`c.value_count`,
  validCount: sql`c.valid_count`,
  updatedAt: sql`c.updated_at`,
  updatedBy: sql`u.display_name`,
};
