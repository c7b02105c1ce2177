import {
  bookReservation,
  checkReservationImport,
  importReservations,
  showRange,
  showReservation,
} from '@madoguchi/contract/reservations/operations.ts';
import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { queueUp } from '../../../../test/queue-up.ts';
import { asked, at, booked, resource } from '../../../../test/reservations.ts';
import { openWorld, type World } from '../../../../test/world.ts';

const DAY = '2026-12-01';
const HEAD = '件名,設備,数量,日付,開始,終了,主催者の社員番号,目的,公開範囲';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const line = (
  name: string,
  from: string,
  to: string,
  more: { quantity?: string; who?: string | null; seen?: string } = {},
) =>
  [
    '会議',
    name,
    more.quantity ?? '',
    DAY,
    from,
    to,
    more.who ?? world.people.staff.number,
    '定例',
    more.seen ?? '',
  ].join(',');
const file = (...lines: string[]) => [HEAD, ...lines].join('\r\n');
const check = async (csv: string) => (await world.as('system')(checkReservationImport, { csv })).output;
const shown = async (id: string) => {
  const day = PlainDate.parse(DAY);
  return (await world.as('staff')(showRange, { from: day, to: day, resource: id })).output.items;
};

it('a file is looked at first, then booked whole, by the rule of every booking [B6-03]', async () => {
  const { id, name } = await resource(world);
  await booked(world.as('other'), [id], [DAY, '10:00', '11:00']);
  const neighbours = file(line(name, '9:00', '１０時'), line(name, '11:00', '12:00', { seen: '非公開' }));
  expect(await check(neighbours)).toEqual({ reservations: 2, faults: [], faultCount: 0 });
  expect(await shown(id)).toHaveLength(1);
  const { output } = await world.as('system')(importReservations, { csv: neighbours });
  expect(output.reservations).toBe(2);
  expect((await shown(id)).map(({ start }) => start)).toEqual([at(DAY, '09:00'), at(DAY, '10:00'), at(DAY, '11:00')]);
});

it('each wrong line is told at its cell: unknown, off the rules, taken, or twice in the file; then nothing is booked [B6-03] [B0-11]', async () => {
  const { id, name } = await resource(world);
  await booked(world.as('other'), [id], [DAY, '10:00', '11:00']);
  const csv = file(
    line('無い部屋', '9:00', '10:00'),
    line(name, '9:00', '10:00', { who: '99999' }),
    line(name, '9:05', '10:00'),
    line(name, '10:15', '10:45'),
    line(name, '13:00', '14:00'),
    line(name, '13:30', '14:30'),
    line(name, '25時', '26:00'),
  );
  const { faults, reservations } = await check(csv);
  expect(faults.map((one) => `${one.line} ${one.column} ${one.code}`)).toEqual([
    '2 resource resource-unknown',
    '3 organizer not-employed',
    '4 start booking-off-grid',
    '5 start booking-taken',
    '7 start booking-taken',
    '8 start time',
    '8 end time',
  ]);
  expect(faults[3]?.message).toContain(world.people.other.name);
  expect(reservations).toBe(1);
  const refused = await world.as('system')(importReservations, { csv });
  expect([refused.status, refused.problem.data.fields[0]?.field]).toEqual([422, 'csv.2.resource']);
  expect(await shown(id)).toHaveLength(1);
});

it('identical items are counted over the lines of the file [B6-03]', async () => {
  const { name } = await resource(world, { quantity: 3 });
  const csv = file(line(name, '9:00', '10:00', { quantity: '2' }), line(name, '9:30', '10:30', { quantity: '2' }));
  expect((await check(csv)).faults.map((one) => `${one.line} ${one.code}`)).toEqual(['3 booking-taken']);
});

const MORE = `${HEAD},参加者の社員番号,行き先,免許証の有効期限`;
const wide = (name: string, from: string, to: string, attendees: string, licence: string, who: string | null = null) =>
  `${line(name, from, to, { who })},${attendees},横浜支店,${licence}`;

it('takes attendees by number, each told of it, and a vehicle with where it goes and a licence that holds [B6-06]', async () => {
  const { id, name } = await resource(world, { category: 'vehicle' });
  const { staff, other, admin } = world.people;
  const numbers = `"${other.number}、${admin.number} ${other.number} ${staff.number}"`;
  const csv = [MORE, wide(name, '9:00', '10:00', numbers, '2027/3/31')].join('\r\n');
  expect(await check(csv)).toMatchObject({ reservations: 1, faults: [] });
  expect((await world.as('system')(importReservations, { csv })).status).toBe(200);
  const [item] = await shown(id);
  const { output } = await world.as('staff')(showReservation, { id: item?.id ?? '' });
  expect(output).toMatchObject({ destination: '横浜支店', licenceUntil: '2027-03-31' });
  expect(output.attendees.map((one) => one.name).toSorted()).toEqual([other.name, admin.name].toSorted());
  const { rows } = await world.pool.query(
    `select to_employee from told_facts where kind = 'reservation-booked-for-you' and subject = $1`,
    [item?.id],
  );
  const told = rows.map((row) => row.to_employee);
  expect(told.toSorted()).toEqual([staff, other, admin].map((one) => one.employeeUuid).toSorted());
});

it('tells of attendees nobody knows, a licence that is missing or over, and a limit that the lines together break [B6-06] [B6-01]', async () => {
  const car = await resource(world, { category: 'vehicle' });
  const room = await resource(world);
  await world.pool.query('update resources set most_open_admin = 2 where id = $1', [room.id]);
  await booked(world.as('staff'), [room.id], [DAY, '18:00', '19:00']);
  const csv = [
    MORE,
    wide(car.name, '9:00', '10:00', '', ''),
    wide(car.name, '9:00', '10:00', '', '2026/11/30'),
    wide(car.name, '9:00', '10:00', '99998;99999', '2027/3/31'),
    wide(room.name, '9:00', '10:00', '', ''),
    wide(room.name, '10:00', '11:00', '', ''),
    wide(room.name, '11:00', '12:00', '', '', world.people.other.number),
  ].join('\r\n');
  const { faults, reservations } = await check(csv);
  expect(faults.map((one) => `${one.line} ${one.column} ${one.code}`)).toEqual([
    '2 licenceUntil licence-needed',
    '3 licenceUntil licence-over',
    '4 attendees people-unknown',
    '6 organizer limit-open',
  ]);
  expect(faults[2]?.message).toContain('99998, 99999');
  expect(reservations).toBe(2);
});

it('keeps the limits of two people also where one of them books in the same moment [B6-03]', async () => {
  const { id, name } = await resource(world);
  await world.pool.query('update resources set most_open_admin = 1 where id = $1', [id]);
  const csv = [
    HEAD,
    line(name, '9:00', '10:00'),
    line(name, '10:00', '11:00', { who: world.people.other.number }),
  ].join('\r\n');
  const booking = { organizer: world.people.other.employeeUuid ?? '', title: '会議' };
  const lock = { sql: 'select id from resources where id = $1 for update', values: [id] };
  const statuses = await queueUp(world, lock, 2, () => [
    world
      .as('system')(importReservations, { csv })
      .then(({ status }) => status),
    world
      .as('system')(bookReservation, asked([id], [DAY, '15:00', '16:00'], booking))
      .then(({ status }) => status),
  ]);
  expect(statuses.toSorted()).toEqual([200, 422]);
  expect(await shown(id)).toHaveLength(statuses[0] === 200 ? 2 : 1);
});
