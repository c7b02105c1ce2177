// The sample's approval routes as rows: published by the system person on the day before they begin.
import type { RouteText } from '@madoguchi/contract/approvals/route.ts';
import { addDays } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { PoolClient } from 'pg';
import { identity, instant, momentOf } from '../moments.ts';
import type { Employee } from '../organisation/roster.ts';
import { SAMPLE_PEOPLE } from '../people.ts';
import type { Random } from '../random.ts';
import { SAMPLE_ROUTES, type SampleRoute, type SampleVersion } from './sample-routes.ts';

const TEN = 10 * 60;
const YESTERDAY = -1;

const textOf = ({ fromDay, ...text }: SampleVersion, today: PlainDate, validTo: PlainDate | null): RouteText => ({
  ...text,
  validFrom: addDays(today, fromDay),
  validTo,
});

function versionsOf({ published }: SampleRoute, routeId: string, today: PlainDate, random: Random) {
  return published.map((version, index) => {
    const next = published[index + 1];
    const at = momentOf(addDays(today, version.fromDay - 1), TEN);
    return {
      id: identity(at, random),
      routeId,
      number: index + 1,
      ...textOf(version, today, next === undefined ? null : addDays(today, next.fromDay)),
      at: instant(at),
    };
  });
}

/** Adds the routes with their versions, and the drafts that nobody has published yet. */
export async function insertRoutes(
  client: PoolClient,
  employees: readonly Employee[],
  today: PlainDate,
  random: Random,
): Promise<void> {
  const author = employees.find(({ email }) => email === SAMPLE_PEOPLE.system.email);
  if (author === undefined) throw new Error('the sample has no system person');
  const routes = SAMPLE_ROUTES.map((sample) => {
    const begun = momentOf(addDays(today, (sample.published[0]?.fromDay ?? 0) + YESTERDAY), TEN);
    const id = identity(begun, random);
    const versions = versionsOf(sample, id, today, random);
    const draft = sample.draft && textOf(sample.draft, today, null);
    const createdAt = instant(begun);
    return {
      id,
      version: 1 + versions.length,
      draft,
      versions,
      createdAt,
      updatedAt: versions.at(-1)?.at ?? createdAt,
    };
  });
  await client.query(
    `insert into approval_routes (id, version, draft, created_by, created_at, updated_by, updated_at)
     select id, version, draft, $2, "createdAt", $2, "updatedAt"
     from json_to_recordset($1) as row (id uuid, version integer, draft jsonb, "createdAt" timestamptz,
       "updatedAt" timestamptz)`,
    [JSON.stringify(routes), author.accountId],
  );
  await client.query(
    `insert into approval_route_versions (id, route_id, number, name, name_en, domain, priority, conditions, steps,
       valid_from, valid_to, published_by, published_at)
     select id, "routeId", number, name, "nameEn", domain, priority, conditions, steps, "validFrom", "validTo", $2, at
     from json_to_recordset($1) as row (id uuid, "routeId" uuid, number integer, name text, "nameEn" text, domain text,
       priority integer, conditions jsonb, steps jsonb, "validFrom" date, "validTo" date, at timestamptz)`,
    [JSON.stringify(routes.flatMap(({ versions }) => versions)), author.accountId],
  );
}
