// Resources and reservations as tests want them.
import { randomUUID } from 'node:crypto';
import type { InputOf } from '@madoguchi/contract/operation.ts';
import { bookReservation } from '@madoguchi/contract/reservations/operations.ts';
import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { tokyoInstant } from '@madoguchi/contract/values/tokyo-time.ts';
import type { Who } from './people.ts';
import type { Call, World } from './world.ts';

const OPEN = { opens: '08:00', closes: '22:00' };
export const ALWAYS_OPEN = Array.from({ length: 7 }, () => ({ opens: '00:00', closes: '24:00' }));

const STANDARD = {
  name: '会議室',
  category: 'room',
  site: '本社',
  capacity: 8 as number | null,
  features: ['モニター'] as string[],
  quantity: 1,
  slot_minutes: 15,
  shortest_minutes: 15,
  longest_minutes: 44_640,
  lead_minutes: 0,
  ahead_days_staff: 400,
  ahead_days_admin: 500,
  buffer_before_minutes: 0,
  buffer_after_minutes: 0,
  approval: 'none',
  checks_in: false,
  grace_minutes: 15,
  hours: Array.from({ length: 7 }, () => OPEN) as unknown[],
  most_open_staff: null as number | null,
  week_hours_staff: null as number | null,
  in_use_from: null as string | null,
  ends_on: null as string | null,
};

interface Made {
  /** Resources that it is made of. */
  readonly units?: readonly string[];
  readonly managers?: readonly Who[];
}

let made = 0;

/** A resource, open from 8 to 22 on every day, without buffers. */
export async function resource(world: World, more: Partial<typeof STANDARD> = {}, { units, managers = [] }: Made = {}) {
  const id = randomUUID();
  made += 1;
  const row = { ...STANDARD, name: `Room ${made}`, ...more };
  await world.pool.query(
    `insert into resources (id, version, status, name, reading, category, site, capacity, features, note, quantity,
       slot_minutes, shortest_minutes, longest_minutes, lead_minutes, ahead_days_staff, ahead_days_admin,
       buffer_before_minutes, buffer_after_minutes, approval, checks_in, grace_minutes, hours, most_open_staff,
       week_hours_staff, in_use_from, ends_on, created_by, created_at, updated_by, updated_at)
     values ($1, 1, 'active', $2, '', $3, $4, $5, $6, '', $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19::jsonb,
       $20, $21, $22, $23, $24, now(), $24, now())`,
    [
      id,
      row.name,
      row.category,
      row.site,
      row.capacity,
      row.features,
      row.quantity,
      row.slot_minutes,
      row.shortest_minutes,
      row.longest_minutes,
      row.lead_minutes,
      row.ahead_days_staff,
      row.ahead_days_admin,
      row.buffer_before_minutes,
      row.buffer_after_minutes,
      row.approval,
      row.checks_in,
      row.grace_minutes,
      JSON.stringify(row.hours),
      row.most_open_staff,
      row.week_hours_staff,
      row.in_use_from,
      row.ends_on,
      world.people.system.accountId,
    ],
  );
  for (const part of units ?? [id]) {
    await world.pool.query('insert into resource_parts (resource_id, part_id) values ($1, $2)', [id, part]);
  }
  for (const who of managers) {
    await world.pool.query('insert into resource_managers (resource_id, employee_id) values ($1, $2)', [
      id,
      world.people[who].employeeUuid,
    ]);
  }
  return { id, name: row.name };
}

/** `at('2026-12-01', '10:00')`, in Tokyo. */
export const at = (day: string, time: string) => tokyoInstant(PlainDate.parse(day), time);

type Asked = InputOf<typeof bookReservation>;

/** The input that books the resources from a time to another of one day. */
export const asked = (
  resources: readonly string[],
  [day, from, to]: readonly [day: string, from: string, to: string],
  more: Partial<Asked> = {},
): Asked => ({
  resources: resources.map((resourceId) => ({ resourceId })),
  start: at(day, from),
  end: at(day, to),
  title: '打ち合わせ',
  ...more,
});

/** Books, and expects it to be done. */
export async function booked(call: Call, ...how: Parameters<typeof asked>) {
  const { status, output, problem } = await call(bookReservation, asked(...how));
  if (status !== 200) throw new Error(`not booked: ${JSON.stringify(problem)}`);
  const [reservation] = output.reservations;
  if (reservation === undefined) throw new Error('nothing was booked');
  return { ...reservation, seriesId: output.seriesId, all: output.reservations };
}

/** Closes the resource. */
export async function close(world: World, resourceId: string, [from, to]: readonly [from: string, to: string]) {
  await world.pool.query(
    `insert into resource_closures (id, group_id, version, resource_id, closed, reason, closed_by, closed_at)
     values (gen_random_uuid(), gen_random_uuid(), 1, $1, tstzrange($2, $3), '点検', $4, now())`,
    [resourceId, from, to, world.people.system.accountId],
  );
}
