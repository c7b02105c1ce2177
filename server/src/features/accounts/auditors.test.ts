// An auditor from outside: reads until the last day of the account, and changes nothing (B7-06).
import { randomUUID } from 'node:crypto';
import { changeEnd, changeRole, registerAccount, showAccount } from '@madoguchi/contract/accounts/operations.ts';
import { listTransactions } from '@madoguchi/contract/electronic-transactions/operations.ts';
import type { Operation } from '@madoguchi/contract/operation.ts';
import { OPERATIONS } from '@madoguchi/contract/operations.ts';
import { changePassword } from '@madoguchi/contract/passwords/operations.ts';
import { savePreference } from '@madoguchi/contract/preferences/operations.ts';
import { showSession, signIn, signOut } from '@madoguchi/contract/session/operations.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AUDITED_UNTIL, account, sessionOn } from '../../../test/accounts.ts';
import { ask } from '../../../test/ask.ts';
import { NOW, openWorld, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(() => world.clock.set(NOW));

const reason = '税務調査のため';
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const isIn = async (token: string) => (await world.as(null)(showSession, {}, bearer(token))).output.user !== null;

async function auditor() {
  const made = await account(world, 'active', 'auditor');
  return { ...made, token: await sessionOn(world, made.id) };
}

const registered = (more: object) =>
  world.as('system')(registerAccount, {
    displayName: '国税 太郎',
    email: `${randomUUID()}@tax.example`,
    role: 'auditor',
    endsOn: '2026-12-10',
    password: 'umi no chikaku no ie 3',
    ...more,
  });

describe('the last day of an account', () => {
  it('is whole: a session goes on until 24:00 in Tokyo and is over with the next moment (ET22) [B7-06]', async () => {
    const { token } = await auditor();
    world.clock.set('2026-12-10T14:59:59.000Z');
    expect(await isIn(token)).toBe(true);
    world.clock.set('2026-12-10T15:00:00.000Z');
    expect((await world.as(null)(showSession, {}, bearer(token))).status).toBe(401);
  });

  it('nobody logs in after it, and whoever has it told anew goes on (ET22) [B7-06]', async () => {
    const password = 'umi no chikaku no ie 3';
    const email = `${randomUUID()}@tax.example`;
    const { output } = await registered({ email, password });
    const enter = () => world.as(null)(signIn, { email, password });
    expect((await enter()).status).toBe(200);
    world.clock.set('2026-12-10T15:00:00.000Z');
    expect((await enter()).problem.data?.fields).toMatchObject([{ field: 'email', code: 'user-disabled' }]);
    const change = { id: output.id, version: 1, endsOn: '2026-12-31', reason };
    expect((await world.as('system')(changeEnd, change)).status).toBe(200);
    expect((await enter()).status).toBe(200);
  });

  it('brought forward, ends open sessions with it at once, and is recorded with its reason [B7-06]', async () => {
    const { id, version, token } = await auditor();
    expect(await isIn(token)).toBe(true);
    await world.as('system')(changeEnd, { id, version, endsOn: '2026-11-21', reason });
    const [record] = await world.audit(`event = 'account.end-changed' and target_id = '${id}'`);
    expect(record).toMatchObject({ difference: { reason, endsOn: [AUDITED_UNTIL, '2026-11-21'] } });
    world.clock.set('2026-11-21T15:00:00.000Z');
    expect((await world.as(null)(showSession, {}, bearer(token))).status).toBe(401);
  });

  it.each([
    ['a day that is over', { endsOn: '2026-11-20' }, 'ends-in-the-past'],
    ['an auditor without one', { endsOn: null }, 'required'],
    ['an auditor who is an employee', { employment: 'existing', employeeNumber: '00001' }, 'auditor-outside'],
  ])('refuses %s, and says so at the field [B7-06]', async (_case, more, code) => {
    const { status, problem } = await registered(more);
    expect([status, problem.data?.fields.map((one) => one.code)]).toEqual([422, [code]]);
  });

  it('of an auditor may not be taken away, and the role stays what it is [B7-06]', async () => {
    const { id, version } = await auditor();
    const asked = { id, version, reason };
    expect((await world.as('system')(changeEnd, { ...asked, endsOn: null })).problem.code).toBe('invalid');
    expect((await world.as('system')(changeRole, { ...asked, newRole: 'staff' })).problem.code).toBe('wrong-state');
    expect((await world.as('system')(showAccount, { id })).output).toMatchObject({ role: 'auditor', version });
  });
});

describe('an auditor', () => {
  /** For what would change nothing of anybody else's, the session at most. */
  const OWN = new Set<string>([
    'announcements.mark-read',
    'notifications.dismiss',
    'notifications.mark-read',
    'passwords.change',
    'preferences.save',
    'session.end',
    'session.end-others',
    'session.sign-out',
    'session.update-user',
  ]);
  const writes = OPERATIONS.filter(
    ({ kind, access }: Operation) =>
      (kind === 'write' || kind === 'upload') && access !== 'any' && access !== 'guests-only',
  );

  it.each(writes.filter(({ id }) => !OWN.has(id)).map((one): [string, Operation] => [one.id, one]))(
    'may not call %s (ET22) [B7-06]',
    async (_id, operation) => {
      const { token } = await auditor();
      const { status, body } = await ask(world, operation, { who: null, input: {}, token });
      expect(status).toBe(403);
      expect(['not-allowed', 'auditor-reads-only', 'tool-closed']).toContain((body as { code: string }).code);
    },
  );

  it('reads electronic transactions, and each reading is recorded once a minute with what was asked (ET22) [B7-06]', async () => {
    const { token, id } = await auditor();
    const of = () => world.audit(`account_id = '${id}' and event = 'auditor.read'`);
    const read = (q: string) => world.as(null)(listTransactions, { q }, bearer(token));
    expect((await read('山田')).status).toBe(200);
    await read('山田');
    expect((await of()).map(({ difference }) => difference)).toEqual([
      { asked: expect.objectContaining({ q: '山田' }) },
    ]);
    await read('印刷');
    expect(await of()).toHaveLength(2);
    expect((await world.as('admin')(listTransactions, {})).status).toBe(403);
  });

  it('keeps the own settings, and signs out [B7-06]', async () => {
    const { token } = await auditor();
    expect(writes.filter(({ id }) => OWN.has(id))).toHaveLength(OWN.size);
    const saved = await world.as(null)(savePreference, {} as never, bearer(token));
    expect(saved.problem.code).toBe('invalid');
    expect((await world.as(null)(changePassword, {} as never, bearer(token))).problem.code).toBe('invalid');
    expect((await world.as(null)(signOut, {}, bearer(token))).status).toBe(200);
  });
});
