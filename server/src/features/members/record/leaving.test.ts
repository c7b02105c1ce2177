import {
  exportMembers,
  listMembers,
  listOpenWork,
  setLeaving,
  showRecord,
} from '@madoguchi/contract/members/operations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { delegate, endDelegations } from '../../../../test/approvals/delegate.ts';
import { line, savedDraft, submitted } from '../../../../test/claims.ts';
import { addMember, recordOf } from '../../../../test/members.ts';
import type { Who } from '../../../../test/people.ts';
import { draftedPurchase, submittedPurchase } from '../../../../test/purchases.ts';
import { openWorld, type World } from '../../../../test/world.ts';

const reason = '自己都合による退職';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const numberOf = (who: Who) => world.people[who].number ?? '';
const leave = async (employeeId: string, leftOn: string | null) => {
  const { version } = await recordOf(world, employeeId);
  return world.as('admin')(setLeaving, { employeeId, version, leftOn, reason });
};

describe('the leaving of a person', () => {
  it('is a day that may lie ahead, be moved and be taken back, each recorded with its reason [B2-04, B0-09]', async () => {
    const { employeeId } = await addMember(world);
    for (const day of ['2026-12-31', '2027-03-31', null]) {
      expect((await leave(employeeId, day)).status).toBe(200);
      expect(await recordOf(world, employeeId)).toMatchObject({ leftOn: day, state: 'present' });
    }
    const events = await world.audit(`event = 'member.leaving-set' and target_id = '${employeeId}'`);
    expect(events.map(({ difference }) => difference)).toEqual([
      { leftOn: [null, '2026-12-31'], reason },
      { leftOn: ['2026-12-31', '2027-03-31'], reason },
      { leftOn: ['2027-03-31', null], reason },
    ]);
  });

  it('stops the account from the day after: the very next request of an open session is refused [B2-04]', async () => {
    const asked = async () => (await world.as('other')(listMembers, {})).status;
    expect(await asked()).toBe(200);
    expect((await leave(numberOf('other'), '2026-11-21')).status).toBe(200);
    expect(await asked()).toBe(200);
    expect((await leave(numberOf('other'), '2026-11-20')).status).toBe(200);
    expect(await asked()).toBe(401);
    expect((await leave(numberOf('other'), null)).status).toBe(200);
    expect(await asked()).toBe(200);
  });

  it('cannot come before the day of joining', async () => {
    const { employeeId } = await addMember(world);
    const { status, problem } = await leave(employeeId, '2020-03-31');
    expect([status, problem.data.fields[0]?.code]).toEqual([422, 'left-before-joined']);
  });

  it('of the last system administrator is refused, until another one stays [B2-03]', async () => {
    const { status, problem } = await leave(numberOf('system'), '2026-12-31');
    expect([status, problem.data.fields[0]?.code]).toEqual([422, 'last-system-account']);
    const { accountId } = world.people.admin2;
    await world.pool.query(`update accounts set roles = '{system}' where id = $1`, [accountId]);
    const both = await Promise.all([leave(numberOf('system'), '2026-12-31'), leave(numberOf('admin2'), '2026-12-31')]);
    expect(both.map((one) => one.status).sort()).toEqual([200, 422]);
    for (const who of ['system', 'admin2'] as const) await leave(numberOf(who), null);
    await world.pool.query(`update accounts set roles = '{admin}' where id = $1`, [accountId]);
  });

  it('has a negative control: where nobody holds the others, two who leave at once both count on each other', async () => {
    const { accountId } = world.people.admin2;
    await world.pool.query(`update accounts set roles = '{system}' where id = $1`, [accountId]);
    const leavers = [numberOf('system'), numberOf('admin2')];
    const clients = await Promise.all(leavers.map(() => world.pool.connect()));
    const each = (text: (nth: number) => string) =>
      Promise.all(clients.map((client, nth) => client.query(text(nth), [leavers[nth]])));
    await Promise.all(clients.map((client) => client.query('begin')));
    // As the write asks, but for its lock.
    const others = await each(
      () => `select e.id from employees e join accounts a on a.employee_id = e.id
        where a.status = 'active' and 'system' = any(a.roles) and e.left_on is null and e.number <> $1`,
    );
    await each(() => `update employees set left_on = '2026-12-31' where number = $1`);
    await Promise.all(clients.map((client) => client.query('rollback')));
    for (const client of clients) client.release();
    await world.pool.query(`update accounts set roles = '{admin}' where id = $1`, [accountId]);
    expect(others.map(({ rowCount }) => rowCount)).toEqual([1, 1]);
  });

  it('lists what is open for the hand-over: own claims and purchases, departments led, requests that nobody else could decide [B2-04]', async () => {
    const mine = () => [line({ useDate: '2026-10-05', memo: 'お客様のご都合による' })];
    const draft = await savedDraft(world.as('other'), mine(), '202610');
    const waiting = await submitted(world.as('admin2'), mine(), '202610');
    await world.pool.query(
      `update classification_details set extra = extra || jsonb_build_object('head', $1::text, 'deputy', $2::text)
       where classification_code = 'group' and code = 'HQ'`,
      [numberOf('other'), numberOf('admin')],
    );
    const openOf = async (who: Who) => (await world.as('admin')(listOpenWork, { employeeId: numberOf(who) })).output;
    expect(await openOf('other')).toMatchObject({
      claims: [{ id: draft.id, month: '202610', status: 'draft' }],
      reviews: [],
      departments: [{ code: 'HQ', as: 'head' }],
    });
    expect(await openOf('admin')).toMatchObject({ reviews: [], departments: [{ code: 'HQ', as: 'deputy' }] });
    // Once the system administrator leaves too, the second admin's own claim would have nobody left but themselves.
    await world.pool.query(`update employees set left_on = '2026-12-31' where number = $1`, [numberOf('system')]);
    expect((await openOf('admin')).reviews).toMatchObject([{ id: waiting.id, name: world.people.admin2.name }]);
    await world.pool.query('update employees set left_on = null where number = $1', [numberOf('system')]);
    const bought = await draftedPurchase(world, 'other');
    const asked = await submittedPurchase(world, 'staff');
    const { purchases, reviews } = await openOf('other');
    expect(purchases).toMatchObject([{ id: bought.id, status: 'draft', number: null }]);
    expect(reviews).toMatchObject([
      { id: asked.id, domain: 'purchase-requests', number: asked.number, name: world.people.staff.name },
    ]);
  });

  it('lists who stands in for them and for whom they do, while it is offered or holds, now or later [B2-04]', async () => {
    const over = { from: '2026-11-01', to: '2026-11-20' };
    await delegate(world, 'staff', 'admin', over);
    const given = await delegate(world, 'staff', 'other');
    const taken = await delegate(world, 'admin2', 'staff', { from: '2026-12-01', to: '2027-01-01', status: 'offered' });
    const { output } = await world.as('admin')(listOpenWork, { employeeId: numberOf('staff') });
    const [other, admin2] = [world.people.other.name, world.people.admin2.name];
    expect(output.delegations).toEqual([
      { id: given, as: 'giver', name: other, validFrom: '2026-11-20', lastDay: '2026-11-30' },
      { id: taken, as: 'delegate', name: admin2, validFrom: '2026-12-01', lastDay: '2026-12-31' },
    ]);
    await endDelegations(world);
  });
});

describe('the record of a person', () => {
  it('is opened on record by admins, their own without one; staff may not [B0-09]', async () => {
    const opened = () => world.audit(`event = 'member.opened'`);
    const before = (await opened()).length;
    await world.as('admin')(showRecord, { employeeId: numberOf('staff') });
    await world.as('admin')(showRecord, { employeeId: numberOf('admin') });
    expect((await world.as('staff')(showRecord, { employeeId: numberOf('staff') })).status).toBe(403);
    expect((await world.as('staff')(exportMembers, {})).status).toBe(403);
    const events = (await opened()).slice(before);
    expect(events.map(({ target_id }) => target_id)).toEqual([numberOf('staff')]);
  });
});
