// The sample's resources as rows: maintained by the system account, with closures past, to come and lifted.
import { addDays } from '@madoguchi/contract/values/calendar-days.ts';
import { lastDay } from '@madoguchi/contract/values/calendar-months.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { PoolClient } from 'pg';
import { identity, instant, momentOf } from '../moments.ts';
import type { Employee } from '../organisation/roster.ts';
import { SAMPLE_PEOPLE } from '../people.ts';
import type { Random } from '../random.ts';
import { SAMPLE_CLOSURES, SAMPLE_RESOURCES } from './sample-resources.ts';

const TEN = 10 * 60;
const WRITTEN_DAYS_AGO = 200;

/** Adds resources with their parts and managers, and their closures. */
export async function insertResources(
  client: PoolClient,
  employees: readonly Employee[],
  today: PlainDate,
  random: Random,
): Promise<void> {
  const employee = (email: string) => {
    const found = employees.find((one) => one.email === email);
    if (found === undefined) throw new Error(`the sample has no ${email}`);
    return found;
  };
  const { accountId } = employee(SAMPLE_PEOPLE.system.email);
  const written = momentOf(addDays(today, -WRITTEN_DAYS_AGO), TEN);
  const endOfMonth = lastDay(monthOf(today));
  const resources = SAMPLE_RESOURCES.map(({ endsWithMonth, ...resource }) => ({
    ...resource,
    endsOn: endsWithMonth ? endOfMonth : resource.endsOn,
    id: identity(written, random),
    managerIds: resource.managers.map((who) => employee(SAMPLE_PEOPLE[who].email).id),
  }));
  const idOf = new Map(resources.map(({ id, name }) => [name, id]));
  await client.query(
    `insert into resources (id, version, status, name, reading, category, site, capacity, features, note, quantity,
       slot_minutes, shortest_minutes, longest_minutes, lead_minutes, ahead_days_staff, ahead_days_admin,
       buffer_before_minutes, buffer_after_minutes, approval, checks_in, grace_minutes, hours, most_open_staff,
       most_open_admin, week_hours_staff, week_hours_admin, in_use_from, ends_on, created_by, created_at, updated_by,
       updated_at)
     select id, 1, 'active', name, reading, "resourceCategory", site, capacity, features, note, quantity, "slotMinutes",
       "shortestMinutes", "longestMinutes", "leadMinutes", "aheadDaysStaff", "aheadDaysAdmin", "bufferBeforeMinutes",
       "bufferAfterMinutes", approval, "checksIn", "graceMinutes", hours, "mostOpenStaff", "mostOpenAdmin",
       "weekHoursStaff", "weekHoursAdmin", "inUseFrom", "endsOn", $2, $3, $2, $3
     from json_to_recordset($1) as row (id uuid, name text, reading text, "resourceCategory" text, site text,
       capacity int, features text[], note text, quantity int, "slotMinutes" int, "shortestMinutes" int,
       "longestMinutes" int, "leadMinutes" int, "aheadDaysStaff" int, "aheadDaysAdmin" int, "bufferBeforeMinutes" int,
       "bufferAfterMinutes" int, approval text, "checksIn" boolean, "graceMinutes" int, hours jsonb,
       "mostOpenStaff" int, "mostOpenAdmin" int, "weekHoursStaff" int, "weekHoursAdmin" int, "inUseFrom" date,
       "endsOn" date)`,
    [JSON.stringify(resources), accountId, instant(written)],
  );
  const parts = resources.flatMap(({ id, units }) =>
    (units.length === 0 ? [id] : units.map((name) => idOf.get(name))).map((part) => ({ id, part })),
  );
  await client.query(
    `insert into resource_parts (resource_id, part_id)
     select id, part from json_to_recordset($1) as row (id uuid, part uuid)`,
    [JSON.stringify(parts)],
  );
  const managers = resources.flatMap(({ id, managerIds }) => managerIds.map((manager) => ({ id, manager })));
  await client.query(
    `insert into resource_managers (resource_id, employee_id)
     select id, manager from json_to_recordset($1) as row (id uuid, manager uuid)`,
    [JSON.stringify(managers)],
  );
  await insertClosures(client, idOf, accountId, today, random);
}

async function insertClosures(
  client: PoolClient,
  idOf: ReadonlyMap<string, string>,
  accountId: string,
  today: PlainDate,
  random: Random,
): Promise<void> {
  const rows = SAMPLE_CLOSURES.flatMap(({ resources, inDays, fromMinutes, toMinutes, reason, isLifted }) => {
    const day = addDays(today, inDays);
    const said = momentOf(addDays(today, Math.min(inDays, 0) - 3), TEN);
    const group = identity(said, random);
    return resources.map((name) => ({
      id: identity(said, random),
      group,
      resource: idOf.get(name),
      from: instant(momentOf(day, fromMinutes)),
      to: instant(momentOf(day, toMinutes)),
      reason,
      at: instant(said),
      lifted: isLifted ? instant(momentOf(addDays(today, -1), TEN)) : null,
    }));
  });
  await client.query(
    `insert into resource_closures (id, group_id, version, resource_id, closed, reason, closed_by, closed_at, lifted_by,
       lifted_at)
     select id, "group", case when lifted is null then 1 else 2 end, resource, tstzrange("from", "to"), reason, $2, at,
       case when lifted is not null then $2::uuid end, lifted
     from json_to_recordset($1) as row (id uuid, "group" uuid, resource uuid, "from" timestamptz, "to" timestamptz,
       reason text, at timestamptz, lifted timestamptz)`,
    [JSON.stringify(rows), accountId],
  );
}
