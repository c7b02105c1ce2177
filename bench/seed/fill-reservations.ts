// Adds resources and reservations to a seeded database: four a day on each resource, back from ten days ahead, so that the days to
// come are as full however many lie behind.
import type { ClientBase } from 'pg';
import { ID_HEADS } from './size.ts';

/** Reservations of the three databases. */
export const RESERVATION_COUNTS = [10_000, 50_000, 1_000_000] as const;
export const RESOURCES = 200;

/** The last day of the reservations that stand, counted from today; those of the bench come after it. */
export const LAST_DAY = 10;

const A_DAY = 4;
/** In one of so many afternoons of a resource nobody has it. */
const FREE_AFTERNOON = 7;

const id = (kind: keyof typeof ID_HEADS, n: string) =>
  `('${ID_HEADS[kind]}-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;

const HOURS = JSON.stringify(Array.from({ length: 7 }, () => ({ opens: '08:00', closes: '22:00' })));

/** Rooms, half of them with a screen, half of them with a check-in. */
const ROOMS = `insert into resources (id, version, status, name, reading, category, site, capacity, features, note, quantity,
    slot_minutes, shortest_minutes, longest_minutes, lead_minutes, ahead_days_staff, ahead_days_admin, buffer_before_minutes,
    buffer_after_minutes, approval, checks_in, grace_minutes, hours, created_by, created_at, updated_by, updated_at)
  select ${id('resource', 'n')}, 1, 'active', '会議室' || n, 'かいぎしつ', 'room', '本社', 4 + n % 16,
    case when n % 2 = 0 then array['モニター', 'ホワイトボード'] else array['ホワイトボード'] end, '', 1, 15, 15, 480, 0, 731, 731,
    0, 0, 'none', n % 4 < 2, 15, $1::jsonb, ${id('account', '1')}, now(), ${id('account', '1')}, now()
  from generate_series(0, ${RESOURCES - 1}) n`;

const PLACES = `insert into resource_parts (resource_id, part_id) select id, id from resources`;

/** The nth of all: its resource, its day, and its hours in Tokyo. */
const DRAWN = `create temp table wanted as
  select n, resource, day, (day + starts) at time zone 'Asia/Tokyo' as starts_at, (day + ends) at time zone 'Asia/Tokyo' as ends_at
  from generate_series(0, $1::int - 1) n
    cross join lateral (select n % ${RESOURCES} as resource, n / ${RESOURCES} % ${A_DAY} as slot,
      $2::date + ${LAST_DAY} - n / ${RESOURCES * A_DAY} as day) placed
    cross join lateral (select (resource + (day - '2020-01-01'::date)) % ${FREE_AFTERNOON} = 0 as is_free) afternoon
    cross join lateral (select
      (case when is_free then '{08:00,10:00,18:00,20:00}' else '{10:00,12:00,14:00,16:00}' end::time[]) [1 + slot] as starts,
      (case when is_free then '{10:00,12:00,20:00,22:00}' else '{12:00,14:00,16:00,18:00}' end::time[]) [1 + slot] as ends) hours`;

/** Those that are over were used; one of twenty is private. */
const BOOKED = `insert into reservations (id, version, organizer_id, title, purpose, note, visibility, starts_at, ends_at, status,
    release_at, destination, created_at, updated_at)
  select ${id('reservation', 'n')}, 1, ${id('employee', '1 + n * 7 % people')}, '定例会議', '', '',
    case when n % 20 = 0 then 'private' else 'public' end, starts_at, ends_at,
    case when day < $1::date then 'finished' else 'confirmed' end,
    case when day > $1::date and resource % 4 < 2 then starts_at + interval '15 minutes' end, '', now(), now()
  from wanted, (select count(*)::int as people from employees) counted order by n desc`;

const HELD = `insert into reservation_holds (reservation_id, resource_id, part_id, quantity, exclusive, live, during, held)
  select ${id('reservation', 'n')}, ${id('resource', 'resource')}, ${id('resource', 'resource')}, 1, true, true,
    tstzrange(starts_at, ends_at), tstzrange(starts_at, ends_at)
  from wanted order by n desc`;

const ATTENDED = `insert into reservation_attendees (reservation_id, employee_id)
  select ${id('reservation', 'n')}, ${id('employee', '1 + (n * 7 + other) % people')}
  from wanted, (select count(*)::int as people from employees) counted, generate_series(1, 2) other order by n desc`;

/** Fills the tables while nothing but their keys is indexed or excluded, which is made at once afterwards, and judges all rows. */
async function addReservations(client: ClientBase, today: string): Promise<void> {
  const tables = `('reservations'::regclass, 'reservation_holds'::regclass, 'reservation_attendees'::regclass)`;
  const { rows: exclusions } = await client.query<{ conname: string; def: string }>(
    `select conname, pg_get_constraintdef(oid) as def from pg_constraint where contype = 'x' and conrelid in ${tables}`,
  );
  for (const { conname } of exclusions) await client.query(`alter table reservation_holds drop constraint ${conname}`);
  const { rows: indexes } = await client.query<{ name: string; def: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as def from pg_index
      where indrelid in ${tables} and not indisunique`,
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await client.query(BOOKED, [today]);
  await client.query(HELD);
  await client.query(ATTENDED);
  for (const { def } of indexes) await client.query(def);
  for (const { conname, def } of exclusions) {
    await client.query(`alter table reservation_holds add constraint ${conname} ${def}`);
  }
}

/** Adds so many reservations. The client is a superuser's: triggers and foreign keys are not asked row by row. */
export async function fillReservations(client: ClientBase, reservations: number, today: string): Promise<void> {
  await client.query('begin');
  await client.query('set local session_replication_role = replica');
  await client.query(`set local maintenance_work_mem = '256MB'`);
  await client.query(ROOMS, [HOURS]);
  await client.query(PLACES);
  await client.query(DRAWN, [reservations, today]);
  await addReservations(client, today);
  await client.query('commit');
  await client.query('vacuum (freeze, analyze)');
}
