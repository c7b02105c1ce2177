import {
  changeAnnouncement,
  exportReaders,
  listReaders,
  markAnnouncementRead,
  remindReaders,
  withdrawAnnouncement,
} from '@madoguchi/contract/announcements/operations.ts';
import { listNotifications } from '@madoguchi/contract/notifications/operations.ts';
import { addDays } from '@madoguchi/contract/values/calendar-days.ts';
import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { announcement, drafted, published } from '../../../../test/announcements.ts';
import type { Who } from '../../../../test/people.ts';
import { NOW, openWorld, type World } from '../../../../test/world.ts';

const TODAY = PlainDate.parse('2026-11-21');
const SOON = { timeout: 20_000, interval: 20 };

let world: World;
beforeAll(async () => {
  // Nobody takes the mails: they stay queued.
  world = await openWorld({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'portal@madoguchi.example' });
});
afterAll(() => world.close());
beforeEach(() => world.clock.set(NOW));

/** For the admins: `system`, `admin`, `admin2`. */
const mustRead = () =>
  published(world, { mustRead: true, audience: 'admin', titleEn: 'Closed', bodyEn: 'We are closed.' });
const remind = (id: string, who: Who = 'admin', accountIds?: string[]) =>
  world.as(who)(remindReaders, { id, ...(accountIds && { accountIds }) });
const remindersOf = async (who: Who, id: string) =>
  (await world.as(who)(listNotifications, {})).output.rows.filter(
    ({ kind, subject }) => kind === 'announcement-reminder' && subject === id,
  );

describe('a reminder of a must-read announcement', () => {
  it('reaches those who have not confirmed it, but not who asks, once a day a person [B9-01, B0-08]', async () => {
    const { id } = await mustRead();
    expect((await remind(id)).output).toEqual({ reminded: 2 });
    await expect.poll(async () => (await remindersOf('system', id)).length, SOON).toBe(1);
    expect(await remindersOf('admin2', id)).toMatchObject([
      { values: { title: '年末年始の休業', titleEn: 'Closed', name: world.people.admin.name }, readAt: null },
    ]);
    expect(await remindersOf('admin', id)).toEqual([]);
    expect(await remindersOf('staff', id)).toEqual([]);
    // Whoever asks: nobody hears of it twice a day.
    expect((await remind(id)).output).toEqual({ reminded: 0 });
    expect((await remind(id, 'system')).output).toEqual({ reminded: 1 });
    world.clock.set(`${addDays(TODAY, 1)}T00:00:00+09:00`);
    expect((await remind(id)).output).toEqual({ reminded: 2 });
  });

  it('goes by mail too, and says who asks [B0-08]', async () => {
    const { id } = await mustRead();
    await remind(id, 'admin', [world.people.system.accountId]);
    const mails = async () =>
      (
        await world.pool.query(
          `select n.kind, m.state from mails m join notifications n using (account_id, fact_id)
           where n.account_id = $1 and n.subject = $2 and n.kind = 'announcement-reminder'`,
          [world.people.system.accountId, id],
        )
      ).rows;
    await expect.poll(mails, SOON).toHaveLength(1);
  });

  it('reaches one person who is named, and nobody whom it is not for [B9-01]', async () => {
    const { id } = await mustRead();
    const { system, staff } = world.people;
    expect((await remind(id, 'admin', [system.accountId, staff.accountId])).output).toEqual({ reminded: 1 });
    const { output } = await world.as('admin')(listReaders, { id, limit: 200 });
    expect(output.rows.map(({ name, remindedAt }) => [name, remindedAt]).sort()).toEqual(
      [
        [system.name, world.clock.now()],
        [world.people.admin.name, null],
        [world.people.admin2.name, null],
      ].sort(),
    );
  });

  it('leaves out who has confirmed it, and counts as read once they do [B9-01]', async () => {
    const { id, edition } = await mustRead();
    await world.as('admin2')(markAnnouncementRead, { id, edition });
    expect((await remind(id)).output).toEqual({ reminded: 1 });
    await expect.poll(async () => (await remindersOf('system', id)).length, SOON).toBe(1);
    expect(await remindersOf('admin2', id)).toEqual([]);
    await world.as('system')(markAnnouncementRead, { id, edition });
    await expect.poll(async () => (await remindersOf('system', id))[0]?.readAt, SOON).not.toBeNull();
  });

  it('of many at once reaches each person once, and the same key is answered the same again [B0-02]', async () => {
    const { id } = await mustRead();
    const answers = await Promise.all([remind(id), remind(id), remind(id), remind(id, 'admin2')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { rows } = await world.pool.query<{ n: number }>(
      'select count(*)::int as n from announcement_reminders where announcement_id = $1 group by account_id, day',
      [id],
    );
    expect(rows.every(({ n }) => n === 1)).toBe(true);
    expect(answers.reduce((sum, { output }) => sum + output.reminded, 0)).toBe(rows.length);
  });

  it('is on record: of which announcement, who was asked, how many were told [B0-09]', async () => {
    const { id } = await mustRead();
    const { accountId } = world.people.system;
    await remind(id);
    await remind(id, 'admin', [accountId]);
    const events = await world.audit(`target_id = '${id}' and event = 'announcement.reminded'`);
    expect(events.map(({ difference }) => difference)).toEqual([
      { edition: 1, asked: 'all', reminded: 2 },
      { edition: 1, asked: [accountId], reminded: 0 },
    ]);
  });

  it('is refused of what nobody is asked to confirm: a draft, one that is withdrawn, over, to come, or need not be read [B0-05]', async () => {
    const state = async (id: string) => {
      const { status, problem } = await remind(id);
      return [status, problem.code];
    };
    const refused = [409, 'wrong-state'];
    expect(await state((await drafted(world, { mustRead: true })).id)).toEqual(refused);
    expect(await state((await published(world)).id)).toEqual(refused);
    const over = { shownFrom: addDays(TODAY, -9), lastDay: addDays(TODAY, -1) };
    expect(await state((await published(world, { mustRead: true, ...over })).id)).toEqual(refused);
    expect(await state((await published(world, { mustRead: true, shownFrom: addDays(TODAY, 1) })).id)).toEqual(refused);
    const { id, version } = await mustRead();
    await world.as('admin')(withdrawAnnouncement, { id, version });
    expect(await state(id)).toEqual(refused);
    const { problem } = await remind((await published(world)).id);
    expect(problem.message).toContain('not a must-read');
  });

  it('of an edition that a newer one replaced tells nobody more, and both lists show who was reminded of this one', async () => {
    const { id, version } = await mustRead();
    await remind(id);
    await world.as('admin')(changeAnnouncement, {
      id,
      version,
      ...announcement({ mustRead: true, audience: 'admin' }),
      readAgain: true,
    });
    const { output } = await world.as('admin')(listReaders, { id, limit: 200 });
    expect(output.rows.map(({ remindedAt }) => remindedAt)).toEqual([null, null, null]);
    const { raw } = await world.as('admin')(exportReaders, { id });
    expect(raw.body).toContain('Reminded on');
  });
});
