// The sample's reservations as rows, and who waits for a time that is taken.
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { PoolClient } from 'pg';
import type { Approvers } from '../approvals/approvers.ts';
import { insertApprovals } from '../insert-approvals.ts';
import { identity, instant, momentOf } from '../moments.ts';
import { insertCounters } from '../numbers.ts';
import type { Employee } from '../organisation/roster.ts';
import type { Random } from '../random.ts';
import { askForApproval } from './ask-for-approval.ts';
import { type BookableResource, drawUpReservations, type SampleReservation } from './draw-up-reservations.ts';

const HALF_HOUR_MS = 1_800_000;

async function bookables(client: PoolClient): Promise<BookableResource[]> {
  const { rows } = await client.query(
    `select s.id, s.name, s.category, s.quantity, s.slot_minutes as slot, s.buffer_before_minutes as before,
       s.buffer_after_minutes as after, s.checks_in as "checksIn", s.grace_minutes as grace, s.approval, s.hours,
       s.ends_on as "endsOn", array(select m.employee_id from resource_managers m where m.resource_id = s.id order by 1) as managers,
       array(select p.part_id from resource_parts p where p.resource_id = s.id order by 1) as parts,
       coalesce((select json_agg(json_build_array((extract(epoch from lower(c.closed)) * 1000)::bigint,
           (extract(epoch from upper(c.closed)) * 1000)::bigint) order by c.closed)
         from resource_closures c join resource_parts closed on closed.resource_id = c.resource_id
           join resource_parts own on own.part_id = closed.part_id
         where own.resource_id = s.id and c.lifted_at is null), '[]') as closed
     from resources s where s.status = 'active' order by s.category desc, s.name`,
  );
  return rows as BookableResource[];
}

const moment = (at: number | null) => (at === null ? null : instant(at));

const rowOf = ({ resource: _resource, attendees: _attendees, ...one }: SampleReservation) => ({
  ...one,
  start: instant(one.start),
  end: instant(one.end),
  expiresAt: moment(one.expiresAt),
  releaseAt: moment(one.releaseAt),
  checkedInAt: moment(one.checkedInAt),
  createdAt: instant(one.createdAt),
  handedOutAt: moment(one.handedOutAt),
  returnedAt: moment(one.returnedAt),
  seriesId: one.series?.id ?? null,
  day: one.series?.day ?? null,
  out: one.kilometres?.[0] ?? null,
  back: one.kilometres?.[1] ?? null,
});

/** Adds three months of reservations, series among them, and two people who wait. */
export async function insertReservations(
  client: PoolClient,
  employees: readonly Employee[],
  approvers: Approvers,
  today: PlainDate,
  random: Random,
): Promise<number> {
  const staff = employees.filter(
    ({ leftOn, role, joinedOn }) => leftOn === null && role !== 'user' && joinedOn <= today,
  );
  const byNumber = staff.toSorted((a, b) => (a.number < b.number ? -1 : 1));
  const people = byNumber.map(({ id }) => id);
  const now = momentOf(today);
  const { reservations, series } = drawUpReservations(await bookables(client), people, { today, now }, random);
  const { asked, last } = askForApproval(reservations, approvers, now, random.child('approvals'));
  await client.query(
    `insert into reservation_series (id, rule, first_day, starts, minutes, created_at)
     select id, json_build_object('every', 'week', 'interval', 1, 'weekdays', json_build_array(weekday), 'ends',
       json_build_object('by', 'count', 'count', count)), "firstDay", starts, minutes, "firstDay"
     from json_to_recordset($1) as row (id uuid, "firstDay" date, weekday text, starts text, minutes int, count int)`,
    [JSON.stringify(series)],
  );
  await client.query(
    `insert into reservations (id, version, series_id, original_day, organizer_id, booked_by_id, title, purpose, note, visibility,
       starts_at, ends_at, status, expires_at, release_at, awaits_approval, checked_in_at, cancelled_at, destination,
       licence_until, kilometres_out, kilometres_back, handed_out_at, handed_out_by, returned_at, returned_by, created_at,
       updated_at, approval_request_id, number)
     select id, 1, "seriesId", day, organizer, "bookedBy", title, '', '',
       case when "isPrivate" then 'private' else 'public' end, start, "end", status, "expiresAt", "releaseAt", "awaitsApproval",
       "checkedInAt", case when status in ('cancelled', 'no_show') then "createdAt" end, destination,
       case when destination <> '' then date '2029-06-30' end, out, back, "handedOutAt",
       case when "handedOutAt" is not null then $2::uuid end, "returnedAt", case when "returnedAt" is not null then $2::uuid end,
       "createdAt", "createdAt", "requestId", number
     from json_to_recordset($1) as row (id uuid, "seriesId" uuid, day date, organizer uuid, "bookedBy" uuid, title text,
       "isPrivate" boolean, start timestamptz, "end" timestamptz, status text, "expiresAt" timestamptz, "releaseAt" timestamptz,
       "awaitsApproval" boolean, "checkedInAt" timestamptz, destination text, out int, back int, "handedOutAt" timestamptz,
       "returnedAt" timestamptz, "createdAt" timestamptz, "requestId" uuid, number text)`,
    [
      JSON.stringify(
        reservations.map((one) => ({
          ...rowOf(one),
          requestId: asked.get(one.id)?.requestId,
          number: asked.get(one.id)?.number,
        })),
      ),
      byNumber[0]?.accountId,
    ],
  );
  const holds = reservations.flatMap(({ id, resource, quantity, start, end, status }) =>
    resource.parts.map((part) => ({
      id,
      resource: resource.id,
      part,
      quantity,
      exclusive: resource.quantity === 1,
      live: status !== 'cancelled' && status !== 'no_show',
      start: instant(start),
      end: instant(end),
      from: instant(start - resource.before * 60_000),
      to: instant(end + resource.after * 60_000),
    })),
  );
  await client.query(
    `insert into reservation_holds (reservation_id, resource_id, part_id, quantity, exclusive, live, during, held)
     select id, resource, part, quantity, exclusive, live, tstzrange(start, "end"), tstzrange("from", "to")
     from json_to_recordset($1) as row (id uuid, resource uuid, part uuid, quantity int, exclusive boolean, live boolean,
       start timestamptz, "end" timestamptz, "from" timestamptz, "to" timestamptz)`,
    [JSON.stringify(holds)],
  );
  const attendees = reservations.flatMap((one) => one.attendees.map((employee) => ({ id: one.id, employee })));
  await client.query(
    `insert into reservation_attendees (reservation_id, employee_id)
     select id, employee from json_to_recordset($1) as row (id uuid, employee uuid)`,
    [JSON.stringify(attendees)],
  );
  await insertApprovals(
    client,
    [...asked.values()].map(({ presented }) => presented),
  );
  await insertCounters(client, { prefix: 'RS', last });
  await insertWaits(client, reservations, people, now, random);
  return reservations.length;
}

/** Two people wait for the first meeting of the coming days. */
async function insertWaits(
  client: PoolClient,
  reservations: readonly SampleReservation[],
  people: readonly string[],
  now: number,
  random: Random,
): Promise<void> {
  const wanted = reservations
    .filter(
      ({ status, start, resource }) =>
        status === 'confirmed' && start > now + 48 * 2 * HALF_HOUR_MS && resource.category === 'room',
    )
    .toSorted((a, b) => a.start - b.start)[0];
  if (wanted === undefined) return;
  const waiting = people.filter((id) => id !== wanted.organizer).slice(0, 2);
  const rows = waiting.map((organizer, nth) => {
    const at = now - (2 - nth) * HALF_HOUR_MS;
    return { id: identity(at, random), organizer, at: instant(at) };
  });
  const [start, end] = [instant(wanted.start), instant(wanted.end)];
  const asked = {
    title: '臨時の打ち合わせ',
    purpose: '',
    note: '',
    visibility: 'public',
    attendees: [],
    destination: '',
    licenceUntil: null,
    resource: { resourceId: wanted.resource.id, quantity: 1 },
    start,
    end,
  };
  await client.query(
    `insert into reservation_waits (id, version, state, organizer_id, resource_id, quantity, starts_at, ends_at, asked, is_admin,
       waiting_since)
     select id, 1, 'waiting', organizer, $2, 1, $3, $4, $5, false, at
     from json_to_recordset($1) as row (id uuid, organizer uuid, at timestamptz)`,
    [JSON.stringify(rows), wanted.resource.id, start, end, JSON.stringify(asked)],
  );
}
