import type { AnnouncementContent } from '@madoguchi/contract/announcements/model.ts';
import {
  changeAnnouncement,
  createAnnouncement,
  markAnnouncementRead,
  publishAnnouncement,
  withdrawAnnouncement,
} from '@madoguchi/contract/announcements/operations.ts';
import { listNotifications } from '@madoguchi/contract/notifications/operations.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyClaims } from '../../../../test/empty-claims.ts';
import type { Who } from '../../../../test/people.ts';
import { startPortalAt } from '../../../../test/portal-beside.ts';
import { NOW, openWorld, type World } from '../../../../test/world.ts';

const SOON = { timeout: 20_000, interval: 20 };

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.pool.query(
    `insert into classification_details (classification_code, code, name, name_en, kana, sort_order, valid_from, extra)
     values ('group', 'SALES', '営業本部', 'Sales', 'エイギョウ', 90, '2020-04-01', '{"parent": null, "head": null, "deputy": null}'),
       ('group', 'EAST', '東営業部', 'East', 'ヒガシ', 91, '2020-04-01', '{"parent": "SALES", "head": null, "deputy": null}')
     on conflict do nothing`,
  );
  await moveTo('other', 'EAST');
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(NOW);
  await emptyClaims(world.pool);
  await world.pool.query(`update announcements set status = 'withdrawn' where status = 'published'`);
});

const CONTENT: AnnouncementContent = {
  announcementCategory: 'procedures',
  title: '年末調整の書類提出について',
  titleEn: 'Year-end adjustment papers',
  body: '提出してください。',
  bodyEn: 'Hand them in.',
  audience: 'staff',
  departments: [],
  shownFrom: '2026-11-21' as never,
  lastDay: null,
  pinned: false,
  mustRead: true,
  attachmentIds: [],
};

async function publish(change: Partial<AnnouncementContent> = {}) {
  const draft = await world.as('admin')(createAnnouncement, { ...CONTENT, ...change });
  const { id, version } = draft.output;
  return (await world.as('admin')(publishAnnouncement, { id, version })).output;
}

const subjectsOf = async (who: Who) =>
  (await world.as(who)(listNotifications, {})).output.rows.map(({ subject }) => subject);
const EVERYBODY: readonly Who[] = ['system', 'admin', 'admin2', 'staff', 'other', 'user'];

async function told(): Promise<Who[]> {
  const lists = await Promise.all(EVERYBODY.map(subjectsOf));
  return EVERYBODY.filter((_who, index) => lists[index]?.length);
}

/** Changes it without asking anybody to read it again. */
async function mend({ id, version }: { id: string; version: number }, change: Partial<AnnouncementContent> = {}) {
  return (await world.as('admin')(changeAnnouncement, { ...CONTENT, ...change, id, version, readAgain: false })).output;
}

/** Waits until a later announcement is told: what was to be told of an earlier one stands then. */
async function later(): Promise<void> {
  const { id } = await publish({ audience: 'system' });
  await expect.poll(async () => (await subjectsOf('system')).includes(id), SOON).toBe(true);
}

/** A portal that starts at a moment, in Japan, and looks at the day; it stops when what is waited for has come. */
const startAt = (moment: string, hasCome = later) => startPortalAt(world, moment, hasCome);

/** The post itself: a record that says otherwise is brought in step with it. */
async function moveTo(who: Who, department: string): Promise<void> {
  const moved = [world.people[who].employeeUuid, department];
  await world.pool.query('update employee_posts set department_code = $2 where employee_id = $1', moved);
  await world.pool.query('update employees set department_code = $2 where id = $1', moved);
}

const timesTold = async (who: Who, id: string) => (await subjectsOf(who)).filter((subject) => subject === id).length;

describe('a must-read announcement', () => {
  it('is told to those for whom it is when it goes out, with its title in both languages [B0-08] [B9-01]', async () => {
    const { id } = await publish();
    await expect.poll(told, SOON).toEqual(['system', 'admin', 'admin2', 'staff', 'other']);
    const [notification] = (await world.as('staff')(listNotifications, {})).output.rows;
    expect(notification).toMatchObject({
      kind: 'announcement-must-read',
      subject: id,
      values: { title: CONTENT.title, titleEn: CONTENT.titleEn },
    });
  });

  it('of chosen departments is told to the people of these and of those below them [B9-01]', async () => {
    await publish({ audience: 'departments', departments: ['SALES'] });
    await expect.poll(told, SOON).toEqual(['other']);
  });

  it('is told again when everybody is to read it again, and not when a word of it is mended [B9-01]', async () => {
    const { id, version } = await publish({ audience: 'admin' });
    const count = async () => (await subjectsOf('admin2')).length;
    await expect.poll(count, SOON).toBe(1);
    const change = { ...CONTENT, audience: 'admin' as const, id };
    const mended = await world.as('admin')(changeAnnouncement, { ...change, version, readAgain: false });
    await world.as('admin')(changeAnnouncement, { ...change, version: mended.output.version, readAgain: true });
    await expect.poll(count, SOON).toBe(2);
  });

  it('that begins later is told on the morning of its first day, once; one that may be read is not told [B0-08]', async () => {
    await publish({ mustRead: false });
    await publish({ audience: 'departments', departments: ['SALES'], shownFrom: '2026-11-25' as never });
    const marker = await publish({ audience: 'system' });
    await expect.poll(() => subjectsOf('system'), SOON).toEqual([marker.id]);
    expect(await told()).toEqual(['system']);
    for (const morning of ['2026-11-25T08:00:00', '2026-11-25T09:00:00']) {
      await startAt(morning, () => expect.poll(async () => (await subjectsOf('other')).length, SOON).toBe(1));
    }
  });
});

describe('whoever has still to confirm a must-read announcement is told of it', () => {
  it('when it becomes one after it went out [B0-08] [B9-01]', async () => {
    const out = await publish({ mustRead: false, audience: 'admin' });
    await later();
    await mend(out, { mustRead: true, audience: 'admin' });
    await expect.poll(() => timesTold('admin2', out.id), SOON).toBe(1);
    expect(await timesTold('staff', out.id)).toBe(0);
  });

  it('when its first day is moved to today [B0-08] [B9-01]', async () => {
    const out = await publish({ audience: 'admin', shownFrom: '2026-11-23' as never });
    await later();
    expect(await timesTold('admin2', out.id)).toBe(0);
    await mend(out, { audience: 'admin', shownFrom: '2026-11-21' as never });
    await expect.poll(() => timesTold('admin2', out.id), SOON).toBe(1);
  });

  it('when it comes to be for them too; whom it was for already hears nothing again [B0-08] [B9-01]', async () => {
    const out = await publish({ audience: 'admin' });
    await expect.poll(told, SOON).toEqual(['system', 'admin', 'admin2']);
    await mend(out);
    await expect.poll(told, SOON).toEqual(['system', 'admin', 'admin2', 'staff', 'other']);
    expect(await timesTold('admin2', out.id)).toBe(1);
  });

  it('once an edition, though it is taken back and goes out again; not who has confirmed it [B0-08] [B9-01]', async () => {
    const out = await publish();
    await expect.poll(() => timesTold('other', out.id), SOON).toBe(1);
    await world.as('staff')(markAnnouncementRead, { id: out.id, edition: 1 });
    const gone = (await world.as('admin')(withdrawAnnouncement, { id: out.id, version: out.version })).output;
    await world.as('admin')(publishAnnouncement, { id: out.id, version: gone.version });
    await later();
    expect([await timesTold('other', out.id), await timesTold('staff', out.id)]).toEqual([1, 1]);
  });

  it('on the morning after they came to a department for which it is, once [B0-08] [B9-01]', async () => {
    const { id } = await publish({ audience: 'departments', departments: ['SALES'] });
    await expect.poll(told, SOON).toEqual(['other']);
    const { employeeUuid } = world.people.staff;
    const { rows } = await world.pool.query('select department_code as code from employees where id = $1', [
      employeeUuid,
    ]);
    await moveTo('staff', 'EAST');
    await startAt('2026-11-24T07:59:00');
    expect(await timesTold('staff', id)).toBe(0);
    await startAt('2026-11-24T08:00:00', () => expect.poll(() => timesTold('staff', id), SOON).toBe(1));
    await startAt('2026-11-25T08:00:00');
    expect([await timesTold('staff', id), await timesTold('other', id)]).toEqual([1, 1]);
    await moveTo('staff', rows[0].code);
  });

  it('unless they have left, or may not log in [B0-08] [B2-04]', async () => {
    const { employeeUuid } = world.people.other;
    const { accountId } = world.people.admin2;
    await world.pool.query(`update employees set left_on = '2026-11-20' where id = $1`, [employeeUuid]);
    await world.pool.query(`update accounts set status = 'suspended' where id = $1`, [accountId]);
    const { id } = await publish();
    await expect.poll(() => timesTold('staff', id), SOON).toBe(1);
    const { rows } = await world.pool.query('select account_id from announcement_tellings where announcement_id = $1', [
      id,
    ]);
    const whom = rows.map(({ account_id }) => account_id);
    expect(whom).toContain(world.people.staff.accountId);
    expect(whom).not.toContain(world.people.other.accountId);
    expect(whom).not.toContain(accountId);
    await world.pool.query(`update employees set left_on = null where id = $1`, [employeeUuid]);
    await world.pool.query(`update accounts set status = 'active' where id = $1`, [accountId]);
  });
});

describe('confirming a must-read announcement', () => {
  const isRead = async (who: Who, id: string) => {
    const { rows } = (await world.as(who)(listNotifications, {})).output;
    return rows.filter(({ subject }) => subject === id).map(({ readAt }) => readAt !== null);
  };

  it('makes what told of it count as read, for them alone [B0-08] [B9-01]', async () => {
    const { id } = await publish();
    await expect.poll(() => timesTold('other', id), SOON).toBe(1);
    await world.as('staff')(markAnnouncementRead, { id, edition: 1 });
    await expect.poll(() => isRead('staff', id), SOON).toEqual([true]);
    expect(await isRead('other', id)).toEqual([false]);
  });

  it('of an older edition leaves the newer one to be read [B0-08] [B9-01]', async () => {
    const { id, version } = await publish();
    await expect.poll(() => timesTold('staff', id), SOON).toBe(1);
    await world.as('staff')(markAnnouncementRead, { id, edition: 1 });
    await expect.poll(() => isRead('staff', id), SOON).toEqual([true]);
    await world.as('admin')(changeAnnouncement, { ...CONTENT, id, version, readAgain: true });
    await expect.poll(() => isRead('staff', id), SOON).toEqual([false, true]);
    await world.as('other')(markAnnouncementRead, { id, edition: 2 });
    await expect.poll(() => isRead('other', id), SOON).toEqual([true, true]);
    expect(await isRead('staff', id)).toEqual([false, true]);
  });
});
