import {
  acceptDelegation,
  declineDelegation,
  endDelegation,
  listDelegations,
  offerDelegation,
} from '@madoguchi/contract/delegations/operations.ts';
import { addDays } from '@madoguchi/contract/values/calendar-days.ts';
import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { Yen } from '@madoguchi/contract/values/yen.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accepted, delegationTo, offered } from '../../../test/delegations.ts';
import { isOf, openPage } from '../../../test/event-stream.ts';
import { listeningAt } from '../../../test/listening.ts';
import type { Who } from '../../../test/people.ts';
import { queueUp } from '../../../test/queue-up.ts';
import { NOW, openWorld, type World } from '../../../test/world.ts';
import { delegationsTo } from './public.ts';

const TODAY = PlainDate.parse('2026-11-21');
const AT_ONCE = 6;
const SOON = { timeout: 20_000, interval: 20 };

let world: World;
beforeAll(async () => {
  world = await openWorld({}, undefined, AT_ONCE + 2);
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(NOW);
  await world.pool.query('delete from delegations');
});

const own = async (who: Who) => (await world.as(who)(listDelegations, {})).output;
const holding = async (who: Who, on: string) =>
  (await delegationsTo(world.appPool, world.people[who].employeeUuid ?? '', on)).map(({ fromName }) => fromName);
const offer = (from: Who, to: Who, more: Parameters<typeof delegationTo>[2] = {}) =>
  world.as(from)(offerDelegation, delegationTo(world, to, more));
const faultsOf = async (answer: ReturnType<typeof offer>) =>
  (await answer).problem.data.fields.map(({ field, code }) => `${field}: ${code}`);

describe('a delegation', () => {
  it('holds once the other has accepted, from its first day to its last, and is shown to both [B3-07]', async () => {
    const { id, version } = await offered(world, 'staff', 'other', { note: '出張のため' });
    expect(await holding('other', TODAY)).toEqual([]);
    const { output } = await world.as('other')(acceptDelegation, { id, version });
    expect(output).toMatchObject({ status: 'accepted', version: version + 1, holdsToday: true, answeredAt: NOW });
    const days = ['2026-11-20', '2026-11-21', '2026-11-30', '2026-12-01'];
    const held = await Promise.all(days.map((day) => holding('other', day)));
    expect(held).toEqual([[], [world.people.staff.name], [world.people.staff.name], []]);
    expect(await holding('staff', TODAY)).toEqual([]);
    expect((await own('staff')).given).toEqual([output]);
    expect((await own('other')).received).toEqual([output]);
    expect(output).toMatchObject({
      from: { name: world.people.staff.name, departmentName: '本社' },
      to: { name: world.people.other.name, departmentName: '本社' },
      lastDay: '2026-11-30',
      note: '出張のため',
    });
  });

  it('says for what and up to which amount, as the engine asks it [B3-07]', async () => {
    const amountLimit = Yen.parse(100_000);
    await accepted(world, 'staff', 'other', { domains: ['travel-expenses'], amountLimit });
    const found = await delegationsTo(world.appPool, world.people.other.employeeUuid ?? '', TODAY);
    expect(found).toEqual([
      {
        id: expect.any(String),
        fromEmployeeId: world.people.staff.employeeUuid,
        fromName: world.people.staff.name,
        toEmployeeId: world.people.other.employeeUuid,
        validFrom: '2026-11-21',
        validTo: '2026-12-01',
        domains: ['travel-expenses'],
        amountLimit: 100_000,
      },
    ]);
  });

  it('declined or ended holds no more, whichever of the two ended it [B3-07]', async () => {
    const declined = await offered(world, 'staff', 'other');
    const { output } = await world.as('other')(declineDelegation, declined);
    expect(output).toMatchObject({ status: 'declined', holdsToday: false });
    for (const who of ['staff', 'other'] as const) {
      const { id, version } = await accepted(world, 'staff', 'other');
      const ended = await world.as(who)(endDelegation, { id, version });
      expect(ended.output).toMatchObject({ status: 'ended', holdsToday: false, answeredAt: NOW, endedAt: NOW });
      expect(await holding('other', TODAY)).toEqual([]);
      const { given } = (await world.as('staff')(listDelegations, {})).output;
      expect(given.find((one) => one.id === id)).toMatchObject({ status: 'ended', answeredAt: NOW, endedAt: NOW });
    }
  });

  it('over an older version is refused with what stands, and what is over can no longer be accepted [B0-02] [B3-07]', async () => {
    const { id, version } = await offered(world, 'staff', 'other');
    const late = await world.as('other')(acceptDelegation, { id, version: version - 1 });
    expect(late.problem).toMatchObject({ code: 'stale', data: { current: { id, version, status: 'offered' } } });
    world.clock.set('2026-12-01T03:00:00.000Z');
    const over = await world.as('other')(acceptDelegation, { id, version });
    expect([over.status, over.problem.code]).toEqual([409, 'wrong-state']);
  });

  it('holds no longer than its giver may decide: employed that day, with an account that may [B3-07] [B3-03]', async () => {
    await accepted(world, 'staff', 'other');
    const { employeeUuid, accountId } = world.people.staff;
    const giver = (set: string) => world.pool.query(`update employees set ${set} where id = $1`, [employeeUuid]);
    const account = (set: string) => world.pool.query(`update accounts set ${set} where id = $1`, [accountId]);
    const held = async () => (await Promise.all([TODAY, addDays(TODAY, 1)].map((day) => holding('other', day)))).flat();
    const name = world.people.staff.name;
    expect(await held()).toEqual([name, name]);
    await giver(`left_on = '2026-11-21'`);
    expect(await held()).toEqual([name]);
    await giver(`left_on = null, joined_on = '2026-11-22'`);
    expect(await held()).toEqual([name]);
    await giver(`joined_on = '2020-04-01'`);
    await account(`status = 'suspended'`);
    expect(await held()).toEqual([]);
    await account(`status = 'active', roles = '{user}'`);
    expect(await held()).toEqual([]);
    await account(`roles = '{staff}'`);
    expect(await held()).toEqual([name, name]);
  });

  it('leaves the list a year after its last day', async () => {
    await accepted(world, 'staff', 'other');
    world.clock.set('2027-11-30T15:00:00.000Z');
    expect((await own('staff')).given).toHaveLength(1);
    world.clock.set('2027-12-01T15:00:00.000Z');
    expect(await own('staff')).toEqual({ given: [], received: [] });
  });
});

it('each step is told to the open pages of both, and to nobody else’s [B3-07] [B0-08]', async () => {
  const address = await listeningAt(world.app);
  const [staff, other, admin] = await Promise.all(
    (['staff', 'other', 'admin'] as const).map((who) => openPage(address, world.people[who].token)),
  );
  const { id } = await accepted(world, 'staff', 'other');
  const told = (page: typeof staff) => page?.heard.filter(isOf('delegations'));
  const changed = { kind: 'changed', noun: 'delegations', id, version: null };
  for (const page of [staff, other]) await expect.poll(() => told(page), SOON).toEqual([changed, changed]);
  expect(told(admin)).toEqual([]);
  for (const page of [staff, other, admin]) page?.leave();
});

describe('an offer', () => {
  it('goes neither to oneself, nor to whoever left, nor to whoever may not decide [B3-07]', async () => {
    expect(await faultsOf(offer('staff', 'staff'))).toEqual(['to: own-delegate']);
    const { employeeUuid, accountId } = world.people.other;
    await world.pool.query(`update employees set left_on = '2026-11-20' where id = $1`, [employeeUuid]);
    expect(await faultsOf(offer('staff', 'other'))).toEqual(['to: not-employed']);
    await world.pool.query(`update employees set left_on = null where id = $1`, [employeeUuid]);
    await world.pool.query(`update accounts set status = 'suspended' where id = $1`, [accountId]);
    expect(await faultsOf(offer('staff', 'other'))).toEqual(['to: cannot-decide']);
    await world.pool.query(`update accounts set status = 'active' where id = $1`, [accountId]);
    expect((await offer('staff', 'other')).status).toBe(200);
  });

  it('is refused at its fields: days, amount, and days that are given away already [B3-07] [B0-11]', async () => {
    await offered(world, 'staff', 'other');
    const more = { validFrom: addDays(TODAY, -1), lastDay: addDays(TODAY, -2), amountLimit: Yen.parse(-1) };
    expect(await faultsOf(offer('staff', 'admin', more))).toEqual([
      'validFrom: before-today',
      'lastDay: last-before-first',
      'amountLimit: too-small',
    ]);
    expect(
      await faultsOf(offer('staff', 'admin', { validFrom: addDays(TODAY, 9), lastDay: addDays(TODAY, 9) })),
    ).toEqual(['validFrom: delegation-overlaps']);
    expect((await offer('staff', 'admin', { validFrom: addDays(TODAY, 10), lastDay: addDays(TODAY, 10) })).status).toBe(
      200,
    );
    expect((await offer('admin', 'other')).status).toBe(200);
  });
});

describe('the database', () => {
  const insert = (values: string) =>
    world.pool.query(
      `insert into delegations (id, version, status, from_employee, to_employee, valid_from, valid_to, domains, note, offered_at)
       select gen_random_uuid(), 1, 'offered', a.id, ${values} '', now()
       from employees a, employees b where a.number = $1 and b.number = $2`,
      [world.people.staff.number, world.people.other.number],
    );

  it('refuses a delegation to oneself, one without days and one over a year, whoever asks [B3-07]', async () => {
    const refused = (constraint: string) => expect.objectContaining({ constraint });
    await expect(insert(`a.id, '2026-11-21', '2026-11-22', '{}',`)).rejects.toEqual(
      refused('delegations_not_to_oneself'),
    );
    await expect(insert(`b.id, '2026-11-21', '2026-11-21', '{}',`)).rejects.toEqual(refused('delegations_days'));
    await expect(insert(`b.id, '2026-11-21', '2027-11-23', '{}',`)).rejects.toEqual(refused('delegations_days'));
  });

  it('refuses two of one giver on one day for one type; those for other types and days stand beside each other [B3-07]', async () => {
    await insert(`b.id, '2026-11-21', '2026-11-25', '{travel-expenses}',`);
    await insert(`b.id, '2026-11-25', '2026-11-26', '{}',`);
    await insert(`b.id, '2026-11-21', '2026-11-25', '{purchases,assets}',`);
    const overlap = expect.objectContaining({ constraint: 'delegations_one_at_a_time' });
    await expect(insert(`b.id, '2026-11-24', '2026-11-25', '{}',`)).rejects.toEqual(overlap);
    await expect(insert(`b.id, '2026-11-24', '2026-11-25', '{assets}',`)).rejects.toEqual(overlap);
  });

  it('lets one of several offers that meet stand, and tells the others why not [B3-07]', async () => {
    const lock = { sql: 'lock table delegations in share row exclusive mode', values: [] };
    const answers = await queueUp(world, lock, AT_ONCE, () =>
      Array.from({ length: AT_ONCE }, () => offer('staff', 'other')),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, problem } of answers.filter((answer) => answer.status !== 200)) {
      expect([status, problem.data.fields.map(({ code }) => code)]).toEqual([422, ['delegation-overlaps']]);
    }
    expect((await own('staff')).given).toHaveLength(1);
  });

  it('without its constraint would keep them all: the check above sees it', async () => {
    await world.pool.query('alter table delegations drop constraint delegations_one_at_a_time');
    const lock = { sql: 'lock table delegations in share row exclusive mode', values: [] };
    await queueUp(world, lock, AT_ONCE, () => Array.from({ length: AT_ONCE }, () => offer('staff', 'other')));
    expect((await own('staff')).given).toHaveLength(AT_ONCE);
  });
});
