import type { Taken } from '@madoguchi/contract/reservations/model.ts';
import {
  bookReservation,
  cancelReservation,
  endReservation,
  showRange,
  showReservation,
} from '@madoguchi/contract/reservations/operations.ts';
import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ALWAYS_OPEN, asked, at, booked, close, resource } from '../../../../test/reservations.ts';
import { freshKey, openWorld, type World } from '../../../../test/world.ts';

/** Wednesday, 2026-11-25, 09:00 in Tokyo. */
const NOW = '2026-11-25T00:00:00.000Z';
const DAY = '2026-12-01';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(() => world.clock.set(NOW));

type Try = Parameters<typeof asked>;
const staff = (...how: Try) => world.as('staff')(bookReservation, asked(...how));
const other = (...how: Try) => world.as('other')(bookReservation, asked(...how));
const takenOf = ({ problem }: { problem: { data: { current?: unknown } } }) => problem.data.current as Taken;
const codes = ({ problem }: Awaited<ReturnType<typeof staff>>) =>
  problem.data.fields.map(({ field, code }) => `${field}: ${code}`);

describe('two bookings of a room', () => {
  it('meet where they have a moment in common, and neighbours do not [B6-03]', async () => {
    const tried = [
      ['09:00', '10:00', 200],
      ['11:00', '12:00', 200],
      ['09:30', '10:00', 200],
      ['10:00', '10:15', 409],
      ['10:45', '11:00', 409],
      ['09:00', '12:00', 409],
      ['10:15', '10:45', 409],
    ] as const;
    const outcomes = await Promise.all(
      tried.map(async ([from, to]) => {
        const { id } = await resource(world);
        await booked(world.as('other'), [id], [DAY, '10:00', '11:00']);
        return (await staff([id], [DAY, from, to])).status;
      }),
    );
    expect(outcomes).toEqual(tried.map(([, , status]) => status));
    const minutes = await resource(world, { slot_minutes: 5, shortest_minutes: 5 });
    await booked(world.as('other'), [minutes.id], [DAY, '10:00', '11:00']);
    expect((await staff([minutes.id], [DAY, '09:55', '10:05'])).status).toBe(409);
  });

  it('is refused with who holds the time, the nearest free times and equal free rooms [B6-03]', async () => {
    const room = await resource(world, { site: '大阪', capacity: 40, category: 'other' });
    const equal = await resource(world, { site: '大阪', capacity: 45, category: 'other' });
    await booked(world.as('other'), [room.id], [DAY, '10:00', '11:00'], { title: '部会' });
    const refused = await staff([room.id], [DAY, '10:30', '11:30']);
    expect([refused.status, refused.problem.code]).toEqual([409, 'reservation-taken']);
    expect(refused.problem.message).toContain(world.people.other.name);
    const { dates, free } = takenOf(refused);
    expect(dates[0]?.conflicts).toMatchObject([
      { kind: 'reservation', holder: world.people.other.name, title: '部会', start: at(DAY, '10:00') },
    ]);
    expect(dates[0]?.instead).toEqual([{ resourceId: equal.id, name: equal.name }]);
    expect(free[0]).toEqual({ start: at(DAY, '09:00'), end: at(DAY, '10:00') });
    expect(free).toContainEqual({ start: at(DAY, '11:00'), end: at(DAY, '12:00') });
    expect((await staff([room.id], [DAY, '11:00', '12:00'])).status).toBe(200);
  });

  it('keep the buffers of their room between them, each its own [B6-03]', async () => {
    const after = await resource(world, { slot_minutes: 5, shortest_minutes: 5, buffer_after_minutes: 10 });
    await booked(world.as('other'), [after.id], [DAY, '10:00', '11:00']);
    const starts: number[] = [];
    for (const from of ['11:00', '11:05', '11:10']) starts.push((await staff([after.id], [DAY, from, '12:00'])).status);
    expect(starts).toEqual([409, 409, 200]);
    expect((await staff([after.id], [DAY, '09:00', '09:55'])).status).toBe(409);
    expect((await staff([after.id], [DAY, '09:00', '09:50'])).status).toBe(200);
    const both = await resource(world, {
      slot_minutes: 5,
      shortest_minutes: 5,
      buffer_before_minutes: 10,
      buffer_after_minutes: 10,
    });
    await booked(world.as('other'), [both.id], [DAY, '10:00', '11:00']);
    expect((await staff([both.id], [DAY, '11:15', '12:00'])).status).toBe(409);
    expect((await staff([both.id], [DAY, '11:20', '12:00'])).status).toBe(200);
    expect((await staff([both.id], [DAY, '09:00', '09:45'])).status).toBe(409);
    expect((await staff([both.id], [DAY, '09:00', '09:40'])).status).toBe(200);
  });

  it('stand without a buffer that the room gets later; with it the second is refused [B6-03]', async () => {
    const { id } = await resource(world);
    await booked(world.as('other'), [id], [DAY, '10:00', '11:00']);
    await booked(world.as('staff'), [id], [DAY, '11:00', '12:00']);
    await world.pool.query('update resources set buffer_after_minutes = 15 where id = $1', [id]);
    expect((await staff([id], [DAY, '09:00', '10:00'])).status).toBe(409);
    expect((await staff([id], [DAY, '09:00', '09:45'])).status).toBe(200);
    const day = PlainDate.parse(DAY);
    const { items } = (await world.as('staff')(showRange, { from: day, to: day, resource: id })).output;
    expect(items).toHaveLength(3);
  });
});

describe('identical items', () => {
  it('are counted by the moment and not by the sum of the bookings that meet [B6-03]', async () => {
    const projectors = await resource(world, { quantity: 5, category: 'equipment' });
    const ask = (from: string, to: string, quantity: number) =>
      world.as('staff')(bookReservation, {
        ...asked([projectors.id], [DAY, from, to]),
        resources: [{ resourceId: projectors.id, quantity }],
      });
    expect((await ask('10:00', '11:00', 3)).status).toBe(200);
    expect((await ask('12:00', '13:00', 3)).status).toBe(200);
    expect((await ask('10:00', '13:00', 2)).status).toBe(200);
    const refused = await ask('10:30', '12:30', 1);
    expect(refused.status).toBe(409);
    expect(takenOf(refused).dates[0]?.conflicts.map(({ kind }) => kind)).toContain('quantity');
    expect((await ask('11:00', '12:00', 3)).status).toBe(200);
    expect(codes(await ask('14:00', '15:00', 6))).toEqual(['resources: too-few-items']);
  });

  it('are booked together with a room or not at all, and the answer names what is missing [B6-03]', async () => {
    const room = await resource(world);
    const projector = await resource(world, { category: 'equipment' });
    await booked(world.as('other'), [projector.id], [DAY, '10:00', '11:00']);
    const refused = await staff([room.id, projector.id], [DAY, '10:00', '11:00']);
    expect(refused.status).toBe(409);
    expect(refused.problem.message).toContain(projector.name);
    expect((await other([room.id], [DAY, '10:00', '11:00'])).status).toBe(200);
  });
});

describe('a hall of two halves', () => {
  it('takes both, and each half keeps the hall [B6-01] [B6-03]', async () => {
    const [east, west] = [await resource(world), await resource(world)];
    const hall = await resource(world, {}, { units: [east.id, west.id] });
    await booked(world.as('other'), [east.id], [DAY, '10:00', '11:00']);
    expect((await staff([hall.id], [DAY, '10:30', '11:30'])).status).toBe(409);
    expect((await staff([west.id], [DAY, '10:00', '11:00'])).status).toBe(200);
    await booked(world.as('staff'), [hall.id], [DAY, '13:00', '14:00']);
    expect((await other([west.id], [DAY, '13:30', '14:30'])).status).toBe(409);
    expect(codes(await staff([hall.id, west.id], [DAY, '16:00', '17:00']))).toEqual([
      'resources.1: resources-share-place',
    ]);
    await close(world, west.id, [at(DAY, '18:00'), at(DAY, '19:00')]);
    expect((await staff([hall.id], [DAY, '18:00', '19:00'])).status).toBe(409);
    expect((await staff([east.id], [DAY, '18:00', '19:00'])).status).toBe(200);
  });
});

describe('the rules of a resource', () => {
  it('are told at the fields: hours, grid, lengths, notice, days ahead, past and end [B6-01]', async () => {
    const { id } = await resource(world, {
      shortest_minutes: 30,
      longest_minutes: 120,
      lead_minutes: 60,
      ahead_days_staff: 7,
      ends_on: '2026-12-03',
    });
    expect(codes(await staff([id], [DAY, '07:00', '08:00']))).toEqual(['start: booking-outside-hours']);
    expect(codes(await staff([id], [DAY, '10:10', '11:00']))).toEqual(['start: booking-off-grid']);
    expect(codes(await staff([id], [DAY, '10:00', '10:15']))).toEqual(['end: booking-too-short']);
    expect(codes(await staff([id], [DAY, '10:00', '12:15']))).toEqual(['end: booking-too-long']);
    expect(codes(await staff([id], ['2026-11-25', '09:30', '10:30']))).toEqual(['start: booking-too-soon']);
    expect(codes(await staff([id], ['2026-11-24', '10:00', '11:00']))).toEqual(['start: booking-past']);
    expect(codes(await staff([id], ['2026-12-03', '10:00', '11:00']))).toEqual(['start: booking-too-far']);
    const admin = (day: string) => world.as('admin')(bookReservation, asked([id], [day, '10:00', '11:00']));
    expect((await admin('2026-12-03')).status).toBe(200);
    expect(codes(await admin('2026-12-04'))).toEqual(['end: resource-ended']);
    expect(codes(await staff([id], [DAY, '11:00', '10:00']))).toEqual(['end: ends-before-start']);
    expect(codes(await staff([world.people.staff.accountId], [DAY, '10:00', '11:00']))).toEqual([
      'resources.0: resource-unknown',
    ]);
  });

  it('let somebody book now in a slot that has begun, from now on used [B6-04]', async () => {
    const { id } = await resource(world, { checks_in: true });
    world.clock.set(at('2026-11-25', '10:07'));
    await booked(world.as('other'), [id], ['2026-11-25', '11:00', '12:00']);
    expect((await staff([id], ['2026-11-25', '10:00', '11:15'])).status).toBe(409);
    const now = await booked(world.as('staff'), [id], ['2026-11-25', '10:00', '11:00']);
    expect(now.status).toBe('in_use');
    world.clock.set(at('2026-11-25', '10:40'));
    expect((await world.as('staff')(showReservation, { id: now.id })).output.status).toBe('in_use');
  });

  it('hold at the edges of days, to 24:00, and over midnight in two days [B6-01]', async () => {
    const { id } = await resource(world, { hours: ALWAYS_OPEN });
    await booked(world.as('staff'), [id], ['2026-12-31', '20:00', '24:00']);
    expect((await other([id], ['2027-01-01', '00:00', '01:00'])).status).toBe(200);
    const second = await resource(world, { hours: ALWAYS_OPEN });
    const over = { ...asked([second.id], ['2026-12-31', '23:00', '24:00']), end: at('2027-01-01', '01:00') };
    expect((await world.as('staff')(bookReservation, over)).status).toBe(200);
    const days = ['2026-12-31', '2027-01-01'].map((day) => PlainDate.parse(day));
    const shown = await Promise.all(
      days.map(async (day) => {
        const { items } = (await world.as('staff')(showRange, { from: day, to: day, resource: second.id })).output;
        return items.length;
      }),
    );
    expect(shown).toEqual([1, 1]);
  });

  it('give way to a closure, whose edges are free [B6-06]', async () => {
    const { id } = await resource(world, { hours: ALWAYS_OPEN });
    await close(world, id, [at(DAY, '00:30'), at('2026-12-03', '23:30')]);
    const refused = await staff([id], ['2026-12-02', '10:00', '11:00']);
    expect([refused.status, takenOf(refused).dates[0]?.conflicts[0]?.kind]).toEqual([409, 'closure']);
    expect((await staff([id], ['2026-12-04', '09:00', '10:00'])).status).toBe(200);
    expect((await staff([id], [DAY, '00:00', '00:30'])).status).toBe(200);
    expect((await staff([id], ['2026-12-03', '23:30', '24:00'])).status).toBe(200);
    const from = PlainDate.parse('2026-11-30');
    const { closures } = (await world.as('staff')(showRange, { from, to: PlainDate.parse('2026-12-06'), resource: id }))
      .output;
    expect(closures).toEqual([
      { resourceId: id, start: at(DAY, '00:30'), end: at('2026-12-03', '23:30'), reason: '点検' },
    ]);
  });

  it('limit how much one person has of it [B6-01]', async () => {
    const { id } = await resource(world, { most_open_staff: 2, week_hours_staff: 3 });
    await booked(world.as('staff'), [id], [DAY, '10:00', '12:00']);
    expect(codes(await staff([id], ['2026-12-02', '10:00', '11:15']))).toEqual(['resources: limit-week']);
    await booked(world.as('staff'), [id], ['2026-12-08', '10:00', '11:00']);
    expect(codes(await staff([id], ['2026-12-15', '10:00', '11:00']))).toEqual(['resources: limit-open']);
    expect((await other([id], ['2026-12-15', '10:00', '11:00'])).status).toBe(200);
  });

  it('want a licence that holds for a vehicle [B6-02]', async () => {
    const { id } = await resource(world, { category: 'vehicle' });
    expect(codes(await staff([id], [DAY, '10:00', '11:00']))).toEqual(['licenceUntil: licence-needed']);
    const until = (day: string) => ({ licenceUntil: PlainDate.parse(day), destination: '横浜' });
    expect(codes(await staff([id], [DAY, '10:00', '11:00'], until('2026-11-30')))).toEqual([
      'licenceUntil: licence-over',
    ]);
    expect((await staff([id], [DAY, '10:00', '11:00'], until(DAY))).status).toBe(200);
  });
});

it('the same request sent twice books once and answers the same [B0-03]', async () => {
  const { id } = await resource(world);
  const key = freshKey();
  const send = () => world.as('staff')(bookReservation, asked([id], [DAY, '10:00', '11:00']), { key });
  const [first, second] = await Promise.all([send(), send()]);
  const third = await send();
  expect([first.status, second.status, third.status]).toEqual([200, 200, 200]);
  expect(second.output).toEqual(first.output);
  expect(third.output).toEqual(first.output);
});

describe('time that is given back', () => {
  it('is free at once, buffers included: cancelled, or nobody came [B6-04]', async () => {
    const { id } = await resource(world, { checks_in: true, buffer_after_minutes: 30 });
    const first = await booked(world.as('other'), [id], [DAY, '10:00', '11:00']);
    expect((await staff([id], [DAY, '11:15', '12:00'])).status).toBe(409);
    const { status } = await world.as('other')(cancelReservation, { id: first.id, version: first.version });
    expect(status).toBe(200);
    const second = await booked(world.as('staff'), [id], [DAY, '11:15', '12:00']);
    world.clock.set(at(DAY, '11:30'));
    const now = await booked(world.as('other'), [id], [DAY, '11:30', '12:00']);
    expect(now.status).toBe('in_use');
    const released = (await world.as('staff')(showReservation, { id: second.id })).output;
    expect(released.status).toBe('no_show');
    const [row] = await world.audit(`event = 'reservation.released'`);
    expect([row?.actor, row?.target_id]).toEqual(['calendar', second.id]);
  });

  it('ends with the slot that is under way; a running one that is cancelled ends likewise [B6-04]', async () => {
    const { id } = await resource(world);
    const first = await booked(world.as('staff'), [id], [DAY, '13:00', '15:00']);
    world.clock.set(at(DAY, '14:02'));
    const ended = await world.as('staff')(endReservation, { id: first.id, version: first.version });
    expect(ended.output).toMatchObject({ status: 'finished', end: at(DAY, '14:15'), version: 2 });
    expect((await other([id], [DAY, '14:00', '15:00'])).status).toBe(409);
    const second = await booked(world.as('other'), [id], [DAY, '14:15', '15:00']);
    world.clock.set(at(DAY, '14:20'));
    const cancelled = await world.as('other')(cancelReservation, { id: second.id, version: second.version });
    expect(cancelled.output).toMatchObject({ status: 'finished', count: 1 });
    expect((await world.as('other')(showReservation, { id: second.id })).output.end).toBe(at(DAY, '14:30'));
  });
});
