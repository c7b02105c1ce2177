import {
  chooseLinkPassword,
  handOverLink,
  registerAccount,
  showAccount,
  showLink,
} from '@madoguchi/contract/accounts/operations.ts';
import { showSession, signIn } from '@madoguchi/contract/session/operations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GOOD_PASSWORD } from '../../../../test/account-cases.ts';
import { account, deviceOn, knowsDevice, linkOn, sessionOn } from '../../../../test/accounts.ts';
import { queueUp } from '../../../../test/queue-up.ts';
import { NOW, openWorld, type World } from '../../../../test/world.ts';
import { auditColumns } from '../../../platform/audit/audit-store.ts';
import { run } from '../../../platform/db/statement.ts';
import { tokenHash } from '../../../platform/session/session-store.ts';
import { takeLink } from './links-store.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ PUBLIC_URL: 'https://portal.example.jp', TRUSTED_PROXIES: '127.0.0.1' });
});
afterAll(() => world.close());

const reason = '本人から依頼';
const choose = (token: string, password = GOOD_PASSWORD, from = '127.0.0.1') =>
  world.as(null)(
    chooseLinkPassword,
    { token, password, passwordConfirm: password },
    { headers: { 'x-forwarded-for': from } },
  );
const tokenIn = (url: string) => url.split('#')[1] ?? '';

async function invited() {
  const made = await account(world, 'invited');
  return { ...made, token: await linkOn(world, made.id) };
}

describe('a link', () => {
  it('shows whose account it is and lets its person choose a password, with which they log in [B2-03]', async () => {
    const { id, email, token } = await invited();
    const { output } = await world.as(null)(showLink, { token });
    expect(output).toMatchObject({ kind: 'invitation', displayName: '見知 らぬ', email, minimum: 8 });
    expect((await choose(token)).output).toEqual({ email });
    expect((await world.as('system')(showAccount, { id })).output).toMatchObject({ state: 'active', link: null });
    expect((await world.as(null)(signIn, { email, password: GOOD_PASSWORD })).status).toBe(200);
  });

  it('is good once: used again it is refused like one that never was, and that is recorded [B2-03]', async () => {
    const { token } = await invited();
    await choose(token);
    // From two networks: of one network they would be a record and a sum.
    const from = ['192.0.2.7', '192.0.2.8'] as const;
    const again = await choose(token, GOOD_PASSWORD, from[0]);
    const unknown = await choose('x'.repeat(43), GOOD_PASSWORD, from[1]);
    const plain = ({ raw }: typeof again) => raw.body.replace(/"requestId":"[^"]+"/, '');
    expect(again.status).toBe(410);
    expect(plain(again)).toBe(plain(unknown));
    const refused = await world.audit(`event = 'account.link-refused' and ip like '192.0.2.%'`);
    expect(refused.map(({ ip }) => ip)).toEqual(from);
    expect((await world.as(null)(showLink, { token })).problem.code).toBe('link-over');
  });

  it('is over after its time, and good no more once a newer one is made [B2-03]', async () => {
    const { id } = await account(world, 'invited');
    const late = await linkOn(world, id, 'invitation', '2026-11-21T05:05:00.000Z');
    expect((await choose(late)).status).toBe(410);
    const first = tokenIn((await world.as('system')(handOverLink, { id, reason })).output.url);
    const second = tokenIn((await world.as('system')(handOverLink, { id, reason })).output.url);
    expect((await choose(first)).status).toBe(410);
    expect((await choose(second)).status).toBe(200);
  });

  it.each(['seven77', 'password123', '見知らぬ12345'])(
    'takes no bad password and stays good: %s [S3-05]',
    async (bad) => {
      const { token } = await invited();
      const { status, problem } = await choose(token, bad);
      expect(status).toBe(422);
      expect(problem.data.fields).toMatchObject([{ field: 'password' }]);
      expect((await choose(token)).status).toBe(200);
    },
  );

  it('for another password ends every open session, forgets every device and opens a lock (T13, T15)', async () => {
    const { id } = await account(world, 'locked');
    const [device, colleagues] = [await deviceOn(world, id), await deviceOn(world, world.people.admin.accountId)];
    const session = await sessionOn(world, id);
    const headers = { authorization: `Bearer ${session}` };
    expect((await world.as(null)(showSession, {}, { headers })).status).toBe(200);
    await choose(await linkOn(world, id, 'reset'));
    expect((await world.as(null)(showSession, {}, { headers })).status).toBe(401);
    expect((await world.as('system')(showAccount, { id })).output).toMatchObject({ state: 'active', failures: 0 });
    expect([await knowsDevice(world, device), await knowsDevice(world, colleagues)]).toEqual([false, true]);
  });

  it('is stored as a hash alone, and stands in no record [B0-09]', async () => {
    const { id } = await account(world, 'invited');
    const { output, raw } = await world.as('system')(handOverLink, { id, reason });
    expect(output).toMatchObject({ kind: 'invitation', expiresAt: '2026-11-24T05:05:00.000Z' });
    expect(output.url).toMatch(/^https:\/\/portal\.example\.jp\/invitation#[\w-]{43}$/);
    expect(raw.headers['cache-control']).toBe('no-store');
    const token = tokenIn(output.url);
    await choose(token);
    for (const table of ['account_links', 'accounts', 'audit_events', 'mails', 'notifications', 'idempotency_keys']) {
      const { rows } = await world.pool.query(`select t::text from ${table} t`);
      expect(JSON.stringify(rows), table).not.toContain(token);
    }
  });

  it('is shown without a reason where it is the first of an invited person, and for a reason alone once it changes something [B2-03]', async () => {
    const { id } = await account(world, 'invited');
    const hand = (of: string, why?: string) =>
      world.as('system')(handOverLink, why === undefined ? { id: of } : { id: of, reason: why });
    expect((await hand(id)).status).toBe(200);
    const refused = [await hand(id), await hand(id, '  '), await hand((await account(world)).id)];
    for (const { status, problem } of refused) {
      expect(status).toBe(422);
      expect(problem.data.fields).toMatchObject([{ field: 'reason', code: 'required' }]);
    }
    expect((await hand(id, reason)).status).toBe(200);
  });

  it('for another password is good for fifteen minutes [B2-03]', async () => {
    const { id } = await account(world);
    const { output } = await world.as('system')(handOverLink, { id, reason });
    expect(output).toMatchObject({ kind: 'reset', expiresAt: '2026-11-21T05:20:00.000Z' });
  });

  it('of a suspended account is refused', async () => {
    const { id, token } = await invited();
    await world.pool.query(`update accounts set status = 'suspended' where id = $1`, [id]);
    expect((await choose(token)).status).toBe(410);
  });

  it('is not made where nothing could be sent: nothing pretends that it was [B2-03]', async () => {
    const asked = { displayName: '新井 花', email: 'by-hand@madoguchi.example', invites: true };
    const { output } = await world.as('system')(registerAccount, asked);
    expect((await world.as('system')(showAccount, { id: output.id })).output).toMatchObject({
      link: null,
      sendsMail: false,
    });
  });
});

describe('two who use a link in the same moment', () => {
  const lockOf = (token: string) => ({
    sql: 'select k.id from account_links k join accounts a on a.id = k.account_id where k.token_hash = $1 for update',
    values: [tokenHash(token)],
  });

  it('one sets the password, the other is told that it is used [B2-03]', async () => {
    const { id, token } = await invited();
    const answers = await queueUp(world, lockOf(token), 2, () => [choose(token), choose(token, 'yama no ue no ie 7')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect((await world.audit(`target_id = '${id}' and event = 'account.password-chosen'`)).length).toBe(1);
  });

  it('negative control: where the link is only looked at and not held, both set it', async () => {
    const { id, token } = await invited();
    const text = takeLink.text.replace('for update of k', '');
    expect(text).not.toBe(takeLink.text);
    const caller = { ip: '127.0.0.1', userAgent: '', requestId: '', token: null };
    const take = (passwordHash: string) =>
      run(
        world.pool,
        { ...takeLink, text, name: 'unheld-link' },
        {
          ...auditColumns(null, caller, NOW),
          ...{ hash: tokenHash(token), at: NOW, passwordHash },
          ...{ operation: 'x', event: 'x', target_kind: null, target_id: null, difference: '{}' },
          ...{ key: null, body_hash: Buffer.alloc(32), answer: '{}' },
        },
      );
    const taken = await queueUp(world, lockOf(token), 2, () => [take('one'), take('two')]);
    expect(taken.map((rows) => rows.length)).toEqual([1, 1]);
    expect((await world.pool.query('select version from accounts where id = $1', [id])).rows).toEqual([{ version: 3 }]);
  });
});
