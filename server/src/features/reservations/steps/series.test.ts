import type { InputOf } from '@madoguchi/contract/operation.ts';
import type { Taken } from '@madoguchi/contract/reservations/model.ts';
import {
  bookReservation,
  cancelReservation,
  changeReservation,
  checkReservation,
  showReservation,
} from '@madoguchi/contract/reservations/operations.ts';
import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { tokyoWall } from '@madoguchi/contract/values/tokyo-time.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ALWAYS_OPEN, asked, at, booked, resource } from '../../../../test/reservations.ts';
import { openWorld, type World } from '../../../../test/world.ts';

/** Wednesday, 2026-11-25, 09:00 in Tokyo. */
const NOW = '2026-11-25T00:00:00.000Z';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(() => world.clock.set(NOW));

const NOON = ['2026-12-07', '12:00', '13:00'] as const;
const weekly = (count: number, weekdays: ('mo' | 'sa')[] = ['mo']) =>
  ({ rule: { every: 'week', weekdays, ends: { by: 'count', count } } }) as const;

/** Mondays at noon from 7 December on, of the staff member. */
async function mondays(count = 4, room?: string) {
  const id = room ?? (await resource(world)).id;
  const made = await booked(world.as('staff'), [id], NOON, { series: weekly(count) });
  return { room: id, ...made };
}

const shown = async (id: string) => (await world.as('staff')(showReservation, { id })).output;
const days = async (ids: readonly { id: string }[]) =>
  (await Promise.all(ids.map(({ id }) => shown(id))))
    .filter(({ status }) => status === 'confirmed')
    .map(({ start, title }) => `${tokyoWall(start).day} ${tokyoWall(start).time} ${title}`)
    .sort();
const change = (input: InputOf<typeof changeReservation>) => world.as('staff')(changeReservation, input);

describe('a series', () => {
  it('books each of its dates at the same time in Tokyo [B6-02]', async () => {
    const { all } = await mondays();
    expect(all.map(({ start }) => start)).toEqual(
      ['2026-12-07', '2026-12-14', '2026-12-21', '2026-12-28'].map((day) => at(day, '12:00')),
    );
  });

  it('keeps a cancelled date away when all of it is renamed, also where somebody else has the date now [B6-06]', async () => {
    const { room, all } = await mondays();
    const [, second] = all;
    if (second === undefined) throw new Error('there is no second date');
    await world.as('staff')(cancelReservation, { id: second.id, version: second.version });
    const others = await booked(world.as('other'), [room], ['2026-12-14', '12:00', '13:00']);
    const first = await shown(all[0]?.id ?? '');
    const renamed = await change({ id: first.id, version: first.version, scope: 'all', title: '朝会' });
    expect([renamed.status, renamed.output.count]).toEqual([200, 3]);
    expect(await days(all)).toEqual(['2026-12-07 12:00 朝会', '2026-12-21 12:00 朝会', '2026-12-28 12:00 朝会']);
    expect((await shown(others.id)).title).toBe('打ち合わせ');
  });

  it('leaves a date what it has of its own, and tells which dates these are [B6-06]', async () => {
    const { all } = await mondays();
    const second = all[1];
    if (second === undefined) throw new Error('there is no second date');
    const own = { start: at('2026-12-14', '15:00'), end: at('2026-12-14', '16:00'), title: '臨時' };
    await change({ id: second.id, version: second.version, ...own });
    const first = await shown(all[0]?.id ?? '');
    const changed = await change({
      id: first.id,
      version: first.version,
      scope: 'all',
      note: '資料は前日まで',
      title: '定例',
    });
    expect(changed.output.kept).toEqual([{ day: '2026-12-14', fields: ['time', 'title'] }]);
    expect(await shown(second.id)).toMatchObject({ ...own, note: '資料は前日まで', ownFields: ['time', 'title'] });
    const moved = await change({
      id: first.id,
      version: first.version + 1,
      scope: 'all',
      start: at('2026-12-07', '10:00'),
      end: at('2026-12-07', '11:00'),
    });
    expect(moved.status).toBe(200);
    expect(await days(all)).toEqual([
      '2026-12-07 10:00 定例',
      '2026-12-14 15:00 臨時',
      '2026-12-21 10:00 定例',
      '2026-12-28 10:00 定例',
    ]);
  });

  it('reports every date, and stops, skips or takes another room where one is taken [B6-02]', async () => {
    const room = await resource(world);
    const second = await resource(world);
    await booked(world.as('other'), [room.id], ['2026-12-21', '12:30', '13:30']);
    const input = asked([room.id], NOON, { series: weekly(12) });
    const { dates } = (await world.as('staff')(checkReservation, input)).output;
    expect(dates.map(({ state }) => state)).toEqual([
      'free',
      'free',
      'taken',
      ...Array.from({ length: 9 }, () => 'free'),
    ]);
    expect(dates[2]?.conflicts[0]?.holder).toBe(world.people.other.name);
    expect(dates[2]?.instead.map(({ resourceId }) => resourceId)).toContain(second.id);
    const stopped = await world.as('staff')(bookReservation, input);
    expect([stopped.status, (stopped.problem.data.current as Taken).dates.map(({ day }) => day)]).toEqual([
      409,
      ['2026-12-21'],
    ]);
    const instead = [{ day: PlainDate.parse('2026-12-21'), resourceId: second.id }];
    const elsewhere = await world.as('staff')(bookReservation, { ...input, series: { ...weekly(12), instead } });
    expect(elsewhere.output.reservations).toHaveLength(12);
    const other = await resource(world);
    await booked(world.as('other'), [other.id], ['2026-12-21', '12:30', '13:30']);
    const skipped = await world.as('staff')(
      bookReservation,
      asked([other.id], NOON, { series: { ...weekly(12), onConflict: 'skip' } }),
    );
    expect([skipped.output.reservations.length, skipped.output.skipped.map(({ day }) => day)]).toEqual([
      11,
      ['2026-12-21'],
    ]);
  });

  it('whose dates meet each other is refused at its end; back to back they stand [B6-02]', async () => {
    const { id } = await resource(world, { hours: ALWAYS_OPEN });
    const lasting = (day: string) => ({
      ...asked([id], ['2026-12-07', '09:00', '10:00'], { series: { ...weekly(4), onConflict: 'skip' as const } }),
      end: at(day, '09:00'),
    });
    const eight = await world.as('staff')(bookReservation, lasting('2026-12-15'));
    expect([eight.status, eight.problem.data.fields.map(({ field, code }) => `${field}: ${code}`)]).toEqual([
      422,
      ['end: series-overlaps'],
    ]);
    const seven = await world.as('staff')(bookReservation, lasting('2026-12-14'));
    expect(seven.output.reservations).toHaveLength(4);
  });

  it('of more than 100 dates or of more than a year is refused whole [B6-02]', async () => {
    const { id } = await resource(world);
    const until = (day: string) =>
      ({ rule: { every: 'day', ends: { by: 'until', day: PlainDate.parse(day) } } }) as const;
    const tooMany = await world.as('staff')(bookReservation, asked([id], NOON, { series: until('2027-03-18') }));
    const tooLong = await world.as('staff')(bookReservation, asked([id], NOON, { series: until('2028-01-07') }));
    expect([tooMany.status, tooLong.status]).toEqual([422, 422]);
    const { rows } = await world.pool.query('select from reservation_holds where resource_id = $1', [id]);
    expect(rows).toHaveLength(0);
  });

  it('changes from a date on: the first keep their rule, the others follow a series of their own, and come back [B6-06]', async () => {
    const { id } = await resource(world);
    const { all } = await booked(world.as('staff'), [id], ['2026-12-05', '10:00', '11:00'], {
      series: weekly(4, ['sa']),
    });
    const [first, second] = all;
    if (first === undefined || second === undefined) throw new Error('there are no dates');
    await world.as('staff')(cancelReservation, { id: first.id, version: first.version });
    const moved = await change({
      id: second.id,
      version: second.version,
      scope: 'following',
      start: at('2026-12-13', '10:00'),
      end: at('2026-12-13', '11:00'),
    });
    expect(moved.status).toBe(200);
    const dates = async () => (await days(all)).map((said) => said.slice(0, 10));
    expect(await dates()).toEqual(['2026-12-13', '2026-12-20', '2026-12-27']);
    const now = await shown(second.id);
    expect(now.rule).toMatchObject({ weekdays: ['su'], ends: { by: 'count', count: 3 } });
    const { rows } = await world.pool.query(
      'select ended_at from reservation_series where id <> $1 and first_day = $2',
      [now.seriesId, '2026-12-05'],
    );
    expect(rows.every(({ ended_at }) => ended_at !== null)).toBe(true);
    const back = { scope: 'all' as const, start: at('2026-12-12', '10:00'), end: at('2026-12-12', '11:00') };
    await change({ id: second.id, version: now.version, ...back });
    expect(await dates()).toEqual(['2026-12-12', '2026-12-19', '2026-12-26']);
  });

  it('changes its dates to come alone: what is past stays, and its rules are not asked again [B6-06]', async () => {
    const { room, all } = await mondays();
    world.clock.set(at('2026-12-15', '09:00'));
    await world.pool.query('update resources set lead_minutes = 720 where id = $1', [room]);
    const third = await shown(all[2]?.id ?? '');
    const { output } = await change({ id: third.id, version: third.version, scope: 'all', title: '改題' });
    expect(output.count).toBe(2);
    expect(await Promise.all(all.map(async ({ id }) => (await shown(id)).title))).toEqual([
      '打ち合わせ',
      '打ち合わせ',
      '改題',
      '改題',
    ]);
  });

  it('meets the last day of its room by the way that is asked for [B6-02]', async () => {
    const { id } = await resource(world, { ends_on: '2026-11-30' });
    const series = { ...weekly(3), onConflict: 'skip' as const };
    const { output } = await world.as('staff')(
      bookReservation,
      asked([id], ['2026-11-30', '12:00', '13:00'], { series }),
    );
    expect(output.reservations.map(({ start }) => tokyoWall(start).day)).toEqual(['2026-11-30']);
    expect(output.skipped.map(({ day, state }) => `${day} ${state}`)).toEqual([
      '2026-12-07 refused',
      '2026-12-14 refused',
    ]);
  });

  it('is cancelled from a date on, and the rest stays [B6-06]', async () => {
    const { all } = await mondays();
    const third = all[2];
    if (third === undefined) throw new Error('there is no third date');
    const { output } = await world.as('staff')(cancelReservation, {
      id: third.id,
      version: third.version,
      scope: 'following',
    });
    expect(output.count).toBe(2);
    expect((await days(all)).map((said) => said.slice(0, 10))).toEqual(['2026-12-07', '2026-12-14']);
  });
});

describe('a change', () => {
  it('is checked against what others have; refused, it leaves the time as it was [B6-03]', async () => {
    const { id } = await resource(world);
    await booked(world.as('other'), [id], ['2026-12-01', '14:00', '16:00']);
    const own = await booked(world.as('staff'), [id], ['2026-12-01', '13:00', '14:00']);
    const moved = await change({
      id: own.id,
      version: own.version,
      start: at('2026-12-01', '14:00'),
      end: at('2026-12-01', '16:00'),
    });
    expect([moved.status, moved.problem.code]).toEqual([409, 'reservation-taken']);
    expect(moved.problem.message).toContain(world.people.other.name);
    expect((moved.problem.data.current as Taken).free.length).toBeGreaterThan(0);
    const longer = await change({ id: own.id, version: own.version, start: at('2026-12-01', '12:30') });
    expect(longer.output).toMatchObject({
      start: at('2026-12-01', '12:30'),
      end: at('2026-12-01', '13:30'),
      version: 2,
    });
  });

  it('that drops it where it was changes nothing, records nothing and tells nobody [B6-05]', async () => {
    const { id } = await resource(world);
    const own = await booked(world.as('staff'), [id], ['2026-12-01', '13:00', '14:00'], {
      attendees: [world.people.other.employeeUuid ?? ''],
    });
    const before = await world.pool.query('select count(*)::int as facts from told_facts');
    const dropped = await change({ id: own.id, version: own.version, start: own.start, end: own.end });
    expect(dropped.output).toMatchObject({ isChanged: false, version: own.version, count: 0 });
    expect(await world.audit(`event = 'reservation.changed' and target_id = '${own.id}'`)).toEqual([]);
    expect((await world.pool.query('select count(*)::int as facts from told_facts')).rows).toEqual(before.rows);
  });

  it('of the time or the resources counts in what an invitation tells; a title alone does not [B6-06]', async () => {
    const [one, two] = [await resource(world), await resource(world)];
    const own = await booked(world.as('staff'), [one.id], ['2026-12-01', '13:00', '14:00']);
    const steps = [{ start: at('2026-12-01', '15:00') }, { resources: [{ resourceId: two.id }] }, { title: '改題' }];
    const sequences: number[] = [];
    for (const [nth, step] of steps.entries()) {
      await change({ id: own.id, version: own.version + nth, ...step });
      const { rows } = await world.pool.query('select sequence from reservations where id = $1', [own.id]);
      sequences.push(rows[0].sequence);
    }
    expect(sequences).toEqual([1, 2, 2]);
    expect((await booked(world.as('other'), [one.id], ['2026-12-01', '15:00', '16:00'])).status).toBe('confirmed');
  });

  it('over an older version or by a stranger is refused [B0-02]', async () => {
    const { id } = await resource(world);
    const own = await booked(world.as('staff'), [id], ['2026-12-01', '13:00', '14:00']);
    await change({ id: own.id, version: own.version, title: '一' });
    const late = await change({ id: own.id, version: own.version, title: '二' });
    expect([late.status, late.problem.code]).toEqual([409, 'stale']);
    const stranger = await world.as('other')(changeReservation, { id: own.id, version: 2, title: '三' });
    expect(stranger.status).toBe(403);
  });
});
