// A private reservation is 'busy' to everybody else, in every answer there is: no bytes of its title, its holder's name or its words.
import {
  bookReservation,
  cancelReservation,
  changeReservation,
  checkReservation,
  exportOwnReservations,
  findFree,
  listLate,
  listOwnReservations,
  listWaits,
  searchReservations,
  showRange,
  showReservation,
  waitForReservation,
} from '@madoguchi/contract/reservations/operations.ts';
import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPage } from './event-stream.ts';
import { listeningAt } from './listening.ts';
import type { Who } from './people.ts';
import { asked, booked, resource } from './reservations.ts';
import { openWorld, type World } from './world.ts';

const DAY = PlainDate.parse('2026-12-01');
const SECRET = { title: '採用面接（二次）', purpose: '候補者Kとの面談', note: '履歴書は別送' };

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** Everything that somebody can ask about the time of the reservation, as the bytes that come back. */
async function everyAnswer(who: Who, room: string, id: string): Promise<Record<string, string>> {
  const call = world.as(who);
  const clash = asked([room], [DAY, '10:15', '10:45']);
  const range = { from: DAY, to: DAY };
  const ends = { by: 'count' as const, count: 2 };
  const weekly = { rule: { every: 'week' as const, weekdays: ['tu' as const], ends } };
  const wait = { resource: { resourceId: room }, start: clash.start, end: clash.end, title: '待ち' };
  const answers = {
    refusal: await call(bookReservation, clash),
    series: await call(bookReservation, { ...clash, series: weekly }),
    report: await call(checkReservation, clash),
    change: await call(changeReservation, { id, version: 1, title: 'x' }),
    cancel: await call(cancelReservation, { id, version: 1 }),
    stale: await call(cancelReservation, { id, version: 9 }),
    show: await call(showReservation, { id }),
    range: await call(showRange, range),
    room: await call(showRange, { ...range, resource: room }),
    finder: await call(findFree, { ...range, attendees: [world.people.staff.employeeUuid ?? ''] }),
    wait: await call(waitForReservation, wait),
    waits: await call(listWaits, {}),
    own: await call(listOwnReservations, {}),
    searched: await call(listOwnReservations, { q: '採用面接' }),
    palette: await call(searchReservations, { q: '採用面接' }),
    file: await call(exportOwnReservations, {}),
    late: await call(listLate, {}),
  };
  return Object.fromEntries(Object.entries(answers).map(([channel, { raw }]) => [channel, raw.body]));
}

it('is told to nobody else, in a refusal, a range, a report, a list, a file, a waiting list or the live stream [B6-02] [B6-03]', async () => {
  const { id: room } = await resource(world, {}, { managers: ['other'] });
  const page = await openPage(await listeningAt(world.app), world.people.other.token);
  const { id } = await booked(world.as('staff'), [room], [DAY, '10:00', '11:00'], { ...SECRET, visibility: 'private' });
  const words = [...Object.values(SECRET), world.people.staff.name, world.people.staff.employeeUuid ?? ''];
  await expect.poll(() => page.heard.length, { timeout: 10_000 }).toBeGreaterThan(0);
  // A manager of the room, and an admin: it is nobody's business but that of its people.
  for (const who of ['other', 'admin2'] as const) {
    const answers = { ...(await everyAnswer(who, room, id)), live: JSON.stringify(page.heard) };
    const told = Object.entries(answers).flatMap(([channel, body]) =>
      words.filter((word) => body.includes(word)).map((word) => `${who} ${channel}: ${word}`),
    );
    expect(told).toEqual([]);
    expect((answers as Record<string, string>)['range']).toContain(id);
  }
  const { rows } = await world.pool.query(
    `select string_agg(difference::text, ' ') as said from audit_events where target_id = $1`,
    [id],
  );
  expect(words.slice(0, 3).filter((word) => (rows[0].said as string).includes(word))).toEqual([]);
  page.leave();
});

it('is told whole to its people: the words above are there to be found', async () => {
  const { id: room } = await resource(world);
  const attendees = [world.people.other.employeeUuid ?? ''];
  const { id } = await booked(world.as('staff'), [room], [DAY, '10:00', '11:00'], {
    ...SECRET,
    visibility: 'private',
    attendees,
  });
  const answers = await everyAnswer('other', room, id);
  for (const channel of ['refusal', 'report', 'show', 'range', 'room', 'own', 'searched', 'file']) {
    expect(answers[channel], channel).toContain(SECRET.title);
  }
});
