// The letters to somebody who is to choose a password, and what the queue keeps of them.
import {
  askReset,
  chooseLinkPassword,
  inviteAgain,
  registerAccount,
  sendReset,
  showAccount,
  suspendAccount,
} from '@madoguchi/contract/accounts/operations.ts';
import { signIn } from '@madoguchi/contract/session/operations.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GOOD_PASSWORD } from '../../../../test/account-cases.ts';
import { account } from '../../../../test/accounts.ts';
import { type MailServer, startMailServer } from '../../../../test/mail-server.ts';
import { NOW, openWorld, type World } from '../../../../test/world.ts';

const SOON = { timeout: 20_000, interval: 20 };

let server: MailServer;
let world: World;
beforeAll(async () => {
  server = await startMailServer();
  world = await openWorld({
    SMTP_URL: server.url,
    MAIL_FROM: 'portal@madoguchi.example',
    PUBLIC_URL: 'https://portal.example.jp',
    DEFAULT_LANGUAGE: 'ja',
  });
});
afterAll(async () => {
  await world.close();
  await server.close();
});
beforeEach(() => {
  server.behave('take');
  world.clock.set(NOW);
});

let nth = 0;
async function invited(): Promise<{ id: string; email: string }> {
  nth += 1;
  const email = `letter${nth}@madoguchi.example`;
  const { output } = await world.as('system')(registerAccount, { displayName: '新井 花', email, invites: true });
  expect(output.isMailed).toBe(true);
  return { id: output.id, email };
}
const sentTo = (email: string) => server.taken.filter(({ to }) => to.includes(email));
const tokensIn = (email: string) =>
  sentTo(email).map(({ text }) => /https:\/\/portal\.example\.jp\/invitation#([\w-]{43})/.exec(text)?.[1] ?? '');
const queued = async (id: string) =>
  (
    await world.pool.query('select state, secret, last_answer from mails where account_id = $1 order by queued_at', [
      id,
    ])
  ).rows;
const reason = '本人から依頼';

describe('an invitation', () => {
  it('is mailed as soon as it is registered, in text and HTML, with a link that works [B2-03]', async () => {
    const { id, email } = await invited();
    await expect.poll(() => sentTo(email), SOON).toHaveLength(1);
    const [mail] = sentTo(email);
    expect(mail?.header('subject')).toBe('【招待】ポータルのアカウントができました');
    const [token = ''] = tokensIn(email);
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain('小林 直樹さんがあなたのアカウントを登録しました。');
      expect(part).toContain('72時間以内');
      expect(part).toContain(`https://portal.example.jp/invitation#${token}`);
      expect(part).not.toContain('通知の設定');
    }
    const chosen = { token, password: GOOD_PASSWORD, passwordConfirm: GOOD_PASSWORD };
    expect((await world.as(null)(chooseLinkPassword, chosen)).status).toBe(200);
    expect((await world.as('system')(showAccount, { id })).output.state).toBe('active');
  });

  it('forgets its secret with the mail: the queue keeps that it was sent, not what the link was [B0-08]', async () => {
    const { id, email } = await invited();
    await expect.poll(() => sentTo(email), SOON).toHaveLength(1);
    await expect.poll(() => queued(id), SOON).toEqual([{ state: 'sent', secret: null, last_answer: '' }]);
    expect((await world.as('system')(showAccount, { id })).output.link).toMatchObject({ delivery: 'sent' });
    const refused = world.pool.query(`update mails set secret = 'x' where account_id = $1`, [id]);
    await expect(refused).rejects.toThrow('mails_forget_secrets');
  });

  it('sent again makes the link of before good no more, also where that mail still waits [B2-03]', async () => {
    server.behave({ code: 451, at: 'RCPT' });
    const { id, email } = await invited();
    await expect.poll(async () => (await queued(id))[0]?.last_answer, SOON).toMatch(/451/);
    server.behave('take');
    await world.as('system')(inviteAgain, { id, version: 1, reason });
    await expect.poll(() => sentTo(email), SOON).toHaveLength(1);
    expect(await queued(id)).toMatchObject([{ state: 'failed', secret: null, last_answer: 'recalled' }, {}]);
    const [token = ''] = tokensIn(email);
    const chosen = { token, password: GOOD_PASSWORD, passwordConfirm: GOOD_PASSWORD };
    expect((await world.as(null)(chooseLinkPassword, chosen)).status).toBe(200);
  });

  it('that was refused says so at the account, with what the mail server answered [B2-03] [B0-08]', async () => {
    server.behave({ code: 550, at: 'RCPT' });
    const { id } = await invited();
    await expect.poll(() => queued(id), SOON).toMatchObject([{ state: 'failed', secret: null }]);
    const { output } = await world.as('system')(showAccount, { id });
    expect(output.link).toMatchObject({ delivery: 'failed', answer: expect.stringContaining('550') });
  });

  it('that waited longer than its link is good is not sent at all [B0-08]', async () => {
    server.behave({ code: 451, at: 'RCPT' });
    const { id, email } = await invited();
    await expect.poll(async () => (await queued(id))[0]?.last_answer, SOON).toMatch(/451/);
    server.behave('take');
    world.clock.set('2026-11-24T05:05:00.000Z');
    const other = await invited();
    await expect.poll(() => sentTo(other.email), SOON).toHaveLength(1);
    expect(await queued(id)).toEqual([{ state: 'failed', secret: null, last_answer: 'too late' }]);
    expect(sentTo(email)).toHaveLength(0);
    const { rows } = await world.pool.query(`select said, to_roles from told_facts where kind = 'mail-too-late'`);
    expect(rows, 'the system people hear of it').toEqual([{ said: { to: email }, to_roles: ['system'] }]);
  });

  it('of an account that is suspended meanwhile is recalled', async () => {
    server.behave({ code: 451, at: 'RCPT' });
    const { id } = await invited();
    await expect.poll(async () => (await queued(id))[0]?.last_answer, SOON).toMatch(/451/);
    await world.as('system')(suspendAccount, { id, version: 1, reason });
    expect(await queued(id)).toEqual([{ state: 'failed', secret: null, last_answer: 'recalled' }]);
  });

  it('shows in nobody’s list of notifications: it is theirs by mail alone', async () => {
    const { id } = await invited();
    const { rows } = await world.pool.query('select kind, shown, said from notifications where account_id = $1', [id]);
    expect(rows).toEqual([{ kind: 'account-invitation', shown: false, said: { by: '小林 直樹', hours: 72 } }]);
  });
});

describe('a link to choose another password', () => {
  it('is mailed in the person’s language, good for fifteen minutes; the present password stays until then [B2-03] [S1-02]', async () => {
    const { id, version, email } = await account(world);
    await world.pool.query(`update accounts set language = 'en' where id = $1`, [id]);
    expect((await world.as('system')(sendReset, { id, version, reason })).status).toBe(200);
    await expect.poll(() => sentTo(email), SOON).toHaveLength(1);
    const [mail] = sentTo(email);
    expect(mail?.header('subject')).toBe('[Password] Choose a new password');
    expect(mail?.text).toContain('within 15 minutes');
    const { rows } = await world.pool.query('select password_hash from accounts where id = $1', [id]);
    expect(rows).toEqual([{ password_hash: 'nobody' }]);
  });
});

describe('a forgotten password', () => {
  const ask = (email: string, from = '127.0.0.1') =>
    world.as(null)(askReset, { email }, { headers: { 'x-forwarded-for': from } });
  const linksOf = async (id: string) =>
    (await world.pool.query('select kind, expires_at from account_links where account_id = $1', [id])).rows;

  it('is answered by a link by mail, good for fifteen minutes and once; until then the present one stays', async () => {
    const { id, email } = await account(world);
    expect((await ask(email.toUpperCase())).output).toEqual({ asked: true });
    await expect.poll(() => sentTo(email), SOON).toHaveLength(1);
    const [mail] = sentTo(email);
    expect(mail?.header('subject')).toBe('【パスワード再設定】新しいパスワードを設定してください');
    expect(mail?.text).toContain('15分以内');
    expect(await linksOf(id)).toMatchObject([{ kind: 'reset', expires_at: '2026-11-21 05:20:00+00' }]);
    const { rows } = await world.pool.query('select password_hash, version from accounts where id = $1', [id]);
    expect(rows).toEqual([{ password_hash: 'nobody', version: 1 }]);
    const [token = ''] = tokensIn(email);
    const chosen = { token, password: GOOD_PASSWORD, passwordConfirm: GOOD_PASSWORD };
    expect((await world.as(null)(chooseLinkPassword, chosen)).status).toBe(200);
    expect((await world.as(null)(chooseLinkPassword, chosen)).status).toBe(410);
    const [row] = await world.audit(`event = 'account.reset-asked' and target_id = '${id}'`);
    expect(row).toMatchObject({ account_id: null, difference: { sent: true } });
  });

  it('says the same of an address that nobody has, that is suspended, invited or without a password, and mails nothing', async () => {
    const active = await account(world);
    const suspended = await account(world, 'suspended');
    const waiting = await account(world, 'invited');
    const linked = await account(world);
    await world.pool.query('update accounts set password_hash = null where id = $1', [linked.id]);
    const addresses = [active.email, 'nobody-at-all@madoguchi.example', suspended.email, waiting.email, linked.email];
    const answers = await Promise.all(addresses.map((email) => ask(email)));
    expect(new Set(answers.map(({ raw }) => `${raw.statusCode} ${raw.body}`)).size).toBe(1);
    await expect.poll(() => sentTo(active.email), SOON).toHaveLength(1);
    for (const email of addresses.slice(1)) expect(sentTo(email)).toEqual([]);
    expect(await linksOf(linked.id)).toEqual([]);
    const rows = await world.audit(
      `event = 'account.reset-asked' and difference ->> 'email' = 'nobody-at-all@madoguchi.example'`,
    );
    expect(rows).toMatchObject([{ target_id: null, difference: { sent: false } }]);
  });

  it('makes the link that was asked for before good no more', async () => {
    const { email } = await account(world);
    await ask(email);
    await expect.poll(() => sentTo(email), SOON).toHaveLength(1);
    await ask(email);
    await expect.poll(() => sentTo(email), SOON).toHaveLength(2);
    const [first = '', second = ''] = tokensIn(email);
    const choose = (token: string) =>
      world.as(null)(chooseLinkPassword, { token, password: GOOD_PASSWORD, passwordConfirm: GOOD_PASSWORD });
    expect((await choose(first)).status).toBe(410);
    expect((await choose(second)).status).toBe(200);
  });

  it('is asked for five times in a row at most, whether anybody has the address, and logging in is not held off by it (T13)', async () => {
    for (const email of [(await account(world)).email, 'no-one-here@madoguchi.example']) {
      for (let nth = 0; nth < 5; nth += 1) expect((await ask(email)).status).toBe(200);
      const { status, problem } = await ask(email);
      expect([status, problem.code]).toEqual([429, 'too-many']);
    }
    const signed = await world.as(null)(signIn, { email: 'no-one-here@madoguchi.example', password: 'wrong one' });
    expect(signed.problem.code).toBe('sign-in-failed');
  });
});
