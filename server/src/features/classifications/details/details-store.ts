// The SQL of one classification and one of its values: as they stand, and every state they had.
import type {
  ClassificationDetail,
  ClassificationRow,
  DetailVersion,
} from '@madoguchi/contract/classifications/model.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import { instant } from '../../../platform/db/instant.ts';
import { type Places, run, statement } from '../../../platform/db/statement.ts';
import type { OpenWorkPort } from '../../members/public.ts';
import {
  CLASSIFICATION_COLUMNS,
  CLASSIFICATIONS,
  DETAIL_COLUMNS,
  DETAILS,
  type OnDay,
} from '../lists/row-columns-store.ts';

/** The columns of a row as the contract writes them. */
function selected(columns: Readonly<Record<string, RawBuilder<unknown>>>): RawBuilder<unknown> {
  return sql.join(
    Object.entries(columns).map(
      ([name, column]) => sql`${name === 'updatedAt' ? instant(column) : column} as ${sql.id(name)}`,
    ),
  );
}

const classificationOne = statement<OnDay & { code: string }, ClassificationRow>(
  (at) => sql`select ${selected(CLASSIFICATION_COLUMNS)} from ${CLASSIFICATIONS(at)}
    where c.code = ${at('code')}`,
);

/** The classification; `null` where there is none. */
export async function findClassification(pool: Pool, code: string, today: string): Promise<ClassificationRow | null> {
  return (await run(pool, classificationOne, { code, today }))[0] ?? null;
}

interface Named {
  classification: string;
  code: string;
}

const OF_LIST = (at: Places<Named>) =>
  sql`select count(*)::int from classification_details o where o.classification_code = ${at('classification')}`;

/** Employees that attributes name by their numbers. */
const PEOPLE = sql`select coalesce(json_object_agg(e.number, rtrim(e.last_name || ' ' || e.first_name)), '{}')
  from employees e where d.classification_code = 'group' and e.number in (d.extra ->> 'head', d.extra ->> 'deputy')`;

const detailOne = statement<OnDay & Named, ClassificationDetail>(
  (at) => sql`select ${selected(DETAIL_COLUMNS)}, d.classification_code as classification,
      (${OF_LIST(at as unknown as Places<Named>)} and (o.sort_order, o.code) <= (d.sort_order, d.code)) as place,
      (${OF_LIST(at as unknown as Places<Named>)}) as of, (${PEOPLE}) as people
    from ${DETAILS(at)}
    where d.classification_code = ${at('classification')} and d.code = ${at('code')}`,
);

/** The value in whatever state; `null` where there is none. */
export async function findDetail(pool: Pool, named: OnDay & Named): Promise<ClassificationDetail | null> {
  return (await run(pool, detailOne, named))[0] ?? null;
}

const versions = statement<Named, DetailVersion>(
  (at) => sql`select d.version, d.name, d.name_en as "nameEn", d.kana, d.sort_order as "order",
      d.valid_from as "validFrom", d.valid_to as "validTo", d.active, d.extra,
      ${instant(sql`d.changed_at`)} as "changedAt", u.display_name as "changedBy"
    from classification_detail_versions d left join accounts u on u.id = d.changed_by
    where d.classification_code = ${at('classification')} and d.code = ${at('code')}
    order by d.version desc`,
);

/** Every state that the value had, newest first. */
export async function findVersions(pool: Pool, named: Named): Promise<DetailVersion[]> {
  return run(pool, versions, named);
}

/** Departments that a leaver is head or deputy of. */
export const headedDepartments: OpenWorkPort = {
  kind: 'departments',
  rows: ({ number, today }) => sql`select json_agg(json_build_object('code', g.code,
      'as', case when g.extra ->> 'head' = ${number} then 'head' else 'deputy' end) order by g.sort_order, g.code)
    from classification_details g where g.classification_code = 'group' and g.active
      and (g.valid_to is null or g.valid_to >= ${today}) and ${number} in (g.extra ->> 'head', g.extra ->> 'deputy')`,
};
