import { AUDIENCES } from '@madoguchi/contract/announcements/model.ts';
import {
  changeAnnouncement,
  listAnnouncements,
  markAnnouncementRead,
  publishAnnouncement,
  showAnnouncement,
  withdrawAnnouncement,
} from '@madoguchi/contract/announcements/operations.ts';
import { isFor, isShownOn } from '@madoguchi/contract/announcements/rules.ts';
import { addDays } from '@madoguchi/contract/values/calendar-days.ts';
import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announcement, drafted, published } from '../../../test/announcements.ts';
import { isOf, openPage } from '../../../test/event-stream.ts';
import { listeningAt } from '../../../test/listening.ts';
import type { Who } from '../../../test/people.ts';
import { openWorld, type World } from '../../../test/world.ts';

/** The world's today. */
const TODAY = PlainDate.parse('2026-11-21');

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const VISITORS: readonly (Who | null)[] = [null, 'user', 'staff', 'admin', 'system'];
const titles = async (who: Who | null) =>
  (await world.as(who)(listAnnouncements, { limit: 200 })).output.rows.map(({ title }) => title);
const shown = async (who: Who | null, id: string) => (await world.as(who)(showAnnouncement, { id })).status;
const read = (who: Who, id: string, edition = 1) => world.as(who)(markAnnouncementRead, { id, edition });

describe('who sees an announcement', () => {
  it.each(AUDIENCES.filter((audience) => audience !== 'departments'))(
    'for %s: exactly those whom the rule names find it in the list and can open it [B9-01]',
    async (audience) => {
      const title = `対象は${audience}`;
      const { id } = await published(world, { title, audience });
      for (const who of VISITORS) {
        const roles = who === null ? [] : [world.people[who].role];
        const expected = isFor({ audience, departments: [] }, { roles, departments: [] });
        expect([who, (await titles(who)).includes(title), await shown(who, id)]).toEqual([
          who,
          expected,
          expected ? 200 : 404,
        ]);
      }
    },
  );

  it('for departments: their people and those of the departments below, nobody else [B9-01, B2-01]', async () => {
    await world.pool.query(
      `insert into classification_details (classification_code, code, name, name_en, kana, sort_order, valid_from, active, extra)
       select 'group', code, code, '', '', 900, '2020-01-01', true, jsonb_build_object('parent', parent, 'head', null, 'deputy', null)
       from (values ('NORTH', 'HQ'), ('CITY', 'NORTH'), ('SOUTH', 'HQ')) as added (code, parent)`,
    );
    const moveTo = (who: Who, department: string) =>
      world.pool.query('update employees set department_code = $2 where id = $1', [
        world.people[who].employeeUuid,
        department,
      ]);
    await Promise.all([moveTo('staff', 'CITY'), moveTo('other', 'SOUTH'), moveTo('admin2', 'NORTH')]);
    // Sessions remember the department they began with.
    await world.pool.query(`update accounts set updated_at = now()`);
    const { id } = await published(world, { title: '北部だけ', audience: 'departments', departments: ['NORTH'] });
    await expect.poll(() => shown('staff', id)).toBe(200);
    expect(await shown('admin2', id)).toBe(200);
    for (const who of [null, 'user', 'other', 'system'] as const) {
      expect([who, await shown(who, id), (await titles(who)).includes('北部だけ')]).toEqual([who, 404, false]);
    }
  });

  it('is on its days alone: not the day before, not after its last; a draft and a withdrawn one on none [B9-01]', async () => {
    const period = { shownFrom: addDays(TODAY, 1), lastDay: addDays(TODAY, 2) };
    const one = await published(world, { ...period, title: '二日間だけ' });
    const now = world.clock.now();
    for (const by of [0, 1, 2, 3]) {
      const day = addDays(TODAY, by);
      world.clock.set(`${day}T00:30:00+09:00`);
      const expected = isShownOn(period, day);
      expect([day, await shown('staff', one.id)]).toEqual([day, expected ? 200 : 404]);
      expect([day, (await titles('staff')).includes('二日間だけ')]).toEqual([day, expected]);
    }
    world.clock.set(now);
    const gone = await published(world, { title: '取り下げる' });
    expect(await shown('staff', gone.id)).toBe(200);
    await world.as('admin')(withdrawAnnouncement, { id: gone.id, version: gone.version });
    expect(await shown('staff', gone.id)).toBe(404);
    expect(await shown('admin', (await drafted(world)).id)).toBe(404);
  });

  it('finds pinned ones first, then the newest; page by page each exactly once [B9-01, B0-10]', async () => {
    await published(world, { title: '古い固定', pinned: true, shownFrom: addDays(TODAY, -100) });
    await published(world, { title: '今日', shownFrom: TODAY });
    const all = (await world.as('system')(listAnnouncements, { limit: 200 })).output.rows;
    const order = all.map(({ pinned, shownFrom, id }) => `${pinned ? 1 : 0} ${shownFrom} ${id}`);
    expect(order).toEqual(order.toSorted().reverse());
    expect(all[0]?.title).toBe('古い固定');
    const walked: string[] = [];
    for (let after: string | undefined; ; ) {
      const { output } = await world.as('system')(listAnnouncements, { limit: 2, ...(after && { after }) });
      walked.push(...output.rows.map(({ id }) => id));
      if (output.next === null) break;
      after = output.next;
    }
    expect(walked).toEqual(all.map(({ id }) => id));
  });

  it('a page key that is not ours is refused, whatever it says [T2]', async () => {
    for (const said of ['x', '[]', '[true,"2026-11-21","not-an-id"]', '[1,2,3]', '[true,"2026-02-30",null]']) {
      const after = Buffer.from(said).toString('base64url');
      const { status, problem } = await world.as('staff')(listAnnouncements, { after });
      expect([said, status]).toEqual([said, 422]);
      expect(problem.data.fields).toMatchObject([{ field: 'after', code: 'page-key' }]);
    }
  });
});

describe('confirming a must-read announcement', () => {
  it('is kept with its time, once; confirmed again it says the first time [B9-01]', async () => {
    const { id } = await published(world, { mustRead: true, title: '必読' });
    const first = await read('staff', id);
    expect(first).toMatchObject({ status: 200, output: { id, edition: 1, readAt: world.clock.now() } });
    const now = world.clock.now();
    world.clock.set('2026-11-21T09:59:00.000Z');
    expect((await read('staff', id)).output.readAt).toBe(now);
    world.clock.set(now);
    const { output } = await world.as('staff')(showAnnouncement, { id });
    expect(output.readAt).toBe(now);
    expect((await world.as('user')(showAnnouncement, { id })).output.readAt).toBeNull();
    const { rows } = await world.pool.query('select from announcement_reads where announcement_id = $1', [id]);
    expect(rows).toHaveLength(1);
    const [event] = await world.audit(`target_id = '${id}' and event = 'announcement.read'`);
    expect(event).toMatchObject({ account_id: world.people.staff.accountId, difference: { edition: 1 } });
  });

  it('by twins of one moment is one fact [B0-03]', async () => {
    const { id } = await published(world, { mustRead: true });
    const answers = await Promise.all(Array.from({ length: 8 }, () => read('other', id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ output }) => output.readAt)).size).toBe(1);
  });

  it('of an older edition is refused with the newer text; who confirmed that is asked once more [B0-02, B9-01]', async () => {
    const { id, version } = await published(world, { mustRead: true });
    await read('staff', id);
    const changed = await world.as('admin')(changeAnnouncement, {
      id,
      version,
      ...announcement({ mustRead: true, body: '新しい本文' }),
      readAgain: true,
    });
    expect(changed.output).toMatchObject({ edition: 2, status: 'published' });
    const late = await read('staff', id);
    expect(late.status).toBe(409);
    expect(late.problem).toMatchObject({
      code: 'stale',
      data: { current: { edition: 2, body: '新しい本文', readAt: null } },
    });
    expect((await read('staff', id, 2)).status).toBe(200);
  });

  it('stays confirmed where the text was changed without asking again [B9-01]', async () => {
    const { id, version } = await published(world, { mustRead: true });
    await read('staff', id);
    await world.as('admin')(changeAnnouncement, {
      id,
      version,
      ...announcement({ mustRead: true, title: '誤字を直した' }),
      readAgain: false,
    });
    const { output } = await world.as('staff')(showAnnouncement, { id });
    expect(output).toMatchObject({ title: '誤字を直した', edition: 1 });
    expect(output.readAt).not.toBeNull();
  });

  it('cannot be taken back or altered by anybody: it is a fact [B0-04]', async () => {
    const { id } = await published(world, { mustRead: true });
    await read('staff', id);
    for (const attempt of ['delete from announcement_reads', `update announcement_reads set read_at = now()`]) {
      await expect(world.pool.query(attempt)).rejects.toThrow(/append-only/);
    }
  });
});

describe('an open page', () => {
  it('hears of an announcement that came, changed or went, and nothing of what it says [B9-01]', async () => {
    const page = await openPage(await listeningAt(world.app), world.people.user.token);
    const { id, version } = await drafted(world);
    await world.as('admin')(publishAnnouncement, { id, version });
    await world.as('admin')(changeAnnouncement, { id, version: version + 1, ...announcement(), readAgain: false });
    await world.as('admin')(withdrawAnnouncement, { id, version: version + 2 });
    // News of other facts may come between.
    const said = () => page.heard.filter(isOf('announcements'));
    await expect.poll(() => said().length).toBe(3);
    page.leave();
    expect(said()).toEqual(Array(3).fill({ kind: 'changed', noun: 'announcements', id, version: null }));
  });
});
