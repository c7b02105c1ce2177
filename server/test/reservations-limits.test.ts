// Bookings of one person that meet at their limit: as many win as it gives, however they meet, and a portal that only looks
// before it writes is caught.
import { bookReservation, changeReservation } from '@madoguchi/contract/reservations/operations.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commitApart } from '../src/platform/db/group-commit.ts';
import { asked, at, resource } from './reservations.ts';
import { openWorld, type World } from './world.ts';

const AT_ONCE = 12;

const worlds: World[] = [];
async function portal(): Promise<World> {
  const world = await openWorld({}, undefined, AT_ONCE);
  worlds.push(world);
  return world;
}
let sound: World;
let naive: World;
beforeAll(async () => {
  [sound, naive] = [await portal(), await portal()];
});
afterAll(async () => {
  for (const world of worlds) await world.close();
});

const hour = (nth: number) => `${String(8 + nth).padStart(2, '0')}:00`;
const lasting = (nth: number) => ['2026-12-01', hour(nth), hour(nth + 1)] as const;

/** One person asks for as many different hours at once; each answer's code, `won` for a booking. */
async function meet(world: World, room: string): Promise<string[]> {
  const book = world.as('staff');
  return Promise.all(
    Array.from({ length: AT_ONCE }, async (_, nth) => {
      const { status, problem } = await book(bookReservation, asked([room], [...lasting(nth)]));
      return status === 200 ? 'won' : problem.data.fields.map(({ code }) => code).join();
    }),
  );
}

const count = (outcomes: readonly string[], one: string) => outcomes.filter((outcome) => outcome === one).length;

it.each([
  ['open bookings', { most_open_staff: 2 }, 'limit-open'],
  ['hours a week', { week_hours_staff: 2 }, 'limit-week'],
])('of bookings that meet at the limit of %s as many win as it gives [B6-01]', async (_, limit, code) => {
  const { id } = await resource(sound, limit);
  const together = await meet(sound, id);
  expect([count(together, 'won'), count(together, code)]).toEqual([2, AT_ONCE - 2]);
});

it('the limit holds as well where each booking has a transaction of its own, on several resources at once [B6-01]', async () => {
  commitApart(sound.appPool);
  const rooms = await Promise.all([1, 2].map(() => resource(sound, { most_open_staff: 1 })));
  const outcomes = await Promise.all(rooms.map(({ id }) => meet(sound, id)));
  for (const outcome of outcomes)
    expect([count(outcome, 'won'), count(outcome, 'limit-open')]).toEqual([1, AT_ONCE - 1]);
});

it('two reservations that move into one week at once keep to its limit as well [B6-01]', async () => {
  const { id: room } = await resource(sound, { week_hours_staff: 1 });
  const staff = sound.as('staff');
  const days = ['2026-12-08', '2026-12-15'];
  const stand = await Promise.all(days.map((day) => staff(bookReservation, asked([room], [day, '10:00', '11:00']))));
  const moved = await Promise.all(
    stand.map(({ output }, nth) => {
      const [{ id, version } = { id: '', version: 0 }] = output.reservations;
      const times = { start: at('2026-12-01', hour(nth)), end: at('2026-12-01', hour(nth + 1)) };
      return staff(changeReservation, { id, version, scope: 'one', ...times });
    }),
  );
  expect(moved.map(({ status }) => status).sort()).toEqual([200, 422]);
});

it('a portal that looks at the limit before it writes, and no more, is caught by the same bookings', async () => {
  await naive.pool.query(`create function stand_still() returns trigger language plpgsql as $$
    begin new.writes := old.writes; return new; end $$`);
  await naive.pool.query(`create trigger stands_still before update on reservation_quotas
    for each row execute function stand_still()`);
  commitApart(naive.appPool);
  const { id } = await resource(naive, { most_open_staff: 2 });
  expect(count(await meet(naive, id), 'won')).toBeGreaterThan(2);
});
