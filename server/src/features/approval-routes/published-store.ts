// The SQL of what requests choose from: every published version that held, holds or will hold.
import { type PublishedRoute, RouteText } from '@madoguchi/contract/approvals/route.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import { type Executor, run, statement } from '../../platform/db/statement.ts';

/** The columns of a version `v` that are its text. */
export const VERSION_TEXT = sql`v.name, v.name_en as "nameEn", v.domain, v.conditions, v.priority,
  v.valid_from as "validFrom", v.valid_to as "validTo", v.steps`;

type PublishedRow = Record<keyof RouteText, unknown> & Omit<PublishedRoute, keyof RouteText>;

const published = statement<Record<string, never>, PublishedRow>(
  () => sql`select v.route_id as "routeId", v.id as "versionId", v.number, ${VERSION_TEXT}
    from approval_route_versions v join approval_routes r on r.id = v.route_id
    where v.valid_to is null or v.valid_to > v.valid_from
    order by r.created_at, r.id, v.number`,
);

/** The oldest route first. @throws where a stored text is not what the contract calls one: nothing is decided by guess */
export async function loadPublished(pool: Pool): Promise<PublishedRoute[]> {
  return (await run(pool, published, {})).map(publishedOf);
}

function publishedOf({ routeId, versionId, number, ...text }: PublishedRow): PublishedRoute {
  return { routeId, versionId, number, ...RouteText.parse(text) };
}

const version = statement<{ id: string }, PublishedRow>(
  (at) => sql`select v.route_id as "routeId", v.id as "versionId", v.number, ${VERSION_TEXT}
    from approval_route_versions v where v.id = ${at('id')}::uuid`,
);

/** The version that a request began with, whether or not it holds still. @throws where its text is none of the contract */
export async function findRouteVersion(executor: Executor, id: string): Promise<PublishedRoute> {
  const [row] = await run(executor, version, { id });
  if (row === undefined) throw new Error(`no version ${id} of an approval route`);
  return publishedOf(row);
}

/** The version, where it may be taken on the day. */
const heldOn = (
  versions: RawBuilder<unknown>,
  on: RawBuilder<unknown>,
) => sql`select v.id from approval_route_versions v
    where v.id = any(${versions}) and v.valid_from <= ${on}::date and (v.valid_to is null or v.valid_to > ${on}::date)`;

/**
 * A select of one row where the version may be taken on the day, which keeps its end where it is until the caller's
 * transaction is over: whoever publishes or ends meanwhile waits.
 */
export function holdingVersion(version: RawBuilder<unknown>, on: RawBuilder<unknown>): RawBuilder<unknown> {
  return holdingVersions(sql`array[${version}::uuid]`, on);
}

/** The same of several: as many rows as may be taken. */
export function holdingVersions(versions: RawBuilder<unknown>, on: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`${heldOn(versions, on)} order by v.id for share`;
}

const holding = statement<{ version: string; on: string }>((at) =>
  heldOn(sql`array[${at('version')}::uuid]`, at('on')),
);

/** True when the version may be taken on the day, as things stand now. */
export async function versionHolds(executor: Executor, version: string, on: string): Promise<boolean> {
  return (await run(executor, holding, { version, on })).length === 1;
}
