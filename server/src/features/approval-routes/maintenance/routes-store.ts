// The SQL of one route: what its maintainers see, and each of their writes, guarded by its version.
import type { MaintainedRoute } from '@madoguchi/contract/approval-routes/model.ts';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { change } from '../../../platform/db/change.ts';
import { instant } from '../../../platform/db/instant.ts';
import { type Places, run, statement } from '../../../platform/db/statement.ts';
import { underWayBy } from '../../approvals/public.ts';
import { VERSION_TEXT } from '../published-store.ts';
import { PHASE } from './lists-store.ts';

const IN_PROGRESS = underWayBy(sql`v.id`);

/** A version gave way when the next was published. */
const VERSION = sql`json_build_object('id', v.id, 'number', v.number,
  'text', (select row_to_json(t) from (select ${VERSION_TEXT}) t),
  'publishedAt', ${instant(sql`v.published_at`)}, 'publishedBy', coalesce(p.display_name, ''),
  'replacedAt', ${instant(sql`(select n.published_at from approval_route_versions n
    where n.route_id = v.route_id and n.number = v.number + 1)`)},
  'inProgress', ${IN_PROGRESS})`;

/** The people whom the route `r` names, in any of its texts. */
const PEOPLE = sql`(select coalesce(json_agg(json_build_object('id', e.id, 'name', rtrim(e.last_name || ' ' || e.first_name))
      order by e.number), '[]')
  from employees e where e.id = any(array(
    select (jsonb_path_query(r.draft, '$.steps[*].approvers[*].employeeId') #>> '{}')::uuid
    union select (jsonb_path_query(v.steps, '$[*].approvers[*].employeeId') #>> '{}')::uuid
    from approval_route_versions v where v.route_id = r.id)))`;

const maintainedOne = statement<{ id: string; today: string }, MaintainedRoute>(
  (at) => sql`select r.id, r.version, ${PHASE(at('today'))} as phase, ${instant(sql`r.updated_at`)} as "updatedAt",
      coalesce(u.display_name, '') as "updatedBy", r.draft, ${PEOPLE} as people, (select coalesce(json_agg(${VERSION} order by v.number desc), '[]')
      from approval_route_versions v left join accounts p on p.id = v.published_by where v.route_id = r.id) as published
    from approval_routes r left join accounts u on u.id = r.updated_by
    where r.id = ${at('id')}::uuid and r.discarded_at is null`,
);

/** The route with all that was ever published of it; `null` where there is none, or it was thrown away. */
export async function findRoute(pool: Pool, id: string, today: string): Promise<MaintainedRoute | null> {
  return (await run(pool, maintainedOne, { id, today }))[0] ?? null;
}

const NOTHING = sql`'{}'::jsonb as patch`;

interface By {
  id: string;
  by: string;
  at: string;
}

export const insertRoute = change<By & { draft: string }>((at) => ({
  changed: sql`insert into approval_routes (id, version, draft, created_by, created_at, updated_by, updated_at)
    values (${at('id')}::uuid, 1, ${at('draft')}::jsonb, ${at('by')}::uuid, ${at('at')}::timestamptz, ${at('by')}::uuid,
      ${at('at')}::timestamptz)
    returning ${NOTHING}`,
}));

type AtVersion = By & { version: number };

const TOUCHED = (at: Places<AtVersion>) => sql`version = version + 1, updated_by = ${at('by')}::uuid,
  updated_at = ${at('at')}::timestamptz`;

const IS_AT_VERSION = (at: Places<AtVersion>) => sql`id = ${at('id')}::uuid and version = ${at('version')}::int
  and discarded_at is null`;

/** `draft` is null where it says what is published. */
export const updateDraft = change<AtVersion & { draft: string | null }>((at) => ({
  changed: sql`update approval_routes set draft = ${at('draft')}::jsonb, ${TOUCHED(at as Places<AtVersion>)}
    where ${IS_AT_VERSION(at as Places<AtVersion>)} returning ${NOTHING}`,
}));

/** A route that was never published goes with its draft, which stays to be read in the records. */
export const discardRoute = change<AtVersion>((at) => ({
  changed: sql`update approval_routes r set ${TOUCHED(at as Places<AtVersion>)},
      draft = case when p.is_published then null else draft end,
      discarded_at = case when p.is_published then null else ${at('at')}::timestamptz end
    from (select exists (select from approval_route_versions where route_id = ${at('id')}::uuid) as is_published) p
    where ${IS_AT_VERSION(at as Places<AtVersion>)} and draft is not null returning ${NOTHING}`,
}));

/** Lets what is published hold no longer than to the day; what would have begun then or later never holds. */
const cutting = (at: Places<{ day: string }>) => sql`update approval_route_versions v
    set valid_to = greatest(v.valid_from, ${at('day')}::date)
  from locked where v.route_id = locked.id and (v.valid_to is null or v.valid_to > ${at('day')}::date)
  returning v.id`;

const locked = (at: Places<AtVersion>) => sql`select id from approval_routes where ${IS_AT_VERSION(at)} for update`;

/** The former version ends before the next is added: the count of what was cut makes PostgreSQL do it in this order. */
export const publishDraft = change<AtVersion & { day: string; versionId: string; text: string }>((at) => ({
  before: { locked: locked(at as Places<AtVersion>), cut: cutting(at as Places<{ day: string }>) },
  changed: sql`update approval_routes r set draft = null, ${TOUCHED(at as Places<AtVersion>)}
    from locked where r.id = locked.id returning ${NOTHING}, r.id`,
  after: {
    published: sql`insert into approval_route_versions (id, route_id, number, name, name_en, domain, priority, conditions,
        steps, valid_from, valid_to, published_by, published_at)
      select ${at('versionId')}::uuid, changed.id,
        (select coalesce(max(v.number), 0) + 1 from approval_route_versions v where v.route_id = changed.id),
        t.name, t."nameEn", t.domain, t.priority, t.conditions, t.steps, t."validFrom", t."validTo", ${at('by')}::uuid,
        ${at('at')}::timestamptz
      from changed, (select count(*) from cut) as cut_before, json_to_record(${at('text')}::json) as t (name text, "nameEn" text, domain text, priority int,
        conditions jsonb, steps jsonb, "validFrom" date, "validTo" date)`,
  },
}));

export const endVersions = change<AtVersion & { day: string }>((at) => ({
  before: { locked: locked(at as Places<AtVersion>), cut: cutting(at as Places<{ day: string }>) },
  changed: sql`update approval_routes r set ${TOUCHED(at as Places<AtVersion>)}
    from locked where r.id = locked.id and exists (select from cut) returning ${NOTHING}`,
}));
