import {
  addSourceEvent,
  changeEvent,
  listSourceEvents,
  removeSourceEvent,
  showEvent,
  updateSourceEvent,
} from '@madoguchi/contract/calendar/operations.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { added, datesOf, eventRow, mondays } from '../../../test/calendars.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.pool.query('truncate calendar_events, calendar_changes cascade');
});

const call = () => world.as('system');
const timed = {
  title: '会議',
  allDay: false,
  start: '2026-12-02T01:00:00.000Z',
  end: '2026-12-02T02:00:00.000Z',
  extendedProps: { desc: '持ち物：資料' },
};

it('adds, lists, changes and removes events in the shape of the source; the id is ours [S7-04]', async () => {
  const { output } = await call()(addSourceEvent, { newEvent: timed });
  expect(output).toEqual({ ...timed, id: expect.any(String) });
  const sent = await world.app.inject({
    method: 'GET',
    url: '/api/calendar-app/events',
    headers: { authorization: `Bearer ${world.people.system.token}` },
  });
  expect(sent.json()).toEqual([output]);
  const moved = { ...output, end: '2026-12-02T03:30:00.000Z' };
  expect((await call()(updateSourceEvent, { event: moved })).output).toEqual(moved);
  expect((await call()(listSourceEvents, {})).output).toEqual([moved]);
  expect((await call()(removeSourceEvent, { eventId: output.id })).output).toEqual({ eventId: output.id });
  expect((await call()(listSourceEvents, {})).output).toEqual([]);
});

it('takes moments in any zone, without one by the clocks of Tokyo, and days with their last one', async () => {
  const add = async (more: object) => (await call()(addSourceEvent, { newEvent: { ...timed, ...more } })).output;
  expect(await add({ start: '2026-12-02T10:00', end: '2026-12-01T21:00:00-05:00' })).toMatchObject({
    start: '2026-12-02T01:00:00.000Z',
    end: '2026-12-02T02:00:00.000Z',
  });
  expect(await add({ allDay: true, start: '2026-12-01', end: '2026-12-03' })).toMatchObject({
    start: '2026-12-01',
    end: '2026-12-03',
  });
  expect(await add({ allDay: true, start: '2026-11-30T15:00:00Z', end: '2026-12-01T03:00:00Z' })).toMatchObject({
    start: '2026-12-01',
    end: '2026-12-01',
  });
});

it('refuses at the field of the call what cannot be', async () => {
  const faults = async (more: object) =>
    (await call()(addSourceEvent, { newEvent: { ...timed, ...more } })).problem.data.fields.map(
      ({ field, code }) => `${field}: ${code}`,
    );
  expect(await faults({ end: '2026-12-02T00:59:00.000Z' })).toEqual(['newEvent.end: end-before-start']);
  expect(await faults({ end: '2026-12-01T01:00:00.000Z' })).toEqual(['newEvent.end: last-before-first']);
  expect(await faults({ start: '2026-02-30' })).toEqual(['newEvent.start: moment']);
  expect(await faults({ title: ' ' })).toEqual(['newEvent.title: required']);
});

it('knows of no events but one’s own, those one is invited to included', async () => {
  const { staff, system } = world.people;
  const { id } = await eventRow(world, staff.accountId, system.accountId);
  expect((await call()(listSourceEvents, {})).output).toEqual([]);
  expect((await call()(updateSourceEvent, { event: { ...timed, id } })).status).toBe(404);
  expect((await call()(removeSourceEvent, { eventId: id })).status).toBe(404);
  expect((await world.as('admin')(listSourceEvents, {})).status).toBe(403);
});

it('tells a series by its first date, and moves all of it with that; what the shape has no word for stays', async () => {
  const { id, version } = await added(world, 'system', mondays());
  await call()(changeEvent, { ...mondays({ place: '大会議室' }), id, version });
  const [first] = (await call()(listSourceEvents, {})).output;
  expect(first).toMatchObject({ id, start: '2026-12-07T03:00:00.000Z' });
  await call()(updateSourceEvent, {
    event: { ...timed, id, start: '2026-12-08T03:00:00.000Z', end: '2026-12-08T04:00:00.000Z' },
  });
  expect(await datesOf(world, 'system')).toEqual([
    '12-08 12:00 会議',
    '12-15 12:00 会議',
    '12-22 12:00 会議',
    '12-29 12:00 会議',
  ]);
  expect((await call()(showEvent, { id })).output).toMatchObject({ place: '大会議室', visibility: 'busy' });
});
