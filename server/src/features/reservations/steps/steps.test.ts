import { listOpenWork } from '@madoguchi/contract/members/operations.ts';
import {
  bookReservation,
  cancelReservation,
  checkInReservation,
  confirmReservation,
  endReservation,
  extendReservation,
  findFree,
  giveUpWait,
  handOutReservation,
  handOverReservations,
  listLate,
  listOwnReservations,
  listWaits,
  noteAlcohol,
  noteDrive,
  showReservation,
  showUsage,
  takeBackReservation,
  waitForReservation,
} from '@madoguchi/contract/reservations/operations.ts';
import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Who } from '../../../../test/people.ts';
import { asked, at, booked, resource } from '../../../../test/reservations.ts';
import { openWorld, type World } from '../../../../test/world.ts';

/** Wednesday, 2026-11-25, 09:00 in Tokyo. */
const NOW = '2026-11-25T00:00:00.000Z';
const DAY = '2026-12-01';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(() => world.clock.set(NOW));

const employee = (who: Who) => world.people[who].employeeUuid ?? '';
const shown = async (id: string, who: Who = 'staff') => (await world.as(who)(showReservation, { id })).output;
const versioned = async (id: string) => {
  const { version } = await shown(id);
  return { id, version };
};
const facts = async (id: string) => {
  const { rows } = await world.pool.query(
    `select t.kind || ' ' || e.number as told from told_facts t join employees e on e.id = t.to_employee where t.subject = $1 order by 1`,
    [id],
  );
  return rows.map(({ told }) => told);
};
const waitingFor = (id: string, from: string, to: string, who: Who = 'staff') =>
  world.as(who)(waitForReservation, {
    resource: { resourceId: id },
    start: at(DAY, from),
    end: at(DAY, to),
    title: '待ち',
  });

describe('a check-in', () => {
  it('is open from 15 minutes before the start until the grace is over, for those who take part [B6-04]', async () => {
    const { id } = await resource(world, { checks_in: true }, { managers: ['admin2'] });
    let count = 1;
    const tried = async (time: string, who: Who) => {
      const day = `2026-12-${String(2 + count).padStart(2, '0')}`;
      count += 1;
      const { id: reservation, version } = await booked(world.as('staff'), [id], [day, '10:00', '11:00']);
      world.clock.set(
        new Date(Date.parse(at(day, '10:00')) + Date.parse(`1970-01-01T${time}Z`) - 36_000_000).toISOString(),
      );
      const { status, problem } = await world.as(who)(checkInReservation, { id: reservation, version });
      world.clock.set(NOW);
      return status === 200 ? 200 : problem.code;
    };
    expect(await tried('09:44:59', 'staff')).toBe('check-in-closed');
    expect(await tried('09:45:00', 'staff')).toBe(200);
    expect(await tried('10:14:59', 'admin2')).toBe(200);
    expect(await tried('10:15:00', 'staff')).toBe('reservation-released');
    expect(await tried('10:00:00', 'other')).toBe('not-allowed');
  });

  it('that nobody made leaves the time to who waits first, who is told; a late one hears what happened [B6-04] [B6-06]', async () => {
    const { id } = await resource(world, { checks_in: true });
    const held = await booked(world.as('admin'), [id], [DAY, '10:00', '12:00']);
    const first = (await waitingFor(id, '10:30', '11:30')).output;
    world.clock.set('2026-11-25T00:01:00.000Z');
    const second = (await waitingFor(id, '10:30', '11:30', 'other')).output;
    expect([first.place, second.place]).toEqual([1, 2]);
    world.clock.set(at(DAY, '10:20'));
    const asking = await world.as('admin2')(bookReservation, asked([id], [DAY, '10:30', '11:30']));
    expect(asking.status).toBe(409);
    const late = await world.as('admin')(checkInReservation, { id: held.id, version: held.version });
    expect([late.status, late.problem.code]).toEqual([409, 'reservation-released']);
    expect(late.problem.message).toContain('10:15');
    const { waits } = (await world.as('staff')(listWaits, {})).output;
    const promoted = waits.find((one) => one.id === first.id);
    expect(promoted).toMatchObject({ state: 'promoted', place: null });
    expect((await world.as('other')(listWaits, {})).output.waits.find((one) => one.id === second.id)).toMatchObject({
      state: 'waiting',
      place: 1,
    });
    const got = promoted?.reservationId ?? '';
    expect((await shown(got)).organizer?.employeeId).toBe(employee('staff'));
    expect(await facts(got)).toEqual([`reservation-promoted ${world.people.staff.number}`]);
    expect(await facts(held.id)).toEqual([`reservation-released ${world.people.admin.number}`]);
  });
});

describe('a running reservation', () => {
  it('is extended while the time is free; else it is told who has it [B6-04]', async () => {
    const { id } = await resource(world);
    const mine = await booked(world.as('staff'), [id], [DAY, '13:00', '15:00']);
    const next = await booked(world.as('other'), [id], [DAY, '15:30', '16:00']);
    world.clock.set(at(DAY, '14:02'));
    const extended = await world.as('staff')(extendReservation, { id: mine.id, version: 1, end: at(DAY, '15:30') });
    expect(extended.output).toMatchObject({ end: at(DAY, '15:30'), version: 2 });
    const taken = await world.as('staff')(extendReservation, { id: mine.id, version: 2, end: at(DAY, '16:00') });
    expect([taken.status, taken.problem.message.includes(world.people.other.name)]).toEqual([409, true]);
    await world.as('other')(cancelReservation, { id: next.id, version: next.version });
    expect(
      (await world.as('staff')(extendReservation, { id: mine.id, version: 2, end: at(DAY, '16:00') })).status,
    ).toBe(200);
  });

  it('that ends early gives its time to who waits, and stays in the report [B6-04] [B6-06]', async () => {
    const { id, name } = await resource(world);
    const mine = await booked(world.as('staff'), [id], [DAY, '13:00', '15:00']);
    const { output: wait } = await waitingFor(id, '14:15', '15:00', 'other');
    world.clock.set(at(DAY, '14:02'));
    await world.as('staff')(endReservation, { id: mine.id, version: mine.version });
    const { waits } = (await world.as('other')(listWaits, {})).output;
    expect(waits.find((one) => one.id === wait.id)?.state).toBe('promoted');
    const month = YearMonth.parse('202612');
    const { rows } = (await world.as('admin')(showUsage, { from: month, to: month })).output;
    expect(rows.find((row) => row.name === name)).toEqual({
      month: '202612',
      resourceId: id,
      name,
      reservations: 2,
      usedMinutes: 75 + 45,
      openMinutes: 31 * 14 * 60,
      noShows: 0,
    });
  });
});

describe('a waiting list', () => {
  it('takes nobody for a time that is free, and lets go of who gives up [B6-06]', async () => {
    const { id } = await resource(world);
    expect((await waitingFor(id, '10:00', '11:00')).problem.code).toBe('reservation-free');
    const held = await booked(world.as('other'), [id], [DAY, '10:00', '11:00']);
    const { output } = await waitingFor(id, '10:00', '11:00');
    const given = await world.as('staff')(giveUpWait, { id: output.id, version: output.version });
    expect(given.output).toMatchObject({ state: 'given_up', place: null });
    await world.as('other')(cancelReservation, { id: held.id, version: held.version });
    expect((await world.as('staff')(giveUpWait, { id: output.id, version: 2 })).problem.code).toBe('wrong-state');
  });
});

describe('a tentative reservation', () => {
  it('holds its time until it expires, and is confirmed by who holds it [B6-04]', async () => {
    const { id } = await resource(world);
    const mine = await booked(world.as('staff'), [id], [DAY, '10:00', '11:00'], { tentative: true });
    expect([mine.status, (await shown(mine.id)).expiresAt]).toEqual(['tentative', '2026-11-27T00:00:00.000Z']);
    expect((await world.as('other')(bookReservation, asked([id], [DAY, '10:00', '11:00']))).status).toBe(409);
    world.clock.set('2026-11-27T00:00:00.000Z');
    const late = await world.as('staff')(confirmReservation, { id: mine.id, version: mine.version });
    expect(late.problem.code).toBe('reservation-released');
    const others = await booked(world.as('other'), [id], [DAY, '10:00', '11:00'], { tentative: true });
    const { output } = await world.as('other')(confirmReservation, { id: others.id, version: others.version });
    expect(output.status).toBe('confirmed');
    expect((await shown(mine.id)).status).toBe('cancelled');
  });
});

describe('for somebody else', () => {
  it('both are named and told, and either may cancel it [B6-02]', async () => {
    const { id } = await resource(world);
    const made = await booked(world.as('staff'), [id], [DAY, '10:00', '11:00'], { organizer: employee('other') });
    expect(await shown(made.id)).toMatchObject({
      organizer: { name: world.people.other.name },
      bookedBy: { name: world.people.staff.name },
    });
    expect(await facts(made.id)).toEqual([`reservation-booked-for-you ${world.people.other.number}`]);
    const { rows } = (await world.as('staff')(listOwnReservations, { q: '' })).output;
    expect(rows.find((row) => row.id === made.id)?.part).toBe('booked-by');
    const done = await world.as('other')(cancelReservation, await versioned(made.id));
    expect(done.status).toBe(200);
  });

  it('a leaver’s go to a colleague in one go, who is told; they stand with the open work [B2-04]', async () => {
    const { id } = await resource(world);
    const made = await booked(world.as('other'), [id], [DAY, '10:00', '11:00'], { attendees: [employee('staff')] });
    const secret = await booked(world.as('other'), [id], [DAY, '13:00', '14:00'], {
      visibility: 'private',
      title: '面談',
    });
    const refused = await world.as('staff')(handOverReservations, { from: employee('other'), to: employee('staff') });
    expect(refused.status).toBe(403);
    const { output } = await world.as('admin')(handOverReservations, {
      from: employee('other'),
      to: employee('staff'),
      ids: [made.id, secret.id],
    });
    expect(output.count).toBe(2);
    expect(await shown(made.id)).toMatchObject({ organizer: { employeeId: employee('staff') }, attendees: [] });
    expect((await shown(secret.id)).title).toBe('面談');
    expect(await facts(made.id)).toContain(`reservation-booked-for-you ${world.people.staff.number}`);
  });

  it('of whoever has left already go over by the id that stands with their open work [B2-04]', async () => {
    const { id } = await resource(world);
    const made = await booked(world.as('other'), [id], [DAY, '15:00', '16:00']);
    const number = world.people.other.number ?? '';
    const leave = (day: string) =>
      world.pool.query(`update employees set left_on = nullif($1, '')::date where id = $2`, [day, employee('other')]);
    await leave('2026-11-20');
    const work = await world.as('admin')(listOpenWork, { employeeId: number });
    expect(work.output.reservations.map((one) => one.id)).toContain(made.id);
    const from = work.output.id;
    const { output } = await world.as('admin')(handOverReservations, { from, to: employee('staff'), ids: [made.id] });
    expect(output.count).toBe(1);
    await leave('');
  });
});

describe('vehicles and equipment', () => {
  it('keep kilometres and checks for alcohol, by those who drive; nobody else notes them [B6-02]', async () => {
    const { id } = await resource(world, { category: 'vehicle' });
    const licence = { licenceUntil: PlainDate.parse('2028-05-01'), destination: '横浜' };
    const drive = await booked(world.as('staff'), [id], [DAY, '10:00', '12:00'], licence);
    const less = await world.as('staff')(noteDrive, {
      id: drive.id,
      version: 1,
      kilometresOut: 200,
      kilometresBack: 100,
    });
    expect(less.problem.data.fields.map(({ code }) => code)).toEqual(['kilometres-less']);
    const done = await world.as('staff')(noteDrive, {
      id: drive.id,
      version: 1,
      kilometresOut: 100,
      kilometresBack: 142,
    });
    expect(done.status).toBe(200);
    await world.as('staff')(noteAlcohol, { id: drive.id, phase: 'before', result: 'none', measured: 0 });
    expect((await world.as('other')(noteAlcohol, { id: drive.id, phase: 'after', result: 'none' })).status).toBe(403);
    expect(await shown(drive.id)).toMatchObject({
      destination: '横浜',
      kilometresOut: 100,
      kilometresBack: 142,
      alcohol: [{ phase: 'before', result: 'none', measured: 0, by: world.people.staff.name, at: NOW }],
    });
    await expect(world.pool.query('delete from alcohol_checks')).rejects.toThrow();
    const room = await resource(world);
    const meeting = await booked(world.as('staff'), [room.id], [DAY, '10:00', '12:00']);
    expect(
      (await world.as('staff')(noteAlcohol, { id: meeting.id, phase: 'before', result: 'none' })).problem.code,
    ).toBe('wrong-state');
  });

  it('are handed out and taken back by their managers, who see what is late [B6-02]', async () => {
    const { id } = await resource(world, { category: 'equipment' }, { managers: ['other'] });
    const lent = await booked(world.as('staff'), [id], [DAY, '10:00', '12:00']);
    expect((await world.as('staff')(handOutReservation, { id: lent.id, version: 1 })).status).toBe(403);
    expect((await world.as('other')(handOutReservation, { id: lent.id, version: 1 })).status).toBe(200);
    expect((await world.as('other')(handOutReservation, { id: lent.id, version: 2 })).problem.code).toBe('wrong-state');
    world.clock.set(at(DAY, '12:00'));
    const late = async (who: Who) => (await world.as(who)(listLate, {})).output.items.map((item) => item.id);
    expect(await late('other')).toEqual([]);
    world.clock.set(at(DAY, '12:01'));
    expect([await late('other'), await late('staff'), await late('admin')]).toEqual([[lent.id], [], [lent.id]]);
    expect((await world.as('other')(takeBackReservation, { id: lent.id, version: 2 })).status).toBe(200);
    expect(await late('other')).toEqual([]);
  });
});

describe('the finder', () => {
  const find = (more: object = {}) =>
    world.as('staff')(findFree, {
      people: 3,
      minutes: 60,
      from: PlainDate.parse(DAY),
      to: PlainDate.parse(DAY),
      partOfDay: 'afternoon',
      site: '札幌',
      ...more,
    });

  it('offers what is large enough, has what is asked for and is free in the part of the day, the best fit first [B6-05]', async () => {
    const small = await resource(world, { site: '札幌', capacity: 2 });
    const fit = await resource(world, { site: '札幌', capacity: 4, features: ['大型モニター'] });
    const large = await resource(world, { site: '札幌', capacity: 20, features: [] });
    await booked(world.as('other'), [fit.id], [DAY, '12:00', '15:00']);
    const { offers } = (await find()).output;
    expect(offers.map(({ resourceId }) => resourceId)).not.toContain(small.id);
    expect(offers[0]).toMatchObject({ resourceId: large.id, start: at(DAY, '12:00'), freeUntil: at(DAY, '18:00') });
    const withScreen = (await find({ features: ['モニター'] })).output.offers;
    expect(withScreen).toEqual([
      {
        resourceId: fit.id,
        name: fit.name,
        capacity: 4,
        start: at(DAY, '15:00'),
        end: at(DAY, '16:00'),
        freeUntil: at(DAY, '18:00'),
      },
    ]);
  });

  it('keeps the buffers of the resource clear of what lies outside the part of the day [B6-05]', async () => {
    const room = await resource(world, { site: '釧路' });
    await booked(world.as('other'), [room.id], [DAY, '10:00', '12:00']);
    await booked(world.as('other'), [room.id], [DAY, '18:00', '19:00']);
    await world.pool.query(
      'update resources set buffer_before_minutes = 60, buffer_after_minutes = 120 where id = $1',
      [room.id],
    );
    const { offers } = (await find({ site: '釧路' })).output;
    expect(offers).toMatchObject([{ start: at(DAY, '13:00'), end: at(DAY, '14:00'), freeUntil: at(DAY, '16:00') }]);
  });

  it('finds a feature by each of its names, and by none of another [B6-05]', async () => {
    const hall = await resource(world, { site: '旭川', features: ['スクリーン', 'マイク'] });
    const room = await resource(world, { site: '旭川', capacity: 30, features: ['大型モニター'] });
    await resource(world, { site: '旭川', features: ['ホワイトボード'] });
    const found = async (features: string[]) =>
      new Set((await find({ site: '旭川', features })).output.offers.map(({ resourceId }) => resourceId));
    for (const word of ['モニター', 'スクリーン', 'screen', 'Display']) {
      expect(await found([word])).toEqual(new Set([hall.id, room.id]));
    }
    expect(await found(['screen', 'microphone'])).toEqual(new Set([hall.id]));
    expect(await found(['projector'])).toEqual(new Set());
  });

  it('leaves out the times in which an attendee is busy, private ones too [B6-05]', async () => {
    const on = { from: PlainDate.parse('2026-12-09'), to: PlainDate.parse('2026-12-09') };
    await resource(world, { site: '那覇', capacity: 4 });
    const elsewhere = await resource(world);
    await booked(world.as('other'), [elsewhere.id], ['2026-12-09', '12:00', '14:00'], { visibility: 'private' });
    const { offers } = (await find({ ...on, site: '那覇', attendees: [employee('other')] })).output;
    expect(offers[0]?.start).toBe(at('2026-12-09', '14:00'));
  });
});
