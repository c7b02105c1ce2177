// 5,000 random operations over HTTP, each compared with a naive model: what is accepted, and what stands afterwards.
import {
  bookReservation,
  cancelReservation,
  changeReservation,
  waitForReservation,
} from '@madoguchi/contract/reservations/operations.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ALWAYS_OPEN, close, resource } from './reservations.ts';
import { Model, type ModelResource } from './reservations-model.ts';
import { openWorld, type World } from './world.ts';

const OPERATIONS = Number(process.env['RESERVATION_OPERATIONS'] ?? 5_000);
const SEED = 20_261_125;
/** 2026-12-01 00:00 in Tokyo: quarter 0. */
const ORIGIN = Date.parse('2026-11-30T15:00:00.000Z');
const QUARTER_MS = 900_000;
const WEEK = 7 * 96;
const WEEKS = 4;

/** Numbers below the bound, the same in every run. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const instant = (quarter: number) => new Date(ORIGIN + quarter * QUARTER_MS).toISOString();

let world: World;
beforeAll(async () => {
  world = await openWorld();
  world.clock.set('2026-11-25T00:00:00.000Z');
});
afterAll(() => world.close());

async function resources(): Promise<ModelResource[]> {
  const open = { hours: ALWAYS_OPEN };
  const [east, west, buffered, items] = [
    await resource(world, open),
    await resource(world, open),
    await resource(world, { ...open, buffer_before_minutes: 15, buffer_after_minutes: 30 }),
    await resource(world, { ...open, quantity: 3, category: 'equipment' }),
  ];
  const hall = await resource(world, open, { units: [east.id, west.id] });
  const alone = (id: string, more: Partial<ModelResource> = {}) => ({
    id,
    parts: [id],
    quantity: 1,
    before: 0,
    after: 0,
    ...more,
  });
  return [
    alone(east.id),
    alone(west.id),
    alone(buffered.id, { before: 1, after: 2 }),
    alone(items.id, { quantity: 3 }),
    { ...alone(hall.id), parts: [east.id, west.id] },
  ];
}

/** Bookings that hold their time, as the database has them: resource, quarters and quantity. */
async function standing(ids: readonly string[]): Promise<string[]> {
  const { rows } = await world.pool.query(
    `select distinct h.reservation_id, h.resource_id || ' ' || (extract(epoch from lower(h.during)) * 1000 - $2::bigint) / 900000
       || ' ' || (extract(epoch from upper(h.during)) * 1000 - $2::bigint) / 900000 || ' ' || h.quantity as said
     from reservation_holds h where h.live and h.resource_id = any($1)`,
    [ids, ORIGIN],
  );
  return rows.map(({ said }) => (said as string).replaceAll(/\.0+(?= |$)/g, '')).sort();
}

it(`${OPERATIONS} random bookings, moves, series, cancellations, waits and closures come out as a naive model says [B6-03]`, {
  // A minute where nothing else runs.
  timeout: 600_000,
}, async () => {
  const next = numbers(SEED);
  const all = await resources();
  const model = new Model(all);
  const versions = new Map<string, number>();
  const call = world.as('staff');
  const some = <One>(list: readonly One[]): One => list[next(list.length)] as One;
  const wrong: string[] = [];
  const compare = (what: string, status: number, isAccepted: boolean) => {
    if ((status === 200) !== isAccepted)
      wrong.push(`${what}: ${status}, the model ${isAccepted ? 'accepts' : 'refuses'}`);
  };
  const span = () => {
    const start = next(WEEK - 24);
    return { start, end: start + 1 + next(16) };
  };
  const input = (resourceId: string, quantity: number, start: number, end: number) => ({
    resources: [{ resourceId, quantity }],
    start: instant(start),
    end: instant(end),
    title: '打ち合わせ',
  });

  async function book() {
    const { id: resourceId, quantity: items } = some(all);
    const asked = { resource: resourceId, quantity: 1 + next(items), ...span() };
    const isFree = model.isFree(asked);
    const { status, output } = await call(bookReservation, input(resourceId, asked.quantity, asked.start, asked.end));
    compare('book', status, isFree);
    const id = status === 200 ? (output.reservations[0]?.id ?? '') : null;
    if (id === null) return;
    model.book({ id, ...asked });
    versions.set(id, 1);
  }

  async function series() {
    const { id: resourceId } = some(all);
    const { start, end } = span();
    const count = 2 + next(WEEKS - 1);
    const onConflict = some(['stop', 'skip'] as const);
    const dates = Array.from({ length: count }, (_, nth) => ({
      resource: resourceId,
      quantity: 1,
      start: start + nth * WEEK,
      end: end + nth * WEEK,
    }));
    const free = dates.filter((date) => model.isFree(date));
    const rule = { every: 'week' as const, weekdays: [weekdayOf(start)], ends: { by: 'count' as const, count } };
    const asked = { ...input(resourceId, 1, start, end), series: { rule, onConflict } };
    const { status, output } = await call(bookReservation, asked);
    compare(`series (${onConflict})`, status, onConflict === 'stop' ? free.length === count : free.length > 0);
    if (status !== 200) return;
    for (const [nth, { id }] of output.reservations.entries()) {
      const date = free[nth];
      if (date === undefined) wrong.push('series: more dates than are free');
      else model.book({ id, ...date });
      versions.set(id, 1);
    }
  }

  async function change(isMove: boolean) {
    const known = [...model.bookings.values()].filter(({ id }) => versions.has(id));
    if (known.length === 0) return;
    const before = some(known);
    const start = isMove ? next(WEEK * WEEKS - 24) : before.start;
    const length = isMove ? before.end - before.start : 1 + next(20);
    const after = { ...before, start, end: start + length };
    const isFree = model.isFree(after, before.id);
    const version = versions.get(before.id) ?? 0;
    const times = { start: instant(after.start), end: instant(after.end) };
    const { status, output } = await call(changeReservation, { id: before.id, version, ...times });
    const isSame = after.start === before.start && after.end === before.end;
    compare(isMove ? 'move' : 'resize', status, isFree || isSame);
    if (status !== 200 || isSame) return;
    versions.set(before.id, output.version);
    model.book(after);
    await promote(after.resource);
  }

  async function cancel() {
    const known = [...model.bookings.values()].filter(({ id }) => versions.has(id));
    if (known.length === 0) return;
    const { id, resource: of } = some(known);
    const { status } = await call(cancelReservation, { id, version: versions.get(id) ?? 0 });
    compare('cancel', status, true);
    model.bookings.delete(id);
    versions.delete(id);
    await promote(of);
  }

  async function wait() {
    // Each that waits is looked at whenever something becomes free: a few say as much as hundreds.
    if (model.waiting >= 8) return cancel();
    const { id: resourceId } = some(all);
    const asked = { resource: resourceId, quantity: 1, ...span() };
    const isFree = model.isFree(asked);
    const { resources: _resources, ...content } = input(resourceId, 1, asked.start, asked.end);
    const { status, output } = await call(waitForReservation, { ...content, resource: { resourceId } });
    compare('wait', status, !isFree);
    if (status === 200) model.wait({ id: output.id, resource: resourceId, start: asked.start, end: asked.end });
  }

  /** Bookings that come of waits have ids of their own: the model is told them, so that they can be moved as others are. */
  async function promote(freed: string) {
    const before = new Set(model.bookings.keys());
    model.promote(freed);
    const promoted = [...model.bookings.keys()].filter((id) => !before.has(id));
    if (promoted.length === 0) return;
    const { rows } = await world.pool.query('select id, reservation_id from reservation_waits where id = any($1)', [
      promoted,
    ]);
    for (const { id, reservation_id } of rows) {
      const booking = model.bookings.get(id);
      if (booking === undefined || reservation_id === null) {
        wrong.push(`promote: the model gives ${id} the time`);
        continue;
      }
      model.bookings.delete(id);
      model.book({ ...booking, id: reservation_id });
      versions.set(reservation_id, 1);
    }
  }

  async function closeSome() {
    const { id } = some(all);
    const start = next(WEEK * WEEKS);
    await close(world, id, [instant(start), instant(start + 2)]);
    model.close(id, start, start + 2);
  }

  const weekdayOf = (quarter: number) => {
    // 1 December 2026 is a Tuesday.
    const days = ['tu', 'we', 'th', 'fr', 'sa', 'su', 'mo'] as const;
    return days[Math.floor(quarter / 96) % 7] ?? 'tu';
  };

  const MIX = [
    book,
    book,
    book,
    book,
    () => change(true),
    () => change(true),
    () => change(false),
    series,
    cancel,
    cancel,
    cancel,
    wait,
  ];
  for (let done = 0; done < OPERATIONS; done += 1) {
    // A closure stays, and with many of them nothing would be free any more.
    await (done % 250 === 0 ? closeSome() : some(MIX)());
    if (done % 500 !== 499) continue;
    const said = [...model.bookings.values()]
      .map((one) => `${one.resource} ${one.start} ${one.end} ${one.quantity}`)
      .sort();
    expect(await standing(all.map(({ id }) => id)), `after ${done} operations`).toEqual(said);
    expect(wrong).toEqual([]);
  }
});
