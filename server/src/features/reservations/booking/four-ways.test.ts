import {
  bookReservation,
  importReservations,
  waitForReservation,
} from '@madoguchi/contract/reservations/operations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asked, at, booked, resource } from '../../../../test/reservations.ts';
import { openWorld, type World } from '../../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  world.clock.set('2026-11-25T00:00:00.000Z');
});
afterAll(() => world.close());

const DAY = '2026-12-01';
type Times = readonly [from: string, to: string];

/** Answers if the way had the time, which is asked for on a day on which 10:00–11:00 is held. */
const WAYS: Readonly<Record<string, (room: { id: string; name: string }, times: Times) => Promise<boolean>>> = {
  'a booking': async ({ id }, times) =>
    (await world.as('staff')(bookReservation, asked([id], [DAY, ...times]))).status === 200,
  'a series': async ({ id }, times) => {
    const series = { rule: { every: 'week', weekdays: ['tu'], ends: { by: 'count', count: 2 } } } as const;
    return (await world.as('staff')(bookReservation, asked([id], [DAY, ...times], { series } as never))).status === 200;
  },
  'an import': async ({ name }, times) => {
    const line = ['会議', name, DAY, ...times, world.people.staff.number].join(',');
    const csv = `件名,設備,日付,開始,終了,主催者の社員番号\r\n${line}`;
    return (await world.as('system')(importReservations, { csv })).status === 200;
  },
  // Only a time that cannot be had is waited for.
  'the waiting list': async ({ id }, [from, to]) => {
    const wait = { resource: { resourceId: id }, title: '会議', start: at(DAY, from), end: at(DAY, to) };
    const { status, problem } = await world.as('staff')(waitForReservation, wait);
    if (status !== 200) expect(problem.code).toBe('reservation-free');
    return status !== 200;
  },
};

const CASES: readonly (readonly [from: string, to: string, isFree: boolean])[] = [
  ['09:00', '10:00', true],
  ['11:00', '12:00', true],
  ['09:30', '10:00', true],
  ['10:00', '10:15', false],
  ['10:45', '11:00', false],
  ['09:55', '10:05', false],
  ['09:00', '12:00', false],
  ['10:15', '10:45', false],
];

describe.each(Object.entries(WAYS))('%s', (_, has) => {
  it.each(CASES)('beside 10:00–11:00, %s–%s is free: %s [B6-03]', async (from, to, isFree) => {
    // The finest grid, or 09:55 would be refused for its grid alone.
    const room = await resource(world, { slot_minutes: 5, shortest_minutes: 5 });
    await booked(world.as('other'), [room.id], [DAY, '10:00', '11:00']);
    expect(await has(room, [from, to])).toBe(isFree);
  });
});
