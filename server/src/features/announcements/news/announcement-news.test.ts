import type { AnnouncementContent } from '@madoguchi/contract/announcements/model.ts';
import {
  changeAnnouncement,
  createAnnouncement,
  publishAnnouncement,
} from '@madoguchi/contract/announcements/operations.ts';
import { listNotifications } from '@madoguchi/contract/notifications/operations.ts';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyClaims } from '../../../../test/empty-claims.ts';
import type { Who } from '../../../../test/people.ts';
import { NOW, openWorld, type World } from '../../../../test/world.ts';
import { buildApp } from '../../../app.ts';

const SOON = { timeout: 10_000, interval: 20 };

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.pool.query(
    `insert into classification_details (classification_code, code, name, name_en, kana, sort_order, valid_from, extra)
     values ('group', 'SALES', '営業本部', 'Sales', 'エイギョウ', 90, '2020-04-01', '{"parent": null, "head": null, "deputy": null}'),
       ('group', 'EAST', '東営業部', 'East', 'ヒガシ', 91, '2020-04-01', '{"parent": "SALES", "head": null, "deputy": null}')
     on conflict do nothing`,
  );
  // The post itself: a record that says otherwise is brought in step with it.
  const { employeeUuid } = world.people.other;
  await world.pool.query(`update employee_posts set department_code = 'EAST' where employee_id = $1`, [employeeUuid]);
  await world.pool.query(`update employees set department_code = 'EAST' where id = $1`, [employeeUuid]);
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(NOW);
  await emptyClaims(world.pool);
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
  shownUntil: null,
  pinned: false,
  mustRead: true,
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
    for (const morning of ['2026-11-25T08:00:00+09:00', '2026-11-25T09:00:00+09:00']) {
      world.clock.set(morning);
      const { config, pool, clock } = world;
      const app = await buildApp({ config, pool, clock, log: pino({ level: 'silent' }) });
      await app.ready();
      await expect.poll(async () => (await subjectsOf('other')).length, SOON).toBe(1);
      await app.close();
    }
    const { rows } = await world.pool.query(
      `select count(*)::int as n from told_facts where kind = 'announcement-must-read'`,
    );
    expect(rows).toEqual([{ n: 1 }]);
  });
});
