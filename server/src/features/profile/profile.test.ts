import { changeGeneral, changeWork, showProfile } from '@madoguchi/contract/profile/operations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Who } from '../../../test/people.ts';
import { CONTACT, filledProfile, GENERAL, generalOf, versionOf, WORK, workOf } from '../../../test/profiles.ts';
import { freshKey, openWorld, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await filledProfile(world, 'staff');
});
afterAll(() => world.close());

const opened = (who: Who, of: Who) => world.as(who)(showProfile, { employeeId: world.people[of].number ?? '' });
const openings = (who: Who) =>
  world.audit(`event = 'profile.opened' and account_id = '${world.people[who].accountId}'`);

describe('one’s own profile', () => {
  it('holds every field with who may see it, and opening it is not recorded [S2-21, S7-05]', async () => {
    const { output } = await world.as('staff')(showProfile, {});
    expect(output.person).toEqual({
      employeeId: world.people.staff.number,
      name: '佐藤 健太',
      kana: 'サトウ ケンタ',
      email: 'staff@madoguchi.example',
      department: 'HQ',
      position: 'staff',
      photoURL: null,
    });
    const { visibility: ofGeneral, ...general } = GENERAL;
    const { visibility: ofWork, ...work } = WORK;
    expect(output.about).toEqual({
      general: { lastName: '佐藤', firstName: '健太', lastNameKana: 'サトウ', firstNameKana: 'ケンタ', ...general },
      work,
      contact: CONTACT,
    });
    expect(output.own).toEqual({ visibility: { ...ofGeneral, ...ofWork }, version: 3 });
    expect(await openings('staff')).toEqual([]);
  });

  it('is the same by one’s own number', async () => {
    const [own, byNumber] = [await world.as('staff')(showProfile, {}), await opened('staff', 'staff')];
    expect(byNumber.output).toEqual(own.output);
    expect(await openings('staff')).toEqual([]);
  });

  it('of an account without an employee record is its name and address, and nothing to fill in', async () => {
    const { output } = await world.as('user')(showProfile, {});
    expect(output).toMatchObject({ person: { name: '中村 遥', employeeId: null }, about: null, own: null });
    const answer = await world.as('user')(changeWork, await workOf(world, 'user'));
    expect([answer.status, answer.problem.code]).toEqual([403, 'not-allowed']);
  });
});

describe('another person’s profile', () => {
  it('shows a colleague what its person opened, and not even the keys of the rest [B2-02]', async () => {
    const { output, raw } = await opened('other', 'staff');
    expect(output.about).toEqual({
      general: {
        lastName: '佐藤',
        firstName: '健太',
        lastNameKana: 'サトウ',
        firstNameKana: 'ケンタ',
        locations: GENERAL.locations,
      },
      work: { occupation: WORK.occupation, skills: WORK.skills },
      contact: {},
    });
    expect(output.own).toBeNull();
    for (const secret of [GENERAL.birthday, 'female', '株式会社青空', CONTACT.address, CONTACT.privatePhone]) {
      expect(raw.body).not.toContain(secret);
    }
  });

  it('follows what its person chooses from the next opening on [B2-02]', async () => {
    const closed = { occupation: 'private', skills: 'private', jobs: 'colleagues' } as const;
    await world.as('staff')(changeWork, await workOf(world, 'staff', { visibility: closed }));
    expect((await opened('other', 'staff')).output.about?.work).toEqual({ jobs: WORK.jobs });
    await world.as('staff')(changeWork, await workOf(world, 'staff'));
  });

  it.each(['admin', 'system'] as const)('shows HR everything: %s [B2-02]', async (who) => {
    const { output } = await opened(who, 'staff');
    expect(output.about).toMatchObject({ general: { birthday: GENERAL.birthday }, contact: CONTACT, work: WORK_SHOWN });
    expect(output.own).toBeNull();
  });

  it('is recorded when it is opened, with whose it was and which fields were shown, but none of their values [B0-09]', async () => {
    await opened('admin2', 'staff');
    const rows = await openings('admin2');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      target_id: world.people.staff.number,
      difference: {
        fields: ['birthday', 'gender', 'locations', 'occupation', 'skills', 'jobs', 'address', 'privatePhone'],
      },
    });
    expect(JSON.stringify(rows)).not.toContain(GENERAL.birthday);
  });

  it('is to somebody who is no member of staff as unknown as none, and nothing is recorded (T3)', async () => {
    const answers = [await opened('user', 'staff'), await world.as('user')(showProfile, { employeeId: '99999' })];
    const plain = answers.map(({ problem }) => ({
      ...problem,
      data: { ...problem.data, requestId: '' },
    }));
    expect(plain[0]).toEqual(plain[1]);
    expect(answers[0]?.status).toBe(404);
    expect(await openings('user')).toEqual([]);
  });

  it('of somebody who has left or not begun is known to HR alone (T3)', async () => {
    const id = world.people.admin2.employeeUuid;
    for (const change of [`left_on = '2026-11-20'`, `left_on = null, joined_on = '2026-11-22'`]) {
      await world.pool.query(`update employees set ${change} where id = $1`, [id]);
      expect((await opened('other', 'admin2')).status).toBe(404);
      expect((await opened('admin', 'admin2')).status).toBe(200);
    }
    await world.pool.query(`update employees set joined_on = '2020-04-01', left_on = '2026-11-21' where id = $1`, [id]);
    expect((await opened('other', 'admin2')).status).toBe(200);
    await world.pool.query('update employees set left_on = null where id = $1', [id]);
  });
});

const { visibility: _, ...WORK_SHOWN } = WORK;

/** The outcome of changes that met: only one of them can stand. */
function told(done: readonly boolean[]): string {
  const saved = done.filter(Boolean).length;
  return saved === 1 ? 'one, and it stands' : `${saved - 1} lost silently`;
}

describe('changing one’s profile', () => {
  it('leaves the other sections as they are, and counts the version of the whole', async () => {
    const version = await versionOf(world, 'staff');
    const { output } = await world.as('staff')(
      changeGeneral,
      await generalOf(world, 'staff', { locations: ['大阪支社'] }),
    );
    expect(output).toEqual({ version: version + 1 });
    const shown = (await world.as('staff')(showProfile, {})).output;
    expect(shown.about).toMatchObject({ general: { locations: ['大阪支社'] }, work: WORK_SHOWN, contact: CONTACT });
  });

  it('is recorded: what is for colleagues with both values, what is private only as changed [B0-09]', async () => {
    await world.as('other')(changeGeneral, await generalOf(world, 'other'));
    const open = { gender: 'colleagues', locations: 'colleagues' } as const;
    const input = await generalOf(world, 'other', { birthday: null, locations: ['自宅'], visibility: open });
    await world.as('other')(changeGeneral, input);
    const rows = await world.audit(`event = 'profile.changed' and account_id = '${world.people.other.accountId}'`);
    expect(rows.map(({ difference }) => difference)).toEqual([
      {
        birthday: [null, '***'],
        gender: [null, '***'],
        locations: [[], ['東京本社']],
      },
      {
        birthday: ['***', null],
        locations: [['東京本社'], ['自宅']],
        'visibility.gender': ['private', 'colleagues'],
      },
    ]);
  });

  it('over an older version is refused with the newer state, and changes nothing [B0-02]', async () => {
    const before = (await world.as('staff')(showProfile, {})).output;
    const input = { ...(await workOf(world, 'staff', { occupation: '総務' })), version: 1 };
    const { status, problem } = await world.as('staff')(changeWork, input);
    expect([status, problem.code]).toEqual([409, 'stale']);
    expect(problem.data.current).toEqual(before);
    expect((await world.as('staff')(showProfile, {})).output).toEqual(before);
  });

  it('of ten first ones at once keeps one; the others are stale, never lost silently [B0-02]', async () => {
    const inputs = await Promise.all(
      Array.from({ length: 10 }, (_, nth) => workOf(world, 'admin', { occupation: `職種${nth}` })),
    );
    const answers = await Promise.all(inputs.map((input) => world.as('admin')(changeWork, input)));
    expect(answers.filter(({ status }) => status !== 200).every(({ problem }) => problem.code === 'stale')).toBe(true);
    expect(told(answers.map(({ status }) => status === 200))).toBe('one, and it stands');
    const won = inputs[answers.findIndex(({ status }) => status === 200)];
    const { output } = await world.as('admin')(showProfile, {});
    expect([output.about?.work.occupation, output.own?.version]).toEqual([won?.occupation, 1]);
  });

  it('has a negative control: written without its version, all ten would be told that theirs stands', async () => {
    const id = world.people.admin.employeeUuid;
    const blind = (nth: number) =>
      world.pool.query('update profiles set occupation = $2, version = version + 1 where employee_id = $1', [
        id,
        `${nth}`,
      ]);
    const results = await Promise.all(Array.from({ length: 10 }, (_, nth) => blind(nth)));
    expect(told(results.map(({ rowCount }) => rowCount === 1))).toBe('9 lost silently');
  });

  it('happens once for its key [B0-03]', async () => {
    const [input, key] = [await workOf(world, 'system'), freshKey()];
    const first = await world.as('system')(changeWork, input, { key });
    const again = await world.as('system')(changeWork, input, { key });
    expect(again.output).toEqual(first.output);
    expect(await versionOf(world, 'system')).toBe(input.version + 1);
  });

  it.each([
    ['a birthday to come', changeGeneral, { birthday: '2026-11-22' }, 'birthday', 'birthday'],
    ['a birthday before 1900', changeGeneral, { birthday: '1899-12-31' }, 'birthday', 'birthday'],
    ['the same place twice', changeGeneral, { locations: ['自宅', '自宅'] }, 'locations', 'twice'],
    ['a visibility of the birthday', changeGeneral, { visibility: { birthday: 'colleagues' } }, 'visibility', ''],
    [
      'a job that ends before it begins',
      changeWork,
      { jobs: [{ ...WORK.jobs[0], to: '201403' }] },
      'jobs.0.to',
      'job-period',
    ],
  ] as const)('refuses %s at its field', async (_what, operation, more, field, code) => {
    const base = operation === changeGeneral ? await generalOf(world, 'staff') : await workOf(world, 'staff');
    const { status, problem } = await world.as('staff')(operation, { ...base, ...more } as never);
    expect(status).toBe(422);
    const [first] = problem.data.fields;
    expect(first?.field.startsWith(field)).toBe(true);
    if (code !== '') expect(first?.code).toBe(code);
  });
});
