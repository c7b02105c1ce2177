import { exportAccounts, listAccounts, showAccount } from '@madoguchi/contract/accounts/operations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account, linkOn, sessionOn } from '../../../test/accounts.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
let locked: string;
let invited: string;
beforeAll(async () => {
  world = await openWorld();
  [locked, invited] = (await Promise.all([account(world, 'locked'), account(world, 'invited')]).then((made) =>
    made.map(({ id }) => id),
  )) as [string, string];
  await account(world, 'suspended', 'admin');
  await world.pool.query(
    `update accounts set last_signed_in_at = '2026-11-20T01:02:03Z', last_signed_in_ip = '192.0.2.7' where id = $1`,
    [world.people.staff.accountId],
  );
});
afterAll(() => world.close());

const found = async (input: Parameters<typeof ask>[0]) => (await ask(input)).map(({ email }) => email);
const ask = async (input: Partial<Record<'q' | 'role' | 'state' | 'last-login', string>>) => {
  const { status, output, raw } = await world.as('system')(listAccounts, { ...input, limit: 200 });
  expect(status, raw.body).toBe(200);
  return output.rows;
};

describe('the list of accounts', () => {
  it('tells name, address, role, state, last login with its IP, failures and age of each [B2-03]', async () => {
    const rows = await ask({});
    expect(rows.find(({ id }) => id === world.people.staff.accountId)).toMatchObject({
      displayName: '佐藤 健太',
      kana: 'サトウ ケンタ',
      employeeNumber: world.people.staff.number,
      role: 'staff',
      state: 'active',
      lastSignedInAt: '2026-11-20T01:02:03.000Z',
      lastSignedInIp: '192.0.2.7',
      failures: 0,
    });
    expect(rows.find(({ id }) => id === locked)).toMatchObject({ state: 'locked', failures: 12, kana: 'ミシ ラヌ' });
  });

  it('goes on with a page that is asked for later than the one before [B0-10]', async () => {
    const first = await world.as('system')(listAccounts, { limit: 2 });
    const { clock } = world;
    const now = clock.now();
    clock.set(new Date(Date.parse(now) + 60_000).toISOString());
    const second = await world.as('system')(listAccounts, { limit: 2, after: String(first.output.next) });
    clock.set(now);
    expect(second.status, second.raw.body).toBe(200);
    expect(second.output.rows).toHaveLength(2);
  });

  it.each(['佐藤', 'ｻﾄｳ', 'さとうけんた', 'STAFF@', '高崎'])(
    'finds by name in any writing, reading, address or number: %s [B0-10]',
    async (q) => {
      const emails = await found({ q });
      expect(emails).toHaveLength(1);
      expect(emails[0]).toMatch(/^(staff|other)@/);
    },
  );

  it('is narrowed by role, state and last login [B0-10]', async () => {
    expect(await found({ role: 'system' })).toEqual([world.people.system.email]);
    expect(await found({ state: 'suspended' })).toHaveLength(1);
    expect((await ask({ state: 'invited' })).map(({ id }) => id)).toEqual([invited]);
    expect(await found({ 'last-login': '2026-11-20..2026-11-20' })).toEqual([world.people.staff.email]);
  });

  it('counts the highest of several roles', async () => {
    await world.pool.query(`update accounts set roles = '{user,admin}' where id = $1`, [locked]);
    expect((await ask({ q: '見知' })).find(({ id }) => id === locked)?.role).toBe('admin');
  });

  it('opens a lock by itself when its time has come', async () => {
    await world.pool.query(`update sign_in_limits set blocked_until = '2026-11-21T05:05:00Z' where subject = $1`, [
      locked,
    ]);
    expect((await ask({ q: '見知' })).find(({ id }) => id === locked)?.state).toBe('active');
    await world.pool.query(`update sign_in_limits set blocked_until = '2030-01-01' where subject = $1`, [locked]);
  });

  it('leaves as a file, as it is filtered, and that is recorded [B0-09] [B0-10]', async () => {
    const { raw } = await world.as('system')(exportAccounts, { role: 'system' });
    const lines = raw.body.trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(world.people.system.email);
    const [row] = await world.audit(`event = 'accounts.exported'`);
    expect(row?.difference).toMatchObject({ role: 'system', encoding: 'utf-8' });
  });
});

describe('an account, opened', () => {
  it('tells its sessions and its link besides, and who opened it is recorded [B0-09] [B2-03]', async () => {
    await sessionOn(world, invited);
    await linkOn(world, invited);
    const { output } = await world.as('system')(showAccount, { id: invited });
    expect(output).toMatchObject({
      state: 'invited',
      sessions: 1,
      sendsMail: false,
      link: { kind: 'invitation', delivery: 'by-hand', isOver: false },
    });
    const rows = await world.audit(`event = 'account.opened'`);
    expect(rows).toMatchObject([{ account_id: world.people.system.accountId, target_id: invited }]);
  });

  it('of one’s own is not recorded, and no hash of a password or link is ever told', async () => {
    const { raw } = await world.as('system')(showAccount, { id: world.people.system.accountId });
    expect(await world.audit(`event = 'account.opened' and target_id = '${world.people.system.accountId}'`)).toEqual(
      [],
    );
    expect(raw.body).not.toMatch(/argon2|hash/);
  });
});
