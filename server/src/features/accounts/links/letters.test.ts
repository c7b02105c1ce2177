// The letters to somebody who is to choose a password, and what the queue keeps of them.
import {
  chooseLinkPassword,
  inviteAgain,
  registerAccount,
  sendReset,
  showAccount,
  suspendAccount,
} from '@madoguchi/contract/accounts/operations.ts';
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
