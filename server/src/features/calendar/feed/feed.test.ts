import { makeFeed, renewFeed, revokeFeed, showFeed } from '@madoguchi/contract/calendar/exchange-operations.ts';
import { addEvent, answerInvitation, changeEvent, removeEvent } from '@madoguchi/contract/calendar/operations.ts';
import { cancelReservation } from '@madoguchi/contract/reservations/operations.ts';
import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { added, meeting, mondays } from '../../../../test/calendars.ts';
import type { Who } from '../../../../test/people.ts';
import { booked, resource } from '../../../../test/reservations.ts';
import {
  eventsOf,
  only,
  perhaps,
  type StrictComponent,
  strictCalendar,
  strictText,
} from '../../../../test/strict-calendar.ts';
import { NOW, openWorld, type World } from '../../../../test/world.ts';

const day = (text: string) => PlainDate.parse(text);

let world: World;
beforeAll(async () => {
  world = await openWorld({ LOG_LEVEL: 'debug' });
  await world.pool.query(`update accounts set roles = '{system}' where id = any($1)`, [
    [world.people.staff.accountId, world.people.other.accountId],
  ]);
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(NOW);
  await world.pool.query('truncate calendar_events, calendar_changes, calendar_feeds, told_facts cascade');
  await world.pool.query(`delete from reservation_holds; delete from reservations`);
});

const pathOf = (address: string) => new URL(address).pathname;
async function feedOf(who: Who): Promise<string> {
  const { output } = await world.as(who)(makeFeed, {});
  return pathOf(output.address ?? '');
}
const get = (url: string, headers: Record<string, string> = {}) => world.app.inject({ url, headers });
async function toldAt(path: string): Promise<StrictComponent[]> {
  const answer = await get(path);
  expect(answer.statusCode, answer.body).toBe(200);
  return eventsOf(strictCalendar(answer.rawPayload));
}
const titles = async (path: string) => (await toldAt(path)).map((event) => strictText(only(event, 'SUMMARY')));
const value = (event: StrictComponent | undefined, name: string) =>
  event === undefined ? null : (perhaps(event, name)?.value ?? null);

describe('the address of a calendar', () => {
  it('tells own events by the letter of RFC 5545: folded, escaped, whole days with their last one [B9-03]', async () => {
    const title = `会${'議'.repeat(39)}🙂, ; \\ です`;
    await added(world, 'staff', meeting({ title, description: '一行目\n二行目', visibility: 'private' }));
    await added(
      world,
      'staff',
      meeting({
        title: '休暇',
        allDay: true,
        startTime: null,
        endTime: null,
        firstDay: day('2026-12-28'),
        lastDay: day('2026-12-29'),
      }),
    );
    const path = await feedOf('staff');
    expect(path).toMatch(/^\/calendar-feed\/[\w-]{43}\.ics$/);
    const [timed, whole] = await toldAt(path);
    expect(strictText(only(timed as never, 'SUMMARY'))).toBe(title);
    expect(strictText(only(timed as never, 'DESCRIPTION'))).toBe('一行目\n二行目');
    expect(only(timed as never, 'DTSTART')).toMatchObject({
      parameters: { TZID: 'Asia/Tokyo' },
      value: '20261202T100000',
    });
    expect([value(whole, 'DTSTART'), value(whole, 'DTEND')]).toEqual(['20261228', '20261230']);
  });

  it('has one name for life; time and place count, a title alone does not, and what is removed stays for 30 days', async () => {
    const { id, version } = await added(world, 'staff');
    const path = await feedOf('staff');
    const seen: (string | null)[][] = [];
    const look = async () => {
      const [event] = await toldAt(path);
      seen.push(['UID', 'SEQUENCE', 'STATUS', 'LAST-MODIFIED', 'DTSTAMP'].map((name) => value(event, name)));
    };
    let at = version;
    const edit = async (minute: string, more: object) => {
      world.clock.set(`2026-11-21T06:${minute}:00.000Z`);
      at = (await world.as('staff')(changeEvent, { ...meeting(more), id, version: at })).output.version;
      await look();
    };
    await look();
    await edit('01', { startTime: '10:30' });
    await edit('02', { startTime: '10:30', place: '会議室B' });
    await edit('03', { startTime: '10:30', place: '会議室B', title: '打合せ' });
    await world.as('staff')(removeEvent, { id, version: at });
    await look();
    expect(new Set(seen.map(([uid]) => uid)).size).toBe(1);
    expect(seen.map(([, sequence]) => sequence)).toEqual(['0', '1', '2', '2', '3']);
    expect(seen.map(([, , status]) => status)).toEqual([...Array(4).fill('CONFIRMED'), 'CANCELLED']);
    expect(seen[3]?.slice(3)).toEqual(['20261121T060300Z', '20261121T060300Z']);
    world.clock.set('2026-12-21T06:03:00.000Z');
    expect(await titles(path)).toEqual(['打合せ']);
    world.clock.set('2026-12-22T06:03:00.000Z');
    expect(await titles(path)).toEqual([]);
  });

  it('tells a series once, without its removed dates, and with those that were changed', async () => {
    const { id, version } = await added(world, 'staff', mondays());
    const gone = await world.as('staff')(removeEvent, { id, version, day: day('2026-12-14'), scope: 'one' });
    const one = { id, version: gone.output.version, day: day('2026-12-21'), scope: 'one' as const };
    const moved = { firstDay: day('2026-12-22'), lastDay: day('2026-12-22'), title: '拡大朝会' };
    expect((await world.as('staff')(changeEvent, { ...mondays(moved), ...one })).status).toBe(200);
    const [series, date, ...more] = await toldAt(await feedOf('staff'));
    expect(more).toEqual([]);
    expect(value(series, 'RRULE')).toBe('FREQ=WEEKLY;INTERVAL=1;BYDAY=MO;COUNT=4');
    expect(value(series, 'EXDATE')).toBe('20261214T120000');
    expect([value(date, 'UID'), value(date, 'RECURRENCE-ID'), value(date, 'DTSTART')]).toEqual([
      value(series, 'UID'),
      '20261221T120000',
      '20261222T120000',
    ]);
  });

  it('tells what others invited its person to, until they decline, and nothing else of others', async () => {
    const { id, version } = await added(
      world,
      'staff',
      meeting({ participants: [world.people.other.employeeUuid ?? ''] }),
    );
    await world.as('staff')(addEvent, meeting({ title: '内緒', visibility: 'public' }));
    const path = await feedOf('other');
    expect(await titles(path)).toEqual(['定例会議']);
    await world.as('other')(answerInvitation, { id, version, answer: 'declined' });
    expect(await titles(path)).toEqual([]);
  });

  it('tells own reservations, private ones whole, and never those of others [B6-06]', async () => {
    const room = await resource(world, { name: '会議室A' });
    const { id, version } = await booked(world.as('staff'), [room.id], ['2026-12-02', '10:00', '11:00'], {
      title: '面談',
      visibility: 'private',
    });
    const [path, others] = [await feedOf('staff'), await feedOf('other')];
    const [told] = await toldAt(path);
    expect(strictText(only(told as never, 'SUMMARY'))).toBe('面談');
    expect(strictText(only(told as never, 'LOCATION'))).toBe('会議室A');
    expect(value(told, 'SEQUENCE')).toBe('0');
    expect(await toldAt(others)).toEqual([]);
    await world.as('staff')(cancelReservation, { id, version });
    const [cancelled] = await toldAt(path);
    expect([value(cancelled, 'UID'), value(cancelled, 'STATUS'), value(cancelled, 'SEQUENCE')]).toEqual([
      value(told, 'UID'),
      'CANCELLED',
      '1',
    ]);
  });

  it('is answered 304 while nothing changed', async () => {
    await added(world, 'staff');
    const path = await feedOf('staff');
    const { headers } = await get(path);
    const held = { 'if-none-match': String(headers['etag']) };
    world.clock.set('2026-11-21T07:00:00.000Z');
    expect((await get(path, held)).statusCode).toBe(304);
    await added(world, 'staff', meeting({ title: '別の会議' }));
    expect((await get(path, held)).statusCode).toBe(200);
  });
});

describe('an address that is none, or none any more', () => {
  const gone = async (path: string, ask: World = world) => {
    const { statusCode, body, headers } = await ask.app.inject({ url: path });
    return [statusCode, body, headers['cache-control']];
  };
  const NONE = [404, '', 'no-store'];

  it('answers nothing: revoked, renewed, or made up', async () => {
    const first = await feedOf('staff');
    const { madeAt } = (await world.as('staff')(showFeed, {})).output;
    world.clock.set('2026-11-21T06:00:00.000Z');
    const renewed = await world.as('staff')(renewFeed, { madeAt: madeAt ?? '' });
    const second = pathOf(renewed.output.address ?? '');
    expect(await gone(first)).toEqual(NONE);
    expect((await get(second)).statusCode).toBe(200);
    expect((await world.as('staff')(revokeFeed, { madeAt: madeAt ?? '' })).status, 'of the former one').toBe(409);
    await world.as('staff')(revokeFeed, { madeAt: renewed.output.madeAt });
    expect(await gone(second)).toEqual(NONE);
    expect((await world.as('staff')(showFeed, {})).output.madeAt).toBeNull();
    for (const path of [
      `${second}x`,
      '/calendar-feed/',
      `/calendar-feed/${'A'.repeat(43)}.ics`,
      '/calendar-feed/a/b',
    ]) {
      expect(await gone(path), path).toEqual(NONE);
    }
  });

  it('answers nothing of who is suspended, has left, or may not open the calendar', async () => {
    const path = await feedOf('other');
    const { accountId, employeeUuid } = world.people.other;
    const now = async (sql: string, values: unknown[]) => {
      await world.pool.query(sql, values);
      return gone(path);
    };
    expect((await get(path)).statusCode).toBe(200);
    expect(await now(`update accounts set status = 'suspended' where id = $1`, [accountId])).toEqual(NONE);
    await world.pool.query(`update accounts set status = 'active' where id = $1`, [accountId]);
    expect(await now(`update employees set left_on = '2026-11-20' where id = $1`, [employeeUuid])).toEqual(NONE);
    await world.pool.query(`update employees set left_on = null where id = $1`, [employeeUuid]);
    expect(await now(`update accounts set roles = '{staff}' where id = $1`, [accountId])).toEqual(NONE);
    await world.pool.query(`update accounts set roles = '{system}' where id = $1`, [accountId]);
    expect((await get(path)).statusCode, 'and all of it once they may again').toBe(200);
  });

  it('is limited by address of the network, and does not keep out who has one', async () => {
    const strict = await openWorld({ DOWNLOADS_PER_HOUR: '2' });
    try {
      const { output } = await strict.as('system')(makeFeed, {});
      const ask = async (url: string) => (await strict.app.inject({ url })).statusCode;
      const wrong = `/calendar-feed/${'A'.repeat(43)}.ics`;
      expect([await ask(wrong), await ask(wrong), await ask(wrong)]).toEqual([404, 404, 429]);
      const path = pathOf(output.address ?? '');
      expect([await ask(path), await ask(path), await ask(path)]).toEqual([200, 200, 429]);
    } finally {
      await strict.close();
    }
  });
});

describe('the secret of an address', () => {
  it('is in the answer that makes it, and in no row, record, second answer or line of the log', async () => {
    const key = { key: 'make-once' };
    const first = await world.as('staff')(makeFeed, {}, key);
    const path = pathOf(first.output.address ?? '');
    const again = await world.as('staff')(makeFeed, {}, key);
    expect(again.output).toEqual({ madeAt: first.output.madeAt, address: null });
    const secret = path.slice('/calendar-feed/'.length, -'.ics'.length);
    for (const url of [
      path,
      `${path}?x=1`,
      `/calendar%2Dfeed/${secret}.ics`,
      `/CALENDAR-FEED/${secret}`,
      `${path}%zz`,
    ]) {
      await get(url);
      await world.app.inject({ method: 'POST', url });
    }
    expect(world.logged.some((line) => line.includes('/calendar-feed/(not logged)'))).toBe(true);
    expect(world.logged.filter((line) => line.includes(secret))).toEqual([]);
    const everywhere = await world.pool.query<{ found: string }>(
      `select to_jsonb(a)::text as found from audit_events a union all select to_jsonb(k)::text from idempotency_keys k
       union all select to_jsonb(f)::text from calendar_feeds f`,
    );
    expect(everywhere.rows.filter(({ found }) => found.includes(secret))).toEqual([]);
    const records = await world.audit(`event = 'calendar-feed.made' and target_id = '${world.people.staff.accountId}'`);
    expect(records.length).toBeGreaterThan(0);
  });

  it('is not made a second time beside the first', async () => {
    await feedOf('staff');
    const { status, problem } = await world.as('staff')(makeFeed, {});
    expect(status).toBe(409);
    expect(problem.data.current).toMatchObject({ madeAt: NOW });
  });
});
