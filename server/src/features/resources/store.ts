// The SQL of resources as they are read, and of writing them: one statement for one of them or for a file of a thousand.
import type { Stored } from '@madoguchi/contract/resources/import/file.ts';
import type { OfferedResource, Resource, ResourceContent } from '@madoguchi/contract/resources/model.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import { change } from '../../platform/db/change.ts';
import { instant } from '../../platform/db/instant.ts';
import { run, statement } from '../../platform/db/statement.ts';
import type { StepValues } from '../../platform/record/record-kit.ts';

/** The columns of the content, by the names of the contract, with their types. Units and managers have tables of their own. */
const COLUMNS: Readonly<Record<Exclude<keyof ResourceContent, 'unitIds' | 'managerIds'>, readonly [string, string]>> = {
  name: ['name', 'text'],
  reading: ['reading', 'text'],
  resourceCategory: ['category', 'text'],
  site: ['site', 'text'],
  capacity: ['capacity', 'integer'],
  features: ['features', 'text[]'],
  note: ['note', 'text'],
  quantity: ['quantity', 'integer'],
  slotMinutes: ['slot_minutes', 'integer'],
  shortestMinutes: ['shortest_minutes', 'integer'],
  longestMinutes: ['longest_minutes', 'integer'],
  leadMinutes: ['lead_minutes', 'integer'],
  aheadDaysStaff: ['ahead_days_staff', 'integer'],
  aheadDaysAdmin: ['ahead_days_admin', 'integer'],
  bufferBeforeMinutes: ['buffer_before_minutes', 'integer'],
  bufferAfterMinutes: ['buffer_after_minutes', 'integer'],
  approval: ['approval', 'text'],
  checksIn: ['checks_in', 'boolean'],
  graceMinutes: ['grace_minutes', 'integer'],
  hours: ['hours', 'jsonb'],
  mostOpenStaff: ['most_open_staff', 'integer'],
  mostOpenAdmin: ['most_open_admin', 'integer'],
  weekHoursStaff: ['week_hours_staff', 'integer'],
  weekHoursAdmin: ['week_hours_admin', 'integer'],
  inUseFrom: ['in_use_from', 'date'],
  endsOn: ['ends_on', 'date'],
};
const NAMES = Object.entries(COLUMNS);

/** The content of a resource `r` under the names of the contract. */
export const CONTENT: Readonly<Record<keyof typeof COLUMNS, RawBuilder<unknown>>> = Object.fromEntries(
  NAMES.map(([name, [column]]) => [name, sql`r.${sql.id(column)}`]),
) as Record<keyof typeof COLUMNS, RawBuilder<unknown>>;

const CONTENT_COLUMNS = sql.join(Object.entries(CONTENT).map(([name, column]) => sql`${column} as ${sql.id(name)}`));

const UNIT_IDS = sql`array(select p.part_id from resource_parts p join resources u on u.id = p.part_id
  where p.resource_id = r.id and p.part_id <> r.id order by u.name)`;
const MANAGERS = sql`from resource_managers m join employees e on e.id = m.employee_id where m.resource_id = r.id`;
/** Ids and numbers come in the same order. */
const MANAGER_ORDER = sql`order by e.number`;
const named = (rows: RawBuilder<unknown>) =>
  sql`coalesce((select json_agg(json_build_object('id', n.id, 'name', n.name) order by n.name) from (${rows}) n), '[]')`;

/** Units of `r` written together, and the numbers of its managers. */
export const TOGETHER = {
  units: sql`coalesce((select string_agg(u.name, '; ' order by u.name) from resource_parts p
    join resources u on u.id = p.part_id where p.resource_id = r.id and p.part_id <> r.id), '')`,
  managers: sql`coalesce((select string_agg(e.number, '; ' ${MANAGER_ORDER}) ${MANAGERS}), '')`,
  features: sql`array_to_string(r.features, '; ')`,
};

const stored = statement<object, Stored>(
  () => sql`select r.id, r.version, r.status, ${CONTENT_COLUMNS}, ${UNIT_IDS} as "unitIds",
      array(select e.id ${MANAGERS} ${MANAGER_ORDER}) as "managerIds",
      array(select e.number ${MANAGERS} ${MANAGER_ORDER}) as "managerNumbers"
    from resources r order by r.name, r.id`,
);

/** All resources in whatever state: the rules hold one against the others. */
export function findStored(pool: Pool): Promise<Stored[]> {
  return run(pool, stored, {});
}

/** Closures that hold and are not over, of the resource and of what shares a unit with it. */
const CLOSURES = (now: RawBuilder<unknown>) => sql`select c.group_id as id, max(c.version) as version,
    case when lower(c.closed) > ${now}::timestamptz then 'coming' else 'current' end as status,
    ${named(sql`select o.id, o.name from resource_closures g join resources o on o.id = g.resource_id
      where g.group_id = c.group_id`)} as resources,
    ${instant(sql`lower(c.closed)`)} as "startsAt", ${instant(sql`upper(c.closed)`)} as "endsAt", c.reason,
    u.display_name as "closedBy", ${instant(sql`c.closed_at`)} as "closedAt", null as "liftedBy", null as "liftedAt"
  from resource_closures c join accounts u on u.id = c.closed_by
  where c.lifted_at is null and upper(c.closed) > ${now}::timestamptz and c.resource_id in (
    select o.resource_id from resource_parts p join resource_parts o on o.part_id = p.part_id where p.resource_id = r.id)
  group by c.group_id, c.closed, c.reason, u.display_name, c.closed_at order by lower(c.closed), c.group_id`;

const one = statement<{ id: string; now: string }, Resource>(
  (at) => sql`select r.id, r.version, r.status, ${instant(sql`r.updated_at`)} as "updatedAt",
      a.display_name as "updatedBy", ${CONTENT_COLUMNS}, ${UNIT_IDS} as "unitIds",
      array(select e.id ${MANAGERS} ${MANAGER_ORDER}) as "managerIds",
      ${named(sql`select u.id, u.name from resource_parts p join resources u on u.id = p.part_id
        where p.resource_id = r.id and u.id <> r.id`)} as units,
      ${named(sql`select w.id, w.name from resource_parts p join resources w on w.id = p.resource_id
        where p.part_id = r.id and w.id <> r.id and w.status = 'active'`)} as wholes,
      coalesce((select json_agg(json_build_object('id', e.id, 'employeeId', e.number,
        'name', rtrim(e.last_name || ' ' || e.first_name), 'kana', e.last_name_kana || ' ' || e.first_name_kana,
        'departmentCode', e.department_code) ${MANAGER_ORDER}) ${MANAGERS}), '[]') as managers,
      (select encode(f.photo, 'hex') from resource_photos f where f.resource_id = r.id) as photo,
      coalesce((select json_agg(k) from (${CLOSURES(at('now'))}) k), '[]') as closures
    from resources r join accounts a on a.id = r.updated_by where r.id = ${at('id')}::uuid`,
);

/** The resource in whatever state, as at that instant; `null` where there is none. */
export async function findResource(pool: Pool, asked: { id: string; now: string }): Promise<Resource | null> {
  return (await run(pool, one, asked))[0] ?? null;
}

/** The content of one that is offered: what tells it from others, and when and for how long it may be had. */
const OFFERED: readonly (keyof typeof COLUMNS & keyof OfferedResource)[] = [
  'name',
  'reading',
  'resourceCategory',
  'site',
  'capacity',
  'features',
  'quantity',
  'slotMinutes',
  'shortestMinutes',
  'longestMinutes',
  'bufferBeforeMinutes',
  'bufferAfterMinutes',
  'approval',
  'checksIn',
  'hours',
  'inUseFrom',
  'endsOn',
];
const OFFERED_COLUMNS = sql.join(OFFERED.map((name) => sql`${CONTENT[name]} as ${sql.id(name)}`));

const offered = statement<{ today: string }, OfferedResource>(
  (at) => sql`select r.id, ${OFFERED_COLUMNS}, ${UNIT_IDS} as "unitIds",
      (select encode(f.photo, 'hex') from resource_photos f where f.resource_id = r.id) as photo
    from resources r where r.status = 'active' and (r.ends_on is null or r.ends_on >= ${at('today')}::date)
    order by array_position(array['room', 'vehicle', 'equipment', 'other'], r.category), r.site, r.name, r.id`,
);

/** Those in use on the day or later, by kind, site and name. */
export function findOffered(pool: Pool, today: string): Promise<OfferedResource[]> {
  return run(pool, offered, { today });
}

interface Employed {
  id: string;
  number: string;
}

const employed = statement<{ ids: readonly string[]; numbers: readonly string[]; today: string }, Employed>(
  (at) => sql`select id, number from employees
    where (id = any(${at('ids')}::uuid[]) or number = any(${at('numbers')}::text[]))
      and (left_on is null or left_on >= ${at('today')}::date)`,
);

/** Which of the people, by id or by number, have not left. */
export function findEmployed(
  pool: Pool,
  asked: { ids?: readonly string[]; numbers?: readonly string[]; today: string },
): Promise<Employed[]> {
  return run(pool, employed, { ids: [], numbers: [], ...asked });
}

/** A resource to be written over the version that was seen; 0 for a new one. */
export type WrittenResource = ResourceContent & { readonly id: string; readonly seen: number };

interface Writing {
  /** Of `WrittenResource[]`. */
  rows: string;
  by: string;
  at: string;
}

const ids = (columns: readonly string[]) => sql.join(columns.map((column) => sql.id(column)));
const COLUMN_NAMES = NAMES.map(([, [column]]) => column);

/**
 * Adds resources and writes those anew that stand, all at the versions that were seen or none. Rows of parts and managers that
 * stay are left alone, so that the statement never adds what it removes.
 */
export const writeResources = change<Writing>((at) => ({
  before: {
    asked: sql`select * from jsonb_to_recordset(${at('rows')}::jsonb) as a (id uuid, seen integer,
      "unitIds" uuid[], "managerIds" uuid[],
      ${sql.join(NAMES.map(([name, [, type]]) => sql`${sql.id(name)} ${sql.raw(type)}`))})`,
    found: sql`select r.id from resources r join asked a on a.id = r.id and a.seen = r.version for update of r`,
    held: sql`select from (select count(*) from found) f, (select count(*) from asked where seen > 0) s
      where f.count = s.count`,
    written: sql`insert into resources as r (id, version, status, ${ids(COLUMN_NAMES)}, created_by, created_at,
        updated_by, updated_at)
      select asked.id, 1, 'active', ${sql.join(NAMES.map(([name]) => sql`asked.${sql.id(name)}`))},
        ${at('by')}::uuid, ${at('at')}::timestamptz, ${at('by')}::uuid, ${at('at')}::timestamptz
      from asked, held
      on conflict (id) do update set version = r.version + 1, change_xid = pg_current_xact_id(),
        updated_by = excluded.updated_by, updated_at = excluded.updated_at,
        ${sql.join(COLUMN_NAMES.map((column) => sql`${sql.id(column)} = excluded.${sql.id(column)}`))}
      returning r.id`,
    placed: sql`select a.id, unnest(case when cardinality(a."unitIds") > 0 then a."unitIds" else array[a.id] end) as part
      from asked a, held`,
    moved: sql`delete from resource_parts p using asked a, held where p.resource_id = a.id
      and not exists (select from placed n where n.id = p.resource_id and n.part = p.part_id)`,
    parted: sql`insert into resource_parts (resource_id, part_id) select id, part from placed on conflict do nothing`,
    freed: sql`delete from resource_managers m using asked a, held
      where m.resource_id = a.id and m.employee_id <> all(a."managerIds")`,
    managed: sql`insert into resource_managers (resource_id, employee_id)
      select a.id, unnest(a."managerIds") from asked a, held on conflict do nothing`,
  },
  changed: sql`select '{}'::jsonb as patch from held, (select count(*) from written) w`,
}));

/** A unit of something in use is not retired; a name that somebody took since refuses by its index. */
export const stepResource = change<StepValues>((at) => ({
  changed: sql`update resources r set status = ${at('to')}, version = r.version + 1, change_xid = pg_current_xact_id(),
      updated_by = ${at('by')}::uuid, updated_at = ${at('at')}::timestamptz
    where r.id = ${at('id')}::uuid and r.version = ${at('version')}::int and r.status = ${at('from')}
      and (${at('to')} = 'active' or not exists (select from resource_parts p join resources w on w.id = p.resource_id
        where p.part_id = r.id and w.id <> r.id and w.status = 'active'))
    returning '{}'::jsonb as patch`,
}));
