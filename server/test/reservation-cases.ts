// For every operation of reservations an input that works, and the ways to its refusals.
import { randomUUID } from 'node:crypto';
import {
  cancelReservation,
  giveUpWait,
  handOutReservation,
  type RESERVATION_OPERATIONS,
  waitForReservation,
} from '@madoguchi/contract/reservations/operations.ts';
import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { vi } from 'vitest';
import type { Asked, OperationCases } from './operation-case.ts';
import type { Who } from './people.ts';
import { asked, at, booked, resource } from './reservations.ts';
import { keptWorld } from './side-worlds.ts';
import { openWorld, type World } from './world.ts';

type Id = (typeof RESERVATION_OPERATIONS)[number]['id'];

const DAY = '2026-12-01';
const TEN = [DAY, '10:00', '11:00'] as const;

const works =
  (who: Who, input: Record<string, unknown> = {}) =>
  async (): Promise<Asked> => ({ who, input });

/** One of the staff member's, on a room of its own. */
async function mine(world: World) {
  const room = await resource(world);
  const { id, version } = await booked(world.as('staff'), [room.id], TEN);
  return { id, version };
}

const own =
  (more: object = {}, who: Who = 'staff') =>
  async (world: World): Promise<Asked> => ({ who, input: { ...(await mine(world)), ...more } });

/** Begun at the moment: booked now, in the slot that is under way. */
async function running(world: World) {
  const room = await resource(world);
  const { id, version } = await booked(world.as('staff'), [room.id], ['2026-11-21', '14:00', '15:00']);
  return { id, version };
}

async function cancelled(world: World) {
  const { id, version } = await mine(world);
  await world.as('staff')(cancelReservation, { id, version });
  return { id, version: version + 1 };
}

const over =
  (more: object = {}) =>
  async (world: World): Promise<Asked> => ({ who: 'staff', input: { ...(await cancelled(world)), ...more } });

const late =
  (more: object = {}, found = mine) =>
  async (world: World): Promise<Asked> => ({ who: 'staff', input: { ...(await found(world)), version: 7, ...more } });

const unknown = (more: object = {}) => works('staff', { id: randomUUID(), version: 1, ...more });

const free = async (world: World): Promise<Asked> => ({
  who: 'staff',
  input: asked([(await resource(world)).id], TEN),
});

const turnedRound = async (world: World): Promise<Asked> => ({
  who: 'staff',
  input: { ...asked([(await resource(world)).id], TEN), end: at(DAY, '09:00') },
});

/** On a resource of the kind, which the second member of staff manages. */
const on =
  (more: Parameters<typeof resource>[1], asking: Parameters<typeof asked>[2] = {}) =>
  async (world: World) => {
    const { id: room } = await resource(world, more, { managers: ['other'] });
    const { id, version } = await booked(world.as('staff'), [room], TEN, asking);
    return { id, version };
  };

const tentative = on({}, { tentative: true });
const lent = on({ category: 'equipment' });
const drive = on({ category: 'vehicle' }, { licenceUntil: PlainDate.parse('2030-01-01') });

type Making = (world: World) => Promise<{ id: string; version: number }>;

const of =
  (who: Who, making: Making, more: object = {}) =>
  async (world: World): Promise<Asked> => ({ who, input: { ...(await making(world)), ...more } });

/** The ways in which each step is refused. */
const refusals = (who: Who, making: Making, wrong: Making, stranger: Who, more: object = {}) => ({
  'not-found': works(who, { id: randomUUID(), version: 1, ...more }),
  'not-allowed': of(stranger, making, more),
  'wrong-state': of(who, wrong, more),
  stale: of(who, making, { ...more, version: 7 }),
});

/** Checked in at the moment on a room with a check-in, or released for want of one. */
async function starting(world: World, start: string) {
  const { id: room } = await resource(world, { checks_in: true });
  const { id, version } = await booked(world.as('staff'), [room], TEN);
  await world.pool.query(
    `update reservations set starts_at = $2::timestamptz, release_at = $2::timestamptz + interval '15 min' where id = $1`,
    [id, start],
  );
  return { id, version };
}
const SOON: Making = (world) => starting(world, '2026-11-21T05:10:00Z');
const MISSED: Making = (world) => starting(world, '2026-11-21T04:45:00Z');

async function expired(world: World) {
  const made = await tentative(world);
  await world.pool.query('update reservations set expires_at = $2 where id = $1', [made.id, '2026-11-21T05:00:00Z']);
  return made;
}

async function occupied(world: World) {
  const room = await resource(world);
  await booked(world.as('other'), [room.id], TEN);
  return room;
}

const waitInput = (resourceId: string) => ({
  resource: { resourceId },
  start: at(DAY, '10:00'),
  end: at(DAY, '11:00'),
  title: '待ち',
});

async function waiting(world: World) {
  const { id } = await occupied(world);
  const { output } = await world.as('staff')(waitForReservation, waitInput(id));
  return { id: output.id, version: output.version };
}

async function givenUp(world: World) {
  const wait = await waiting(world);
  await world.as('staff')(giveUpWait, wait);
  return { ...wait, version: 2 };
}

/** Running until 15:00, with somebody after it. */
async function followed(world: World) {
  const room = await resource(world);
  await booked(world.as('other'), [room.id], ['2026-11-21', '15:00', '16:00']);
  const { id, version } = await booked(world.as('staff'), [room.id], ['2026-11-21', '14:00', '15:00']);
  return { id, version };
}

const withoutRoute = () =>
  keptWorld('reservations without a route', async () => {
    const world = await openWorld();
    await world.pool.query('update approval_route_versions set valid_to = valid_from');
    await world.pool.query(`update accounts set display_name = 'Kobayashi' where roles @> '{system}'`);
    return world;
  });

const END = '2026-11-21T06:30:00.000Z';
const KILOMETRES = { kilometresOut: 10, kilometresBack: 20 };

async function fileOf(world: World, more: Parameters<typeof resource>[1] = {}) {
  const { name } = await resource(world, more);
  return `件名,設備,日付,開始,終了,主催者の社員番号\n会議,${name},${DAY},10:00,11:00,${world.people.staff.number}`;
}

export const RESERVATION_CASES: { readonly [Each in Id]: OperationCases } = {
  'reservations.range': {
    works: works('staff', { from: DAY, to: DAY }),
    refused: { invalid: works('staff', { from: DAY, to: '2026-11-30' }) },
  },
  'reservations.search': { works: works('staff', { q: '会議' }), refused: {} },
  'reservations.show': {
    works: async (world) => ({ who: 'other', input: { id: (await mine(world)).id } }),
    refused: { 'not-found': works('staff', { id: randomUUID() }) },
  },
  'reservations.check': { works: free, refused: { invalid: turnedRound } },
  'reservations.book': {
    works: free,
    refused: {
      invalid: turnedRound,
      'reservation-taken': async (world) => {
        const room = await resource(world);
        await booked(world.as('other'), [room.id], TEN, { visibility: 'private' });
        return { who: 'staff', input: asked([room.id], TEN) };
      },
      'no-approval-route': async () => {
        const at = await withoutRoute();
        const room = await resource(at, { approval: 'always' });
        return { who: 'staff', input: asked([room.id], TEN), at };
      },
    },
  },
  'reservations.cancel': {
    works: own(),
    refused: {
      'not-found': unknown(),
      'not-allowed': own({}, 'other'),
      'wrong-state': over(),
      stale: late(),
    },
  },
  'reservations.end': {
    works: async (world) => ({ who: 'staff', input: await running(world) }),
    refused: {
      'not-found': unknown(),
      'not-allowed': async (world) => ({ who: 'other', input: await running(world) }),
      'wrong-state': own(),
      stale: late({}, running),
    },
  },
  'reservations.list-own': { works: works('staff'), refused: {} },
  'reservations.export-own': { works: works('staff'), refused: {} },
  'reservations.list-waits': { works: works('staff'), refused: {} },
  'reservations.list-late': { works: works('staff'), refused: {} },
  'reservations.find': {
    works: works('staff', { from: DAY, to: DAY }),
    refused: { invalid: works('staff', { from: DAY, to: '2026-11-30' }) },
  },
  'reservations.change': {
    works: own({ title: '改題' }),
    refused: {
      ...refusals('staff', mine, cancelled, 'other', { title: '改題' }),
      invalid: own({ end: at(DAY, '09:00') }),
      'reservation-taken': async (world) => {
        const room = await resource(world);
        await booked(world.as('other'), [room.id], [DAY, '11:00', '12:00'], { visibility: 'private' });
        const { id, version } = await booked(world.as('staff'), [room.id], TEN);
        return { who: 'staff', input: { id, version, end: at(DAY, '12:00') } };
      },
      'no-approval-route': async () => {
        const place = await withoutRoute();
        const room = await resource(place);
        const { id, version } = await booked(place.as('staff'), [room.id], TEN);
        await place.pool.query(`update resources set approval = 'always' where id = $1`, [room.id]);
        return { who: 'staff', input: { id, version, end: at(DAY, '12:00') }, at: place };
      },
    },
  },
  'reservations.confirm': {
    works: of('staff', tentative),
    refused: { ...refusals('staff', tentative, mine, 'other'), 'reservation-released': of('staff', expired) },
  },
  'reservations.check-in': {
    works: of('staff', SOON),
    refused: {
      ...refusals('staff', SOON, cancelled, 'other'),
      'reservation-released': of('staff', MISSED),
      'check-in-closed': own(),
    },
  },
  'reservations.extend': {
    works: of('staff', running, { end: END }),
    refused: {
      ...refusals('staff', running, mine, 'other', { end: END }),
      invalid: of('staff', running, { end: '2026-11-21T05:30:00.000Z' }),
      'reservation-taken': async (world) => {
        const made = await followed(world);
        await world.pool.query(`update reservations set visibility = 'private'`);
        return { who: 'staff', input: { ...made, end: END } };
      },
    },
  },
  'reservations.hand-out': { works: of('other', lent), refused: refusals('other', lent, on({}), 'staff') },
  'reservations.take-back': {
    works: async (world) => {
      const { id, version } = await lent(world);
      await world.as('other')(handOutReservation, { id, version });
      return { who: 'other', input: { id, version: version + 1 } };
    },
    refused: {
      'not-found': unknown(),
      'not-allowed': of('staff', lent),
      'wrong-state': of('other', lent),
      stale: async (world) => {
        const { id, version } = await lent(world);
        await world.as('other')(handOutReservation, { id, version });
        return { who: 'other', input: { id, version } };
      },
    },
  },
  'reservations.drive': {
    works: of('staff', drive, KILOMETRES),
    refused: {
      'not-found': unknown(KILOMETRES),
      'not-allowed': async (world) => {
        const { id: car } = await resource(world, { category: 'vehicle' });
        const { id, version } = await booked(world.as('staff'), [car], TEN, {
          licenceUntil: PlainDate.parse('2030-01-01'),
        });
        return { who: 'other', input: { id, version, ...KILOMETRES } };
      },
      'wrong-state': own(KILOMETRES),
      stale: of('staff', drive, { ...KILOMETRES, version: 7 }),
      invalid: of('staff', drive, { kilometresOut: 20, kilometresBack: 10 }),
    },
  },
  'reservations.alcohol': {
    works: async (world) => ({ who: 'staff', input: { id: (await drive(world)).id, phase: 'before', result: 'none' } }),
    refused: {
      'not-found': works('staff', { id: randomUUID(), phase: 'before', result: 'none' }),
      'not-allowed': async (world) => ({
        who: 'other',
        input: { id: (await mine(world)).id, phase: 'before', result: 'none' },
      }),
      'wrong-state': async (world) => ({
        who: 'staff',
        input: { id: (await mine(world)).id, phase: 'before', result: 'none' },
      }),
    },
  },
  'reservations.wait': {
    works: async (world) => ({ who: 'staff', input: waitInput((await occupied(world)).id) }),
    refused: {
      invalid: async (world) => ({
        who: 'staff',
        input: { ...waitInput((await occupied(world)).id), end: at(DAY, '09:00') },
      }),
      'reservation-free': async (world) => ({ who: 'staff', input: waitInput((await resource(world)).id) }),
    },
  },
  'reservations.give-up': {
    works: of('staff', waiting),
    refused: {
      'not-found': unknown(),
      'wrong-state': of('staff', givenUp),
      stale: of('staff', waiting, { version: 7 }),
    },
  },
  'reservations.hand-over': {
    works: async (world) => {
      await mine(world);
      const { staff, other } = world.people;
      return { who: 'admin', input: { from: staff.employeeUuid, to: other.employeeUuid } };
    },
    refused: {
      invalid: async ({ people }) => ({
        who: 'admin',
        input: { from: people.staff.employeeUuid, to: people.staff.employeeUuid },
      }),
      'no-approval-route': async () => {
        const place = await withoutRoute();
        const room = await resource(place, { approval: 'always' });
        await place.pool.query(`update approval_route_versions set valid_to = null where domain = 'reservations'`);
        // The portal hears of the route a moment after it was opened.
        await vi.waitFor(() => booked(place.as('staff'), [room.id], TEN), { timeout: 15_000 });
        await place.pool.query(`update approval_route_versions set valid_to = valid_from`);
        const { staff, other } = place.people;
        return { who: 'admin', input: { from: staff.employeeUuid, to: other.employeeUuid }, at: place };
      },
    },
  },
  'reservations.check-import': {
    works: async (world) => ({ who: 'system', input: { csv: await fileOf(world) } }),
    refused: {},
  },
  'reservations.import': {
    works: async (world) => ({ who: 'system', input: { csv: await fileOf(world) } }),
    refused: {
      invalid: works('system', { csv: '件名\n会議' }),
      'no-approval-route': async () => {
        const place = await withoutRoute();
        return { who: 'system', input: { csv: await fileOf(place, { approval: 'always' }) }, at: place };
      },
    },
  },
  'reservations.usage': {
    works: works('admin', { from: '202611', to: '202612' }),
    refused: { invalid: works('admin', { from: '202612', to: '202611' }) },
  },
  'reservations.export-usage': {
    works: works('admin', { from: '202611', to: '202612' }),
    refused: { invalid: works('admin', { from: '202612', to: '202611' }) },
  },
};
