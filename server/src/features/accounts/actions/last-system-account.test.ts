// Two system people who take each other away in the same moment: one of them remains.
import { changeRole, suspendAccount } from '@madoguchi/contract/accounts/operations.ts';
import { showSession } from '@madoguchi/contract/session/operations.ts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { account, sessionOn } from '../../../../test/accounts.ts';
import { queueUp } from '../../../../test/queue-up.ts';
import { NOW, openWorld, type World } from '../../../../test/world.ts';
import { auditColumns } from '../../../platform/audit/audit-store.ts';
import { run } from '../../../platform/db/statement.ts';
import { suspendRow } from '../store.ts';

let world: World;
let first: { id: string; token: string };
let second: { id: string; token: string };
let opened: World | null = null;

async function systemPerson(): Promise<{ id: string; token: string }> {
  const { id } = await account(world, 'active', 'system');
  return { id, token: await sessionOn(world, id) };
}

beforeEach(async () => {
  world = opened ??= await openWorld();
  await world.pool.query(`update accounts set status = 'suspended' where 'system' = any(roles)`);
  [first, second] = [await systemPerson(), await systemPerson()];
});
afterAll(() => opened?.close());

const lock = () => ({
  sql: 'select id from accounts where id = any($1) order by id for update',
  values: [[first.id, second.id]],
});

const remaining = async () =>
  (await world.pool.query(`select id from accounts where 'system' = any(roles) and status = 'active'`)).rows.length;

describe('the last system account that can log in', () => {
  it('remains when two suspend each other in the same moment [B2-03]', async () => {
    const suspend = (by: { token: string }, whom: { id: string }) =>
      world.as(null)(
        suspendAccount,
        { id: whom.id, version: 1, reason: '同時' },
        { headers: { authorization: `Bearer ${by.token}` } },
      );
    const answers = await queueUp(world, lock(), 2, () => [suspend(first, second), suspend(second, first)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.problem.code).toBe('last-system-account');
    expect(await remaining()).toBe(1);
  });

  it('remains when two give each other a lesser role in the same moment [B2-03]', async () => {
    const lower = (by: { token: string }, whom: { id: string }) =>
      world.as(null)(
        changeRole,
        { id: whom.id, version: 1, newRole: 'admin', reason: '同時' },
        { headers: { authorization: `Bearer ${by.token}` } },
      );
    const answers = await queueUp(world, lock(), 2, () => [lower(first, second), lower(second, first)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.problem.code).toBe('last-system-account');
    expect(await remaining()).toBe(1);
  });

  it('negative control: where the others are only looked at and not held, none is left', async () => {
    const text = suspendRow.text.replace('for update of s', '');
    expect(text).not.toBe(suspendRow.text);
    const unheld = { ...suspendRow, text, name: 'unheld' };
    const caller = { ip: '127.0.0.1', userAgent: '', requestId: '', token: null };
    const suspend = ({ id }: { id: string }) =>
      run(world.pool, unheld, {
        ...auditColumns(null, caller, NOW),
        ...{ id, version: 1, at: NOW, today: '2026-11-21' },
        ...{ operation: 'accounts.suspend', event: 'account.suspended', target_kind: null, target_id: null },
        ...{ difference: '{}', key: null, body_hash: Buffer.alloc(32), answer: '{}' },
      });
    await queueUp(world, lock(), 2, () => [suspend(first), suspend(second)]);
    expect(await remaining()).toBe(0);
  });

  it('is not one whose person has left the company [B2-04]', async () => {
    const leaving = `insert into employees (id, number, last_name, first_name, last_name_kana, first_name_kana, email,
        department_code, position_code, joined_on, left_on)
      values (gen_random_uuid(), 'left', '去', '者', 'サル', 'モノ', 'l@e.jp', 'HQ', 'staff', '2020-04-01', '2026-11-20')
      returning id`;
    const { rows } = await world.pool.query(leaving);
    await world.pool.query('update accounts set employee_id = $1 where id = $2', [rows[0].id, first.id]);
    const third = await systemPerson();
    const by = { headers: { authorization: `Bearer ${third.token}` } };
    const ask = (id: string, version: number) => world.as(null)(suspendAccount, { id, version, reason: '退職' }, by);
    expect((await ask(second.id, 1)).status).toBe(200);
    await world.pool.query(`update accounts set status = 'active', version = 3 where id = $1`, [second.id]);
    const become = (role: string) =>
      world.pool.query('update accounts set roles = $2 where id = $1', [third.id, [role]]);
    // The asker is remembered as a system person and is none any more: as if somebody had lowered them in this moment. News
    // of a change may come in between, which makes the portal look again: then it is arranged anew.
    const asked = async () => {
      await become('system');
      await world.as(null)(showSession, {}, by);
      await world.pool.query('alter table accounts disable trigger accounts_changed');
      await become('admin');
      await world.pool.query('alter table accounts enable trigger accounts_changed');
      return (await ask(second.id, 3)).problem.code;
    };
    await expect.poll(asked).toBe('last-system-account');
  });
});
