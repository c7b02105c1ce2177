import { submitClaim } from '@madoguchi/contract/expense-claims/operations.ts';
import { sendFaultReport } from '@madoguchi/contract/fault-reports/operations.ts';
import { listNotifications, markNotificationsRead } from '@madoguchi/contract/notifications/operations.ts';
import { savePreference } from '@madoguchi/contract/preferences/operations.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decideOn, returned as sendBack, submitted } from '../../../../test/claims.ts';
import { emptyClaims } from '../../../../test/empty-claims.ts';
import { report } from '../../../../test/fault-cases.ts';
import { type MailServer, startMailServer } from '../../../../test/mail-server.ts';
import type { Who } from '../../../../test/people.ts';
import { openWorld, type World } from '../../../../test/world.ts';

const SOON = { timeout: 20_000, interval: 20 };
const comment = 'タクシーを利用した理由を記入してください。';

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
beforeEach(async () => {
  await emptyClaims(world.pool);
  (server.taken as unknown[]).length = 0;
});

const sentTo = (who: Who) => server.taken.filter(({ to }) => to.includes(world.people[who].email));

async function returned(who: Who) {
  const claim = await submitted(world.as(who));
  await sendBack(world, claim, comment);
  await expect.poll(() => sentTo(who), SOON).toHaveLength(1);
  return { claim, mail: sentTo(who)[0] };
}

describe('a mail', () => {
  it('tells the owner of a returned claim in Japanese: subject, text and HTML intact, with a link to the claim [B0-08] [S1-02]', async () => {
    const { claim, mail } = await returned('staff');
    expect(mail?.header('subject')).toBe(`【差戻し】精算書 ${claim.number}（2026年11月）`);
    expect(mail?.header('from')).toBe('株式会社まどぐち商事ポータル <portal@madoguchi.example>');
    expect(mail?.header('auto-submitted')).toBe('auto-generated');
    const link = 'https://portal.example.jp/apps/travelExpensesRequest/202611';
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain(`2026年11月の精算書 ${claim.number} が差し戻されました。`);
      expect(part).toContain(link);
      expect(part).toContain('佐藤 健太さん');
    }
    expect(mail?.html).toContain('<html lang="ja">');
  });

  it('holds neither what a reviewer wrote nor any amount [B0-08]', async () => {
    const { mail } = await returned('staff');
    expect(mail?.text).not.toContain(comment);
    expect(`${mail?.text}${mail?.header('subject')}`).not.toMatch(/[¥円]/);
  });

  it('is in English for whoever chose it [B0-08] [S1-02]', async () => {
    await world.pool.query(`update accounts set language = 'en' where id = $1`, [world.people.other.accountId]);
    const { claim, mail } = await returned('other');
    expect(mail?.header('subject')).toBe(`[Returned] Claim ${claim.number} (November 2026)`);
    expect(mail?.text).toContain('Read the reason, correct the claim, and submit it again.');
    expect(mail?.html).toContain('<html lang="en">');
  });

  it('goes to nobody who switched the kind off [B0-08]', async () => {
    const value = { mail: { 'claim-returned': false, 'claim-approved': true } } as const;
    await world.as('admin2')(savePreference, { name: 'notification-channels', value, version: 0 });
    const claim = await submitted(world.as('admin2'));
    await decideOn(world, 'admin', claim, 'return', { comment });
    const list = () => world.as('admin2')(listNotifications, {});
    await expect.poll(async () => (await list()).output.rows.map(({ kind }) => kind), SOON).toEqual(['claim-returned']);
    const { rows } = await world.pool.query('select state from mails where account_id = $1', [
      world.people.admin2.accountId,
    ]);
    expect(rows).toEqual([]);
  });

  it('tells of many submissions once, until the reviewer has looked [B0-08]', async () => {
    await submitted(world.as('staff'));
    await expect.poll(() => sentTo('admin2'), SOON).toHaveLength(1);
    await submitted(world.as('other'));
    const told = async () => (await world.as('admin2')(listNotifications, {})).output.rows;
    await expect.poll(told, SOON).toHaveLength(2);
    expect(sentTo('admin2')).toHaveLength(1);
    await world.as('admin2')(markNotificationsRead, { upTo: (await told())[0]?.id ?? '' });
    await submitted(world.as('admin'));
    await expect.poll(() => sentTo('admin2'), SOON).toHaveLength(2);
  });

  it('tells of many reports of faults once, until they were looked at [B0-08] [S8-02]', async () => {
    for (const who of ['staff', 'other'] as const) {
      expect((await world.as(who)(sendFaultReport, report)).status).toBe(200);
    }
    const told = async () =>
      (await world.as('system')(listNotifications, {})).output.rows.filter(({ kind }) => kind === 'fault-reported');
    await expect.poll(told, SOON).toHaveLength(2);
    await expect.poll(() => sentTo('system'), SOON).toHaveLength(1);
    const { rows } = await world.pool.query('select state from mails where account_id = $1', [
      world.people.system.accountId,
    ]);
    expect(rows).toHaveLength(1);
  });

  it('begins no header of its own by a name with line breaks in it (T24) [B0-08]', async () => {
    const { accountId } = world.people.staff;
    await world.pool.query(`update accounts set display_name = e'佐藤\\r\\nBcc: thief@example.com' where id = $1`, [
      accountId,
    ]);
    const { mail } = await returned('staff');
    expect(mail?.headerNames).not.toContain('bcc');
    expect(mail?.to).toEqual([world.people.staff.email]);
    await world.pool.query(`update accounts set display_name = '佐藤 健太' where id = $1`, [accountId]);
  });
});

describe('a mail server that says nothing', () => {
  it('delays no request: a claim is submitted, returned and submitted again meanwhile [B0-08]', async () => {
    server.behave('say-nothing');
    const claim = await submitted(world.as('staff'));
    await expect.poll(() => server.taken.length, SOON).toBeGreaterThan(0);
    const back = await sendBack(world, claim, comment);
    const again = await world.as('staff')(submitClaim, { id: claim.id, version: back.version });
    expect(again.status).toBe(200);
    server.behave('take');
  });
});

describe('a portal without a mail server', () => {
  it('queues no mail and tells its people in the portal all the same [B0-08]', async () => {
    const quiet = await openWorld();
    try {
      await submitted(quiet.as('staff'));
      const told = async () => (await quiet.as('admin2')(listNotifications, {})).output.rows;
      await expect.poll(told, SOON).toHaveLength(1);
      expect((await quiet.pool.query('select * from mails')).rows).toEqual([]);
    } finally {
      await quiet.close();
    }
  });
});
