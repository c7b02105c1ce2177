import { AUDIENCES, type Audience, type DraftContent } from '@madoguchi/contract/announcements/model.ts';
import {
  changeAnnouncement,
  countReaders,
  createAnnouncement,
  listAnnouncements,
  listForMaintenance,
  listReaders,
  markAnnouncementRead,
  publishAnnouncement,
  showForMaintenance,
  withdrawAnnouncement,
} from '@madoguchi/contract/announcements/operations.ts';
import { isFor, phaseOn, withAncestors } from '@madoguchi/contract/announcements/rules.ts';
import { addDays } from '@madoguchi/contract/values/calendar-days.ts';
import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { announcement, drafted, published } from '../../../../test/announcements.ts';
import type { Who } from '../../../../test/people.ts';
import { NOW, openWorld, type World } from '../../../../test/world.ts';

interface WrongField {
  readonly field: string;
  readonly code: string;
}

/** The world's today. */
const TODAY = PlainDate.parse('2026-11-21');

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const read = (who: Who, id: string, edition = 1) => world.as(who)(markAnnouncementRead, { id, edition });

describe('who has confirmed and who has not', () => {
  const counts = async (id: string) => {
    const { output } = await world.as('admin')(countReaders, { id });
    return output.reduce((sum, one) => ({ read: sum.read + one.read, unread: sum.unread + one.unread }), {
      read: 0,
      unread: 0,
    });
  };

  it('counts everybody it is for who may log in, and nobody else [B9-01]', async () => {
    const everybody = await published(world, { mustRead: true, audience: 'signed-in' });
    const people = Object.keys(world.people).length;
    expect(await counts(everybody.id)).toEqual({ read: 0, unread: people });
    await read('staff', everybody.id);
    await read('user', everybody.id);
    expect(await counts(everybody.id)).toEqual({ read: 2, unread: people - 2 });
    const forAdmins = await published(world, { mustRead: true, audience: 'admin' });
    expect(await counts(forAdmins.id)).toEqual({ read: 0, unread: 3 });
    await world.pool.query(`update accounts set status = 'suspended' where email = 'admin2@madoguchi.example'`);
    expect(await counts(forAdmins.id)).toEqual({ read: 0, unread: 2 });
    await world.pool.query(`update accounts set status = 'active'`);
  });
});

describe('maintaining announcements', () => {
  it('keeps what changed, from what to what, and counts the version up [B0-09, B0-02]', async () => {
    const { id, version } = await drafted(world);
    const { output } = await world.as('admin')(changeAnnouncement, {
      id,
      version,
      ...announcement({ title: '別の件名' }),
      readAgain: false,
    });
    expect(output).toMatchObject({ version: version + 1, status: 'draft', edition: 1 });
    const [event] = await world.audit(`target_id = '${id}' and event = 'announcement.changed'`);
    expect(event?.difference).toEqual({ title: ['年末年始の休業', '別の件名'], edition: [1, 1] });
    const { output: maintained } = await world.as('system')(showForMaintenance, { id });
    expect(maintained).toMatchObject({ title: '別の件名', updatedBy: world.people.admin.name, publishedAt: null });
  });

  it('over an older version is refused with the newer text, and nothing is lost [B0-02]', async () => {
    const { id, version } = await drafted(world);
    const change = (title: string) =>
      world.as('admin2')(changeAnnouncement, { id, version, ...announcement({ title }), readAgain: false });
    const answers = await Promise.all([change('一'), change('二'), change('三')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const { output } = await world.as('admin')(showForMaintenance, { id });
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.problem).toMatchObject({ code: 'stale', data: { current: { title: output.title } } });
  });

  it('for one day is a first and a last day that are the same; it shows on that day and is over the next [B9-01]', async () => {
    const { id } = await published(world, { title: '一日だけ', shownFrom: TODAY, lastDay: TODAY });
    const { output } = await world.as('admin')(showForMaintenance, { id });
    expect(output).toMatchObject({ shownFrom: TODAY, lastDay: TODAY });
    const row = async () => (await world.as('admin')(listForMaintenance, { q: '一日だけ' })).output.rows[0];
    expect(await row()).toMatchObject({ phase: 'current', lastDay: TODAY });
    const { rows } = await world.pool.query('select shown_until from announcements where id = $1', [id]);
    expect(rows).toEqual([{ shown_until: addDays(TODAY, 1) }]);
    const now = world.clock.now();
    world.clock.set(`${addDays(TODAY, 1)}T00:00:00+09:00`);
    expect(await row()).toMatchObject({ phase: 'expired' });
    world.clock.set(now);
  });

  it('keeps when it first went out, though it was taken back and goes out again [B9-01]', async () => {
    const { id, version } = await published(world);
    const publishedAt = async () => (await world.as('admin')(showForMaintenance, { id })).output.publishedAt;
    const first = await publishedAt();
    world.clock.set('2026-11-22T03:00:00.000Z');
    await world.as('admin')(withdrawAnnouncement, { id, version });
    await world.as('admin')(publishAnnouncement, { id, version: version + 1 });
    world.clock.set(NOW);
    expect(await publishedAt()).toBe(first);
    expect(first).toBe(NOW);
  });

  it('leaves a fact each time that a text goes out: published, published again, a new edition [B9-01]', async () => {
    const { id, version } = await published(world);
    const admin = world.as('admin');
    await admin(withdrawAnnouncement, { id, version });
    await admin(publishAnnouncement, { id, version: version + 1 });
    await admin(changeAnnouncement, { id, version: version + 2, ...announcement(), readAgain: false });
    await admin(changeAnnouncement, { id, version: version + 3, ...announcement(), readAgain: true });
    const { rows } = await world.pool.query(
      'select edition from announcement_publications where announcement_id = $1 order by id',
      [id],
    );
    expect(rows.map(({ edition }) => edition)).toEqual([1, 1, 2]);
    const draft = await drafted(world);
    await admin(changeAnnouncement, { ...draft, ...announcement(), readAgain: true });
    const none = await world.pool.query('select from announcement_publications where announcement_id = $1', [draft.id]);
    expect(none.rowCount).toBe(0);
  });

  /** Nothing is written but one half of what belongs together. */
  const UNFINISHED = {
    announcementCategory: null,
    title: '',
    titleEn: 'Closed',
    body: '',
    audience: null,
    shownFrom: null,
    lastDay: TODAY,
  };
  const fieldsOf = ({ status, problem }: { status: number; problem: { data: { fields: readonly WrongField[] } } }) => [
    status,
    problem.data.fields.map(({ field, code }) => `${field}: ${code}`),
  ];

  it('keeps a draft as far as it is written, begun or changed, and gives it back as it was [B9-01]', async () => {
    const begun = await world.as('admin')(createAnnouncement, { ...announcement(), ...UNFINISHED });
    expect(begun.status).toBe(200);
    const { id, version } = begun.output;
    const kept = async () => (await world.as('admin')(showForMaintenance, { id })).output;
    expect(await kept()).toMatchObject({ ...UNFINISHED, status: 'draft' });
    const other = { ...announcement(), audience: 'departments', lastDay: addDays(TODAY, -20), body: '' } as const;
    const changed = await world.as('admin')(changeAnnouncement, { id, version, ...other, readAgain: false });
    expect(changed.status).toBe(200);
    expect(await kept()).toMatchObject(other);
    const { output } = await world.as('admin')(listForMaintenance, { phase: 'draft' });
    expect(output.rows.map((row) => row.id)).toContain(id);
  });

  it('refuses to publish what is not finished, each fault on its field, and what is out stays finished [B9-01, B0-11]', async () => {
    const admin = world.as('admin');
    const begun = await admin(createAnnouncement, { ...announcement(), ...UNFINISHED });
    const { id, version } = begun.output;
    expect(fieldsOf(await admin(publishAnnouncement, { id, version }))).toEqual([
      422,
      [
        ...['title', 'announcementCategory', 'body', 'audience', 'shownFrom'].map((field) => `${field}: required`),
        'bodyEn: both-in-english',
      ],
    ]);
    expect((await admin(showForMaintenance, { id })).output).toMatchObject({ status: 'draft', version });
    const out = await published(world);
    const rewritten = async (more: Partial<DraftContent>) =>
      fieldsOf(
        await admin(changeAnnouncement, {
          id: out.id,
          version: out.version,
          ...announcement(),
          ...more,
          readAgain: false,
        }),
      );
    expect(await rewritten({ title: ' ' })).toEqual([422, ['title: required']]);
    expect(await rewritten({ lastDay: addDays(announcement().shownFrom, -1) })).toEqual([
      422,
      ['lastDay: last-before-first'],
    ]);
    expect(await rewritten({ audience: 'departments' })).toEqual([422, ['departments: departments-needed']]);
    expect(await rewritten({ titleEn: 'Closed' })).toEqual([422, ['bodyEn: both-in-english']]);
  });

  it('is held to it by the database as well', async () => {
    const { id } = await published(world);
    for (const what of [
      "title = ''",
      "body = ''",
      'category = null',
      'audience = null',
      'shown_from = null',
      "body_en = 'a'",
    ]) {
      await expect(world.pool.query(`update announcements set ${what} where id = $1`, [id])).rejects.toThrow(
        'announcements_published_complete',
      );
    }
  });
});

/** A department with one below it, one below that which has ended, and people in each; the tree as it stands today. */
async function departments() {
  await world.pool.query(
    `insert into classification_details (classification_code, code, name, name_en, kana, sort_order, valid_from, valid_to, active, extra)
     select 'group', code, code, '', '', 900, '2020-01-01', valid_to::date, true,
       jsonb_build_object('parent', parent, 'head', null, 'deputy', null)
     from (values ('READ-TOP', 'HQ', null), ('READ-BELOW', 'READ-TOP', null), ('READ-ENDED', 'READ-TOP', '2026-11-20'),
       ('READ-UNDER', 'READ-ENDED', null)) as added (code, parent, valid_to)
     on conflict do nothing`,
  );
  const places = { staff: 'READ-TOP', other: 'READ-BELOW', admin: 'READ-ENDED', admin2: 'READ-UNDER' } as const;
  for (const [who, department] of Object.entries(places)) {
    const { employeeUuid } = world.people[who as keyof typeof places];
    await world.pool.query('update employees set department_code = $2 where id = $1', [employeeUuid, department]);
  }
  const { rows } = await world.pool.query<{ code: string; parent: string | null }>(
    `select code, extra ->> 'parent' as parent from classification_details
     where classification_code = 'group' and active and valid_from <= $1 and (valid_to is null or valid_to >= $1)`,
    [TODAY],
  );
  return rows;
}

describe('the lists of maintainers', () => {
  const listed = async (query: object) =>
    (await world.as('admin')(listForMaintenance, { limit: 200, ...query })).output.rows;

  it('show every announcement, each where it stands today as the rules say it [B9-01, B0-10]', async () => {
    const period = { shownFrom: addDays(TODAY, 5), lastDay: addDays(TODAY, 8) };
    await published(world, { title: '予定', ...period });
    const gone = await published(world);
    await world.as('admin')(withdrawAnnouncement, { id: gone.id, version: gone.version });
    await published(world, { title: '固定', pinned: true });
    await published(world, { title: '終わり', shownFrom: addDays(TODAY, -9), lastDay: addDays(TODAY, -1) });
    const rows = await listed({});
    expect(new Set(rows.map(({ phase }) => phase))).toEqual(
      new Set(['draft', 'scheduled', 'current', 'expired', 'withdrawn']),
    );
    for (const { id, phase } of rows) {
      const { output } = await world.as('admin')(showForMaintenance, { id });
      expect([id, phase]).toEqual([id, phaseOn(output, TODAY)]);
    }
    const later = await listed({ phase: 'scheduled,expired' });
    expect(later.map(({ title }) => title)).toEqual(expect.arrayContaining(['予定', '終わり']));
    expect(new Set(later.map(({ phase }) => phase))).toEqual(new Set(['scheduled', 'expired']));
    expect((await listed({ q: '終ﾜﾘ' })).map(({ title }) => title)).toEqual(['終わり']);
    expect((await listed({ pinned: 'yes' })).map(({ title }) => title)).toEqual(['固定']);
  });

  it('name who has confirmed and who has not, those without an employee record too [B9-01]', async () => {
    const { id } = await published(world, { mustRead: true });
    await read('staff', id);
    await read('user', id);
    const readers = async (query: object) =>
      (await world.as('admin')(listReaders, { id, limit: 200, ...query })).output.rows;
    expect((await readers({ state: 'read' })).map(({ name }) => name).sort()).toEqual(
      [world.people.staff.name, world.people.user.name].sort(),
    );
    expect(await readers({ state: 'unread' })).toHaveLength(Object.keys(world.people).length - 2);
    expect(await readers({ q: 'ﾀｶｻｷ' })).toMatchObject([
      { name: world.people.other.name, state: 'unread', readAt: null },
    ]);
  });

  it('keep who has confirmed and is not asked any more, with the time, as a state of its own [B9-01]', async () => {
    const { id, version } = await published(world, { mustRead: true, audience: 'staff', title: '異動の前' });
    await Promise.all([read('staff', id), read('other', id), read('admin2', id)]);
    await world.as('admin')(changeAnnouncement, {
      id,
      version,
      ...announcement({ mustRead: true, audience: 'admin', title: '異動の前' }),
      readAgain: false,
    });
    const { accountId, name } = world.people.admin2;
    await world.pool.query(`update accounts set status = 'suspended' where id = $1`, [accountId]);
    const readers = async (state: string) =>
      (await world.as('admin')(listReaders, { id, limit: 200, state })).output.rows;
    const outside = await readers('read-outside');
    expect(outside.map((row) => row.name).sort()).toEqual(
      [world.people.staff.name, world.people.other.name, name].sort(),
    );
    expect(outside.every(({ readAt }) => readAt === world.clock.now())).toBe(true);
    expect(await readers('read')).toEqual([]);
    expect((await readers('unread')).map((row) => row.name).sort()).toEqual(
      [world.people.system.name, world.people.admin.name].sort(),
    );
    const [row] = await listed({ q: '異動の前' });
    expect(row).toMatchObject({ readCount: 0, addressedCount: 2 });
    await world.pool.query(`update accounts set status = 'active' where id = $1`, [accountId]);
    expect((await listed({ q: '異動の前' }))[0]).toMatchObject({ readCount: 1, addressedCount: 3 });
    expect((await readers('read')).map((one) => one.name)).toEqual([name]);
  });

  it('and the counts ask nobody who has left, from the day after their last on [B9-01, B2-04]', async () => {
    const { id } = await published(world, { mustRead: true, audience: 'staff', title: '退職の後' });
    const { employeeUuid, name } = world.people.other;
    const lastDay = (day: string | null) =>
      world.pool.query('update employees set left_on = $2 where id = $1', [employeeUuid, day]);
    const seen = async () => {
      const { output } = await world.as('admin')(countReaders, { id });
      const unread = (await world.as('admin')(listReaders, { id, limit: 200, state: 'unread' })).output.rows;
      return {
        counted: output.reduce((sum, one) => sum + one.unread, 0),
        listed: unread.length,
        addressed: (await listed({ q: '退職の後' }))[0]?.addressedCount,
        isAmong: unread.some((row) => row.name === name),
      };
    };
    await lastDay(TODAY);
    expect(await seen()).toEqual({ counted: 5, listed: 5, addressed: 5, isAmong: true });
    await lastDay(addDays(TODAY, -1));
    expect(await seen()).toEqual({ counted: 4, listed: 4, addressed: 4, isAmong: false });
    await lastDay(null);
  });

  it.each<[Audience, string[]]>([
    ...AUDIENCES.filter((audience) => audience !== 'departments').map((audience): [Audience, string[]] => [
      audience,
      [],
    ]),
    ['departments', ['READ-TOP']],
    ['departments', ['READ-ENDED']],
  ])(
    'for %s %j: ask exactly those whom the rule names, by the departments of today [B9-01]',
    async (audience, chosen) => {
      const tree = await departments();
      const departmentOf = new Map(
        (
          await world.pool.query<{ id: string; department: string }>(
            'select a.id, e.department_code as department from accounts a join employees e on e.id = a.employee_id',
          )
        ).rows.map(({ id, department }) => [id, department]),
      );
      const { id } = await published(world, {
        mustRead: true,
        audience,
        departments: chosen,
        title: `対象 ${audience} ${chosen}`,
      });
      const named = Object.values(world.people).filter(({ accountId, role }) => {
        const own = departmentOf.get(accountId);
        return isFor(
          { audience, departments: chosen },
          { roles: [role], departments: own === undefined ? [] : withAncestors(own, tree) },
        );
      });
      const { output } = await world.as('admin')(listReaders, { id, limit: 200 });
      expect(output.rows.map(({ accountId }) => accountId).sort()).toEqual(
        named.map(({ accountId }) => accountId).sort(),
      );
      expect((await listed({ q: `対象 ${audience} ${chosen}` }))[0]?.addressedCount).toBe(named.length);
    },
  );

  it('ask few statements, as many for one row as for all [B0-10]', async () => {
    const { id } = await published(world, { mustRead: true });
    for (const ask of [
      (limit: number) => world.as('admin')(listReaders, { id, limit }),
      (limit: number) => world.as('admin')(listForMaintenance, { limit }),
      (limit: number) => world.as('admin')(listAnnouncements, { limit }),
    ]) {
      await ask(200);
      const query = vi.spyOn(world.appPool, 'query');
      await ask(1);
      const few = query.mock.calls.splice(0).length;
      await ask(200);
      const many = query.mock.calls.splice(0).length;
      query.mockRestore();
      expect(few).toBeLessThanOrEqual(2);
      expect(many).toBe(few);
    }
  });
});
