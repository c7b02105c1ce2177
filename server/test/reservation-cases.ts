// For every operation of reservations an input that works, and the ways to its refusals.
import { randomUUID } from 'node:crypto';
import { cancelReservation, type RESERVATION_OPERATIONS } from '@madoguchi/contract/reservations/operations.ts';
import type { Asked, OperationCases } from './operation-case.ts';
import type { Who } from './people.ts';
import { asked, at, booked, resource } from './reservations.ts';
import type { World } from './world.ts';

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

export const RESERVATION_CASES: { readonly [Each in Id]: OperationCases } = {
  'reservations.range': {
    works: works('staff', { from: DAY, to: DAY }),
    refused: { invalid: works('staff', { from: DAY, to: '2026-11-30' }) },
  },
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
};
