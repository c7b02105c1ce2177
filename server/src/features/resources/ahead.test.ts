import { bookReservation, cancelReservation } from '@madoguchi/contract/reservations/operations.ts';
import {
  changeResource,
  checkClosure,
  closeResources,
  listAhead,
  retireResource,
  showResource,
} from '@madoguchi/contract/resources/operations.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asked, at, booked } from '../../../test/reservations.ts';
import { DECEMBER_10, EVERY_DAY, madeHall, madeResource, room } from '../../../test/resource-cases.ts';
import { openWorld, type World } from '../../../test/world.ts';

const DAY = '2026-12-10';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const open = (more: Parameters<typeof madeResource>[1] = {}) => madeResource(world, { hours: EVERY_DAY, ...more });
const concerned = async (resourceIds: string[], range = DECEMBER_10) =>
  (await world.as('system')(checkClosure, { resourceIds, ...range })).output.reservations;
const close = (resourceIds: string[]) =>
  world.as('system')(closeResources, { resourceIds, ...DECEMBER_10, reason: '空調の点検' });
const ahead = async (id: string) => (await world.as('system')(listAhead, { id })).output;
const toldOf = async (subject: string) =>
  (
    await world.pool.query<{ said: object; to_employee: string }>(
      `select said, to_employee from told_facts where kind = 'reservation-place-closed' and subject = $1`,
      [subject],
    )
  ).rows;

describe('a closure over reservations', () => {
  it('says beforehand whom it concerns, tells each of them, and leaves every reservation as it is [B6-06]', async () => {
    const { id } = await open();
    const first = await booked(world.as('staff'), [id], [DAY, '10:00', '11:00']);
    const hidden = { title: '採用面接（二次）', visibility: 'private' } as const;
    const second = await booked(world.as('other'), [id], [DAY, '13:00', '14:00'], hidden);
    const over = await booked(world.as('staff'), [id], [DAY, '15:00', '16:00']);
    await world.as('staff')(cancelReservation, { id: over.id, version: over.version });
    await booked(world.as('staff'), [id], ['2026-12-11', '10:00', '11:00']);
    const found = await concerned([id]);
    expect(found.map((one) => [one.id, one.title, one.isBusyOnly])).toEqual([
      [first.id, '打ち合わせ', false],
      [second.id, '', true],
    ]);
    expect(await toldOf(first.id)).toEqual([]);
    expect((await close([id])).status).toBe(200);
    expect(await toldOf(first.id)).toMatchObject([
      { said: { reason: '空調の点検', title: '打ち合わせ', day: DAY }, to_employee: world.people.staff.employeeUuid },
    ]);
    expect(await toldOf(second.id)).toMatchObject([{ to_employee: world.people.other.employeeUuid }]);
    expect(await toldOf(over.id)).toEqual([]);
    const states = await world.pool.query<{ status: string }>('select status from reservations where id = any($1)', [
      [first.id, second.id],
    ]);
    expect(states.rows.map(({ status }) => status)).toEqual(['confirmed', 'confirmed']);
    expect(await concerned([id])).toHaveLength(2);
  });

  it('keeps others from the closed time, and lets them have what lies at its edges', async () => {
    const { id } = await madeResource(world, {
      hours: Array.from({ length: 7 }, () => ({ opens: '00:00', closes: '24:00' })),
    });
    await close([id]);
    const book = (day: string, from: string, to: string) =>
      world.as('staff')(bookReservation, asked([id], [day, from, to]));
    expect((await book(DAY, '12:00', '13:00')).status).toBe(409);
    expect((await book('2026-12-09', '23:00', '24:00')).status).toBe(200);
    expect((await book('2026-12-11', '00:00', '01:00')).status).toBe(200);
  });

  it('concerns what shares a unit with it, and each reservation once', async () => {
    const { hall, one, other } = await madeHall(world);
    const half = await booked(world.as('staff'), [one.id], [DAY, '10:00', '11:00']);
    expect((await concerned([hall.id, one.id, other.id])).map(({ id }) => id)).toEqual([half.id]);
    expect(await concerned([other.id])).toEqual([]);
  });

  it('is looked at by system people alone', async () => {
    const { id } = await open();
    expect((await world.as('admin')(checkClosure, { resourceIds: [id], ...DECEMBER_10 })).status).toBe(403);
    expect((await world.as('admin')(listAhead, { id })).status).toBe(403);
  });
});

describe('reservations that stand', () => {
  it('stay when the rules change, and those that no longer fit are listed with the reason [B6-06]', async () => {
    const seen = await open();
    const { name } = (await world.as('staff')(showResource, { id: seen.id })).output;
    await booked(world.as('staff'), [seen.id], [DAY, '08:00', '09:00']);
    await booked(world.as('staff'), [seen.id], [DAY, '10:00', '11:00']);
    await booked(world.as('staff'), [seen.id], [DAY, '11:00', '12:00']);
    await booked(world.as('staff'), [seen.id], ['2026-12-20', '10:00', '11:00']);
    expect(await ahead(seen.id)).toMatchObject({ count: 4, misfits: 0 });
    const later = EVERY_DAY.map(() => ({ opens: '09:00', closes: '20:00' }));
    const changed = { bufferAfterMinutes: 10, endsOn: '2026-12-15' as PlainDate, hours: later };
    await world.as('system')(changeResource, { ...room({ name, ...changed }), ...seen });
    const { reservations, count, misfits } = await ahead(seen.id);
    expect([count, misfits]).toEqual([4, 3]);
    expect(reservations.map(({ start, misfit }) => [start, misfit !== null])).toEqual([
      [at(DAY, '08:00'), true],
      [at(DAY, '11:00'), true],
      [at('2026-12-20', '10:00'), true],
      [at(DAY, '10:00'), false],
    ]);
    expect(reservations.map(({ misfit }) => misfit).slice(0, 2)).toEqual([
      expect.stringContaining('09:00–20:00'),
      'There is no room for the buffers (10 minutes) after the reservation before.',
    ]);
  });

  it('keep a resource from being retired; cancelled ones do not', async () => {
    const seen = await open();
    const { id, version } = await booked(world.as('staff'), [seen.id], [DAY, '10:00', '11:00']);
    const refused = await world.as('system')(retireResource, seen);
    expect(refused.problem.code).toBe('reservations-ahead');
    await world.as('staff')(cancelReservation, { id, version });
    expect((await world.as('system')(retireResource, seen)).status).toBe(200);
  });
});
