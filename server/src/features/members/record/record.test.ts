import type { NewMember } from '@madoguchi/contract/members/model.ts';
import {
  addPost,
  changeMember,
  createMember,
  endPost,
  setLeaving,
  showMember,
  withdrawPost,
} from '@madoguchi/contract/members/operations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMember, addSales, newMember, recordOf } from '../../../../test/members.ts';
import { openWorld, type World } from '../../../../test/world.ts';

const reason = '組織変更';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await addSales(world);
});
afterAll(() => world.close());

const faultsOf = ({ problem }: { problem: { data?: { fields: readonly { field: string; code: string }[] } } }) =>
  problem.data?.fields.map(({ field, code }) => `${field}: ${code}`);

/** Reads the fields that an admin writes of a person, as they stand. */
async function particularsOf(employeeId: string) {
  const {
    posts: _posts,
    state: _state,
    updatedAt: _updated,
    leftOn: _left,
    ...rest
  } = await recordOf(world, employeeId);
  return { ...rest, reason };
}

/** The record's own columns, as every other part of the portal reads them. */
async function stored(employeeId: string) {
  const { rows } = await world.pool.query(
    'select department_code, position_code, left_on, version from employees where number = $1',
    [employeeId],
  );
  return rows[0] as { department_code: string; position_code: string; left_on: string | null; version: number };
}

const transfer = (more: object = {}) => ({
  departmentCode: 'SALES',
  positionCode: 'manager',
  isPrimary: true,
  validFrom: '2026-12-01',
  validTo: null,
  reason,
  ...more,
});

describe('taking somebody in', () => {
  it('gives them a record and a first post from the day of joining on [B2-01]', async () => {
    const { employeeId, version } = await addMember(world, { joinedOn: '2026-12-01' as NewMember['joinedOn'] });
    expect(version).toBe(1);
    expect(await recordOf(world, employeeId)).toMatchObject({
      lastNameKana: 'ワタナベ',
      extension: '1234',
      workplace: '東京本社',
      state: 'joining',
      posts: [
        { departmentCode: 'HQ', positionCode: 'member', isPrimary: true, validFrom: '2026-12-01', validTo: null },
      ],
    });
    const [event] = await world.audit(`event = 'member.created' and target_id = '${employeeId}'`);
    expect(event).toMatchObject({ account_id: world.people.admin.accountId, difference: { workplace: '東京本社' } });
  });

  it('gives the next free number where none is said, also to several at once', async () => {
    const all = await Promise.all([1, 2, 3].map(() => world.as('admin')(createMember, newMember({ employeeId: '' }))));
    const numbers = all.map(({ output }) => output.employeeId);
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(numbers).size).toBe(3);
    for (const number of numbers) expect(number).toMatch(/^\d{5}$/);
  });

  it('takes somebody with one name, and a name of three parts as it is divided by hand [B2-01]', async () => {
    const add = async (more: object) => {
      const { status, output } = await world.as('admin')(createMember, newMember({ employeeId: '', ...more }));
      expect(status).toBe(200);
      return (await world.as('staff')(showMember, { employeeId: output.employeeId })).output.name;
    };
    const one = { lastName: 'スカルノ', lastNameKana: 'すかるの', firstName: '', firstNameKana: '' };
    expect(await add(one)).toBe('スカルノ');
    const three = {
      lastName: 'デル カルメン',
      lastNameKana: 'デル カルメン',
      firstName: 'マリア',
      firstNameKana: 'マリア',
    };
    expect(await add(three)).toBe('デル カルメン マリア');
  });

  it('tells that zeros were lost where a number stands with other ones in front [B2-01]', async () => {
    const { employeeId } = await addMember(world, { employeeId: '0093007' });
    expect(employeeId).toBe('0093007');
    for (const lost of ['93007', '093007']) {
      const { status, ...answer } = await world.as('admin')(createMember, newMember({ employeeId: lost }));
      expect([status, faultsOf(answer)]).toEqual([422, ['employeeId: zeros-lost']]);
    }
  });

  it('refuses a number that is taken, codes that no master has, and what cannot be read [B0-11]', async () => {
    const { employeeId } = await addMember(world);
    const attempt = async (more: object) =>
      faultsOf(await world.as('admin')(createMember, { ...newMember(), ...more }));
    expect(await attempt({ employeeId })).toEqual(['employeeId: number-taken']);
    expect(await attempt({ departmentCode: 'NONE', positionCode: 'none' })).toEqual([
      'departmentCode: unknown-code',
      'positionCode: unknown-code',
    ]);
    expect(
      await attempt({ employeeId: 'new', lastNameKana: '渡辺', phone: '1', extension: 'abc', email: 'a' }),
    ).toEqual([
      'employeeId: employee-number',
      'lastNameKana: kana',
      'email: invalid-email',
      'phone: phone',
      'extension: extension',
    ]);
  });
});

describe('changing a record', () => {
  it('keeps what changed, from what to what, and why [B0-09, B0-02]', async () => {
    const { employeeId, version } = await addMember(world);
    const changed = { ...(await particularsOf(employeeId)), lastName: '渡辺', extension: '9999' };
    const { output } = await world.as('admin')(changeMember, changed);
    expect(output).toEqual({ employeeId, version: version + 1 });
    const [event] = await world.audit(`event = 'member.changed' and target_id = '${employeeId}'`);
    expect(event?.difference).toEqual({ lastName: ['渡邉', '渡辺'], extension: ['1234', '9999'], reason });
  });

  it('over an older version is refused with the newer record, and nothing is lost [B0-02]', async () => {
    const { employeeId } = await addMember(world);
    const asked = await particularsOf(employeeId);
    const change = (extension: string) => world.as('admin')(changeMember, { ...asked, extension });
    const answers = await Promise.all([change('1'), change('2'), change('3')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const { extension } = await recordOf(world, employeeId);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.problem).toMatchObject({ code: 'stale', data: { current: { extension } } });
  });

  it('wants a reason [B2-03]', async () => {
    const { employeeId } = await addMember(world);
    const answer = await world.as('admin')(changeMember, { ...(await particularsOf(employeeId)), reason: ' ' });
    expect(faultsOf(answer)).toEqual(['reason: required']);
  });

  it('moves the first post with the day of joining, and never behind another or the last day', async () => {
    const { employeeId } = await addMember(world);
    const join = async (joinedOn: string) =>
      faultsOf(await world.as('admin')(changeMember, { ...(await particularsOf(employeeId)), joinedOn }));
    await join('2019-10-01');
    expect((await recordOf(world, employeeId)).posts).toMatchObject([{ validFrom: '2019-10-01' }]);
    const { version } = await recordOf(world, employeeId);
    await world.as('admin')(addPost, { employeeId, version, ...transfer({ validFrom: '2022-04-01' }) });
    expect(await join('2022-04-01')).toEqual(['joinedOn: first-post-ends']);
    await world.as('admin')(setLeaving, { employeeId, version: version + 1, leftOn: '2021-03-31', reason });
    expect(await join('2021-04-01')).toEqual(['joinedOn: left-before-joined']);
  });
});

describe('the posts of a record', () => {
  it('change by a day: what is to come is kept, and changes nothing today [B2-01]', async () => {
    const { employeeId, version } = await addMember(world);
    const { status } = await world.as('admin')(addPost, { employeeId, version, ...transfer() });
    expect(status).toBe(200);
    expect(await stored(employeeId)).toMatchObject({ department_code: 'HQ', position_code: 'member', version: 2 });
    expect((await recordOf(world, employeeId)).posts).toMatchObject([
      { departmentCode: 'HQ', validFrom: '2020-04-01', validTo: '2026-12-01' },
      { departmentCode: 'SALES', validFrom: '2026-12-01', validTo: null },
    ]);
    const [event] = await world.audit(`event = 'member.post-added' and target_id = '${employeeId}'`);
    expect(event?.difference).toMatchObject({ reason, posts: [[{ validTo: null }], [{ validTo: '2026-12-01' }, {}]] });
  });

  it('take effect at once where their day has come, for all that read the record [B2-01]', async () => {
    const { employeeId, version } = await addMember(world);
    await world.as('admin')(addPost, { employeeId, version, ...transfer({ validFrom: '2026-11-21' }) });
    expect(await stored(employeeId)).toMatchObject({ department_code: 'SALES', position_code: 'manager' });
  });

  it('may be several at once, of which one is primary; a second one ends by its day [B2-01]', async () => {
    const { employeeId, version } = await addMember(world);
    const second = transfer({ isPrimary: false, validFrom: '2026-11-01' });
    await world.as('admin')(addPost, { employeeId, version, ...second });
    const posts = async () => (await world.as('staff')(showMember, { employeeId })).output.posts;
    expect(await posts()).toEqual([
      { departmentCode: 'HQ', positionCode: 'member', isPrimary: true },
      { departmentCode: 'SALES', positionCode: 'manager', isPrimary: false },
    ]);
    const twice = await world.as('admin')(addPost, { employeeId, version: version + 1, ...second });
    expect(faultsOf(twice)).toEqual(['validFrom: post-held']);
    const postId = (await recordOf(world, employeeId)).posts[1]?.id ?? '';
    await world.as('admin')(endPost, { employeeId, version: version + 1, postId, validTo: '2026-11-21', reason });
    expect(await posts()).toHaveLength(1);
  });

  it('are taken back without being deleted: the post before holds the days again [B2-01, B0-04]', async () => {
    const { employeeId, version } = await addMember(world);
    await world.as('admin')(addPost, { employeeId, version, ...transfer({ validFrom: '2026-11-01' }) });
    const [first, second] = (await recordOf(world, employeeId)).posts;
    const withdraw = (postId = '') =>
      world.as('admin')(withdrawPost, { employeeId, version: version + 1, postId, reason });
    expect(faultsOf(await withdraw(first?.id))).toEqual(['postId: first-post']);
    expect((await withdraw(second?.id)).status).toBe(200);
    expect((await recordOf(world, employeeId)).posts).toMatchObject([{ departmentCode: 'HQ', validTo: null }]);
    expect(await stored(employeeId)).toMatchObject({ department_code: 'HQ', position_code: 'member' });
    const { rows } = await world.pool.query(
      `select withdrawn_by from employee_posts where id = $1 and withdrawn_at is not null`,
      [second?.id],
    );
    expect(rows).toEqual([{ withdrawn_by: world.people.admin.accountId }]);
  });

  it('of another person are as unknown as none', async () => {
    const [one, other] = [await addMember(world), await addMember(world)];
    const postId = (await recordOf(world, other.employeeId)).posts[0]?.id ?? '';
    expect((await world.as('admin')(withdrawPost, { ...one, postId, reason })).status).toBe(404);
  });

  it('are refused by the database itself where two primary ones would meet [B2-01]', async () => {
    const { employeeId } = await addMember(world);
    const insert = (isPrimary: boolean) =>
      world.pool.query(
        `insert into employee_posts (id, employee_id, department_code, position_code, is_primary, valid_from)
         select gen_random_uuid(), id, 'SALES', 'chief', $2, '2026-01-01' from employees where number = $1`,
        [employeeId, isPrimary],
      );
    await expect(insert(true)).rejects.toThrow('employee_posts_one_primary');
    await expect(insert(false)).resolves.toBeDefined();
    await expect(insert(false)).rejects.toThrow('employee_posts_once');
  });
});
