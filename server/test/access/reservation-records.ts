// Why everybody may name any reservation: its time is every member of staff's to see.
import { randomUUID } from 'node:crypto';
import type { RESERVATION_OPERATIONS } from '@madoguchi/contract/reservations/operations.ts';
import { resource } from '../reservations.ts';
import type { Entry } from './hidden-record.ts';

type Id = (typeof RESERVATION_OPERATIONS)[number]['id'];

const TIMES: Entry = {
  open: 'the time of every reservation is open to staff; of a private one nothing else is told, and a step is refused by its rule (B6-02)',
};
const RESOURCES: Entry = { open: 'every resource is open to staff, and so is every colleague (B6-01)' };

const LEAVERS: Entry = { open: 'admins hand over the reservations of whoever leaves (B2-04)' };

/** A place in a waiting list is its person's alone. */
const WAITS: Entry = {
  hides: {
    'a place in the line': async (world, { accountId }) => {
      const [id, room] = [randomUUID(), await resource(world)];
      await world.pool.query(
        `insert into reservation_waits (id, version, state, organizer_id, resource_id, quantity, starts_at, ends_at, asked,
           is_admin, waiting_since)
         select $1, 1, 'waiting', employee_id, $2, 1, '2026-12-01T01:00Z', '2026-12-01T02:00Z', '{"title":"待ち"}', false, now()
         from accounts where id = $3`,
        [id, room.id, accountId],
      );
      return { id, unknown: randomUUID(), input: (wait) => ({ id: wait, version: 1 }) };
    },
  },
};

export const RESERVATION_RECORDS = {
  'reservations.range': RESOURCES,
  'reservations.check': RESOURCES,
  'reservations.book': RESOURCES,
  'reservations.show': TIMES,
  'reservations.change': TIMES,
  'reservations.cancel': TIMES,
  'reservations.confirm': TIMES,
  'reservations.check-in': TIMES,
  'reservations.end': TIMES,
  'reservations.extend': TIMES,
  'reservations.hand-out': TIMES,
  'reservations.take-back': TIMES,
  'reservations.drive': TIMES,
  'reservations.alcohol': TIMES,
  'reservations.wait': RESOURCES,
  'reservations.give-up': WAITS,
  'reservations.hand-over': LEAVERS,
  'reservations.find': RESOURCES,
} as const satisfies Partial<Record<Id, Entry>>;
