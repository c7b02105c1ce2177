// The SQL of closures: made for several resources at once, found and lifted as one.
import type { Closure } from '@madoguchi/contract/resources/model.ts';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { change } from '../../platform/db/change.ts';
import { instant } from '../../platform/db/instant.ts';
import { run, statement } from '../../platform/db/statement.ts';
import { toldFactRows } from '../../platform/facts/told-facts-store.ts';
import type { StepValues } from '../../platform/record/record-kit.ts';

interface NewRows {
  group: string;
  /** Of `{ id, resourceId }[]`: one row a resource. */
  rows: string;
  count: number;
  startsAt: string;
  endsAt: string;
  reason: string;
  by: string;
  at: string;
  /** The facts of `writtenFacts`. */
  facts: string;
}

/** All of the resources or none: one that was retired meanwhile leaves no closure. */
export const insertClosure = change<NewRows>((at) => ({
  before: {
    asked: sql`select * from json_to_recordset(${at('rows')}::json) as a (id uuid, "resourceId" uuid)`,
    open: sql`select r.id from resources r join asked a on a."resourceId" = r.id where r.status = 'active'
      for no key update of r`,
    closed: sql`insert into resource_closures (id, group_id, version, resource_id, closed, reason, closed_by, closed_at)
      select a.id, ${at('group')}::uuid, 1, a."resourceId",
        tstzrange(${at('startsAt')}::timestamptz, ${at('endsAt')}::timestamptz), ${at('reason')}, ${at('by')}::uuid,
        ${at('at')}::timestamptz
      from asked a where (select count(*) from open) = ${at('count')}::int returning id`,
  },
  changed: sql`select '{}'::jsonb as patch from (select count(*) from closed) c where c.count = ${at('count')}::int`,
  after: { told: toldFactRows(at('facts'), sql`exists (select from changed)`) },
}));

const one = statement<{ id: string; now: string }, Closure>(
  (at) => sql`select c.group_id as id, max(c.version) as version, case when max(c.lifted_at) is not null then 'lifted'
        when upper(c.closed) <= ${at('now')}::timestamptz then 'over'
        when lower(c.closed) > ${at('now')}::timestamptz then 'coming' else 'current' end as status,
      json_agg(json_build_object('id', r.id, 'name', r.name) order by r.name) as resources,
      ${instant(sql`lower(c.closed)`)} as "startsAt", ${instant(sql`upper(c.closed)`)} as "endsAt", c.reason,
      a.display_name as "closedBy", ${instant(sql`c.closed_at`)} as "closedAt", max(l.display_name) as "liftedBy",
      ${instant(sql`max(c.lifted_at)`)} as "liftedAt"
    from resource_closures c join resources r on r.id = c.resource_id join accounts a on a.id = c.closed_by
      left join accounts l on l.id = c.lifted_by
    where c.group_id = ${at('id')}::uuid
    group by c.group_id, c.closed, c.reason, a.display_name, c.closed_at`,
);

/** The closure as at that instant; `null` where there is none. */
export async function findClosure(pool: Pool, asked: { id: string; now: string }): Promise<Closure | null> {
  return (await run(pool, one, asked))[0] ?? null;
}

/** Lifts all rows of the closure at the version that was seen. */
export const liftRows = change<StepValues>((at) => ({
  before: {
    lifted: sql`update resource_closures set lifted_at = ${at('at')}::timestamptz, lifted_by = ${at('by')}::uuid,
        version = version + 1
      where group_id = ${at('id')}::uuid and version = ${at('version')}::int and lifted_at is null returning id`,
  },
  changed: sql`select '{}'::jsonb as patch from (select count(*) from lifted) l where l.count > 0`,
}));
