// Whose account an answer of the provider opens, and whose it does not.
import { showAccount, unlinkProvider } from '@madoguchi/contract/accounts/operations.ts';
import { showSession } from '@madoguchi/contract/session/operations.ts';
import { finishSingleSignOn } from '@madoguchi/contract/single-sign-on/operations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Who } from '../../../test/people.ts';
import { begunLogin, claimsOf, person, returned, thereAndBack } from '../../../test/provider-logins.ts';
import { lockOfAccount, oneBehindTheOther, overtaken } from '../../../test/queue-up.ts';
import { NOW, openWorld, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type Back = Awaited<ReturnType<typeof thereAndBack>>;
type Claims = Parameters<typeof thereAndBack>[1];

const finish = ({ input, headers }: Back) => world.as(null)(finishSingleSignOn, input, { headers });
const comesBack = async (claims: Claims) => finish(await thereAndBack(world, claims));
const refusals = () => world.audit(`event = 'session.refused' and operation = 'single-sign-on.finish'`);
const setAccount = (who: Who, change: string) =>
  world.pool.query(`update accounts set ${change} where id = $1`, [world.people[who].accountId]);

describe('an account', () => {
  const nobody = { sub: 'new', email: 'nobody@elsewhere.example', email_verified: true };
  const reason = async (claims: Claims) => (await comesBack(claims)).problem.data.fields[0];

  it('is given to nobody: an unknown address is refused on the email field, and recorded with it [S3-07]', async () => {
    const fault = await reason(nobody);
    expect(fault).toMatchObject({ field: 'email', type: 'email', code: 'user-not-found' });
    expect(fault?.message).toContain('nobody@elsewhere.example');
    const recorded = (await refusals()).map(({ difference }) => difference);
    expect(recorded).toContainEqual(expect.objectContaining({ reason: 'user-not-found', subject: 'new' }));
  });

  it.each([
    ['the provider has not verified', { email_verified: false }, 'email-not-verified'],
    ['the provider says nothing of', { email_verified: undefined }, 'email-not-verified'],
    ['is verified by a word', { email_verified: 'true' }, 'email-not-verified'],
    ['is missing', { email: undefined }, 'invalid-email'],
  ])('is not found by an address that %s [S3-07]', async (_what, claims, code) => {
    expect(await reason({ ...person(world, 'admin2'), ...claims })).toMatchObject({ code });
  });

  it('is found by the address that the provider tells besides the token', async () => {
    const login = await begunLogin(world);
    const { sub, ...userinfo } = person(world, 'other');
    const claims = claimsOf(world, login, { sub });
    expect((await finish(returned(login, { claims, userinfo: { sub, ...userinfo } }))).status).toBe(200);
  });

  it('is not found by what is told of somebody else', async () => {
    const login = await begunLogin(world);
    const userinfo = { ...person(world, 'admin'), sub: 'somebody-else' };
    const { problem } = await finish(returned(login, { claims: claimsOf(world, login, { sub: 'x' }), userinfo }));
    expect(problem.code).toBe('provider-refused');
  });

  it('stays with the subject it was found for: the address does not take it along, nor does another name for it', async () => {
    expect((await comesBack(person(world, 'admin'))).status).toBe(200);
    const moved = await comesBack({ ...person(world, 'admin'), email: 'married@elsewhere.example' });
    expect(moved.output.user.uid).toBe(world.people.admin.accountId);
    expect(await reason({ ...person(world, 'admin'), sub: 'the-new-colleague' })).toMatchObject({
      field: 'email',
      code: 'email-already-in-use',
    });
    const renamed = await comesBack({ ...person(world, 'admin'), email: world.people.system.email });
    expect(renamed.output.user.uid, 'a colleague’s address gives no colleague’s account').toBe(
      world.people.admin.accountId,
    );
    const linked = await world.audit(
      `event = 'account.identity-linked' and target_id = '${world.people.admin.accountId}'`,
    );
    expect(linked).toHaveLength(1);
  });

  it('that is stopped lets nobody in, by neither subject nor address [S3-07]', async () => {
    await comesBack(person(world, 'staff'));
    for (const who of ['staff', 'system'] as const) {
      await setAccount(who, `status = 'suspended'`);
      expect(await reason(person(world, who))).toMatchObject({ field: 'email', code: 'user-disabled' });
      await setAccount(who, `status = 'active'`);
    }
    const { rowCount } = await world.pool.query(`select from account_identities where subject = 'subject-of-system'`);
    expect(rowCount, 'nothing is remembered of a stopped account').toBe(0);
  });

  it('of somebody who left yesterday lets nobody in; on the last day it does', async () => {
    const leaves = (day: string | null) =>
      world.pool.query(`update employees set left_on = $1 where id = $2`, [day, world.people.staff.employeeUuid]);
    await leaves('2026-11-20');
    expect(await reason(person(world, 'staff'))).toMatchObject({ code: 'user-disabled' });
    await leaves('2026-11-21');
    expect((await comesBack(person(world, 'staff'))).status).toBe(200);
    await leaves(null);
  });

  it('goes to another subject once a system person has parted it from the former, whose sessions end [B2-03]', async () => {
    const former = await comesBack(person(world, 'user'));
    const successor = { ...person(world, 'user'), sub: 'after-the-provider-was-replaced' };
    expect(await reason(successor)).toMatchObject({ code: 'email-already-in-use' });
    const { id, version, providerEmail } = (await world.as('system')(showAccount, { id: world.people.user.accountId }))
      .output;
    expect(providerEmail).toBe(world.people.user.email);
    const parted = await world.as('system')(unlinkProvider, { id, version, reason: '認証基盤の入れ替え' });
    expect(parted.status).toBe(200);
    const bearer = { headers: { authorization: `Bearer ${former.output.access_token}` } };
    expect((await world.as(null)(showSession, {}, bearer)).status).toBe(401);
    expect((await comesBack(successor)).output.user.uid).toBe(id);
    expect(await reason(person(world, 'user')), 'the former is nobody now').toMatchObject({
      code: 'email-already-in-use',
    });
    const [row] = await world.audit(`event = 'account.identity-unlinked'`);
    expect(row?.difference).toMatchObject({ reason: '認証基盤の入れ替え', providerEmail: [providerEmail, null] });
  });

  it('that was invited is active from the first login on, and its invitation is done with', async () => {
    const { admin2, system } = world.people;
    await setAccount('admin2', `status = 'invited', password_hash = null`);
    await world.pool.query(
      `insert into account_links (id, account_id, kind, token_hash, created_by, created_at, expires_at)
       values (gen_random_uuid(), $1, 'invitation', 'x', $2, $3, '2026-11-24')`,
      [admin2.accountId, system.accountId, NOW],
    );
    const { output } = await comesBack(person(world, 'admin2'));
    expect(output.user.uid).toBe(world.people.admin2.accountId);
    const { rows } = await world.pool.query(`select status from accounts where id = $1`, [output.user.uid]);
    expect(rows).toEqual([{ status: 'active' }]);
    const links = await world.pool.query(`select from account_links where ended_at is null`);
    expect(links.rowCount).toBe(0);
  });

  it('that is parted from its subject while that comes back lets nobody in: the login begins again, and that is recorded (T15) [S3-07]', async () => {
    const { accountId } = world.people.other;
    await comesBack(person(world, 'other'));
    const back = await thereAndBack(world, person(world, 'other'));
    const before = (await refusals()).length;
    const { problem } = await overtaken(world, lockOfAccount(accountId), () => finish(back), [
      { sql: 'delete from account_identities where account_id = $1', values: [accountId] },
      { sql: 'delete from sessions where account_id = $1', values: [accountId] },
    ]);
    expect(problem.code).toBe('login-over');
    const { rowCount } = await world.pool.query('select from sessions where account_id = $1', [accountId]);
    expect(rowCount).toBe(0);
    const recorded = await refusals();
    expect(recorded).toHaveLength(before + 1);
    expect(recorded.at(-1)).toMatchObject({ target_id: accountId, difference: { reason: 'login-over' } });
  });

  it('whose former subject comes in just before they are parted ends that session too (T15) [B2-03]', async () => {
    const { accountId: id } = world.people.other;
    await comesBack(person(world, 'other'));
    const back = await thereAndBack(world, person(world, 'other'));
    const { version } = (await world.as('system')(showAccount, { id })).output;
    const part = () => world.as('system')(unlinkProvider, { id, version, reason: '認証基盤の入れ替え' });
    const [entered, parted] = await oneBehindTheOther(world, lockOfAccount(id), () => finish(back), part);
    expect([entered.status, parted.status]).toEqual([200, 200]);
    const bearer = { headers: { authorization: `Bearer ${entered.output.access_token}` } };
    expect((await world.as(null)(showSession, {}, bearer)).status).toBe(401);
  });

  it('goes to one of two subjects that come for it at once', async () => {
    await world.pool.query(`delete from account_identities where account_id = $1`, [world.people.user.accountId]);
    const backs = await Promise.all(
      ['one', 'two'].map((sub) => thereAndBack(world, { ...person(world, 'user'), sub })),
    );
    const statuses = await Promise.all(backs.map(async (back) => (await finish(back)).status));
    expect(statuses.sort()).toEqual([200, 422]);
  });
});
