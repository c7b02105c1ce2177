import {
  changeRole,
  endSessions,
  listAccounts,
  reactivateAccount,
  suspendAccount,
  unlinkProvider,
  unlockAccount,
} from '@madoguchi/contract/accounts/operations.ts';
import { showSession } from '@madoguchi/contract/session/operations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account, deviceOn, identityOn, knowsDevice, linkOn, sessionOn } from '../../../../test/accounts.ts';
import { openWorld, type World } from '../../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const reason = '人事からの依頼';
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const userOf = async (token: string) => (await world.as(null)(showSession, {}, bearer(token))).output.user ?? null;

/** Somebody with open sessions that the portal has just answered. */
async function signedIn(state: 'active' | 'locked' = 'active') {
  const made = await account(world, state);
  const tokens = await Promise.all(Array.from({ length: 10 }, () => sessionOn(world, made.id)));
  for (const token of tokens) expect(await userOf(token)).not.toBeNull();
  return { asked: { id: made.id, version: made.version, reason }, tokens };
}

describe('what a system person does', () => {
  it('suspending, holds on the very next request of all ten open sessions (T15) [B2-03]', async () => {
    const { asked, tokens } = await signedIn();
    expect((await world.as('system')(suspendAccount, asked)).output).toMatchObject({ state: 'suspended', version: 2 });
    expect(await Promise.all(tokens.map(userOf))).toEqual(tokens.map(() => null));
  });

  it('changing a role, holds on the very next request of all ten open sessions (T15) [B2-03]', async () => {
    const { asked, tokens } = await signedIn();
    await world.as('system')(changeRole, { ...asked, newRole: 'system' });
    for (const token of tokens) {
      expect((await world.as(null)(listAccounts, {}, bearer(token))).status).toBe(200);
    }
    await world.as('system')(changeRole, { ...asked, version: 2, newRole: 'user' });
    for (const token of tokens) {
      expect((await world.as(null)(listAccounts, {}, bearer(token))).status).toBe(403);
    }
  });

  it('ending the sessions, ends all of them; the account stays as it is [B2-03]', async () => {
    const { asked, tokens } = await signedIn();
    expect((await world.as('system')(endSessions, asked)).output.state).toBe('active');
    expect(await Promise.all(tokens.map(userOf))).toEqual(tokens.map(() => null));
    expect(await userOf(await sessionOn(world, asked.id))).not.toBeNull();
  });

  it.each([
    ['suspending', suspendAccount],
    ['ending the sessions', endSessions],
    ['unlinking from the provider', unlinkProvider],
  ])('%s, leaves no device of the person known, and a colleague’s as it is (T13) [B2-03]', async (_what, operation) => {
    const { id, version, email } = await account(world);
    await identityOn(world, id, email);
    const [device, colleagues] = [await deviceOn(world, id), await deviceOn(world, world.people.admin.accountId)];
    expect((await world.as('system')(operation, { id, version, reason })).status).toBe(200);
    expect([await knowsDevice(world, device), await knowsDevice(world, colleagues)]).toEqual([false, true]);
  });

  it('unlocking, forgives what was guessed so far [B2-03]', async () => {
    const { asked } = await signedIn('locked');
    expect((await world.as('system')(unlockAccount, asked)).output.state).toBe('active');
    const { rows } = await world.pool.query('select * from sign_in_limits where subject = $1', [asked.id]);
    expect(rows).toEqual([]);
  });

  it('reactivating, lets the person in again, but no session of before [B2-03]', async () => {
    const { asked, tokens } = await signedIn();
    await world.as('system')(suspendAccount, asked);
    await world.as('system')(reactivateAccount, { ...asked, version: 2 });
    expect(await userOf(tokens[0] ?? '')).toBeNull();
    expect(await userOf(await sessionOn(world, asked.id))).not.toBeNull();
  });

  it('suspending somebody invited, makes their link good no more', async () => {
    const { id } = await account(world, 'invited');
    await linkOn(world, id);
    await world.as('system')(suspendAccount, { id, version: 1, reason });
    const { rows } = await world.pool.query('select ended_at from account_links where account_id = $1', [id]);
    expect(rows).toMatchObject([{ ended_at: expect.stringContaining('2026-11-21') }]);
  });

  it('is recorded with its reason, the state of before and after, and who did it [B0-09] [B2-03]', async () => {
    const { id, version } = await account(world);
    await world.as('system')(changeRole, { id, version, reason, newRole: 'admin' });
    const [row] = await world.audit(`target_id = '${id}'`);
    expect(row).toMatchObject({
      event: 'account.role-changed',
      account_id: world.people.system.accountId,
      difference: { reason, role: ['staff', 'admin'] },
    });
  });

  it('without a reason is refused at the field [B2-03]', async () => {
    const { id, version } = await account(world);
    const { status, problem } = await world.as('system')(suspendAccount, { id, version, reason: ' ' });
    expect(status).toBe(422);
    expect(problem.data.fields).toMatchObject([{ field: 'reason', code: 'required' }]);
  });

  it('over an older version is refused with the newer state, and changes nothing [B0-02]', async () => {
    const { id } = await account(world);
    await world.as('system')(changeRole, { id, version: 1, reason, newRole: 'admin' });
    const { status, problem } = await world.as('system')(suspendAccount, { id, version: 1, reason });
    expect(status).toBe(409);
    expect(problem).toMatchObject({ code: 'stale', data: { current: { role: 'admin', version: 2, state: 'active' } } });
  });

  it('to their own account is refused, whatever it is: nobody raises their own role [B2-03]', async () => {
    const own = { id: world.people.system.accountId, version: 1, reason };
    for (const asked of [
      world.as('system')(changeRole, { ...own, newRole: 'admin' }),
      world.as('system')(suspendAccount, own),
    ])
      expect((await asked).problem.code).toBe('own-account');
  });
});
