import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { withHead } from '../../../../test/approvals/requests.ts';
import { ADMINS, SUPERIOR, stepOf } from '../../../../test/approvals/routes.ts';
import type { Who } from '../../../../test/people.ts';
import { openWorld, type World } from '../../../../test/world.ts';
import { organisationFor, positionsOf } from './organisation-of-day.ts';

const DAY = '2026-11-21';
const BY_POSITION = stepOf({ name: '部長', approvers: [{ by: 'position', position: 'manager' }] });

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const idOf = (who: Who) => world.people[who].employeeUuid ?? '';
const ask = (steps: readonly ReturnType<typeof stepOf>[], people: readonly Who[], on = DAY) =>
  organisationFor(world.appPool, [{ steps: [...steps] }], people.map(idOf), on);

describe('the organisation of a day', () => {
  it('holds groups with their leaders, and of the people only those asked about, in one statement [B3-02]', async () => {
    await withHead(world, 'other', 'admin2');
    const asked = vi.spyOn(world.appPool, 'query');
    const { groups, people, inRole } = await ask([SUPERIOR], ['staff']);
    // The change of the masters has other parts of the portal read meanwhile, through the same pool.
    const statements = asked.mock.calls.filter(([query]) => JSON.stringify(query).includes('employee'));
    expect(statements).toHaveLength(1);
    asked.mockRestore();
    expect(groups.get('HQ')).toMatchObject({ parent: null, head: idOf('other'), deputy: idOf('admin2') });
    expect([...people.keys()].sort()).toEqual(['staff', 'other', 'admin2'].map((who) => idOf(who as Who)).sort());
    expect(people.get(idOf('staff'))).toMatchObject({
      name: world.people.staff.name,
      departmentName: '本社',
      isActive: true,
    });
    expect(inRole.size).toBe(0);
  });

  it('knows who has a role or a higher one, in the order of their numbers [B3-02] [S5-02]', async () => {
    const { inRole } = await ask([ADMINS], []);
    expect(inRole.get('admin')).toEqual([idOf('system'), idOf('admin'), idOf('admin2')]);
  });

  it('knows who holds a position on the day, not before and not after [B3-02] [B2-01]', async () => {
    await world.pool.query(
      `insert into employee_posts (id, employee_id, department_code, position_code, is_primary, valid_from, valid_to)
       values (gen_random_uuid(), $1, 'HQ', 'manager', false, '2026-11-20', '2026-11-22')`,
      [idOf('other')],
    );
    for (const [on, positions] of [
      ['2026-11-19', ['staff']],
      ['2026-11-20', ['staff', 'manager']],
      ['2026-11-21', ['staff', 'manager']],
      ['2026-11-22', ['staff']],
    ] as const) {
      expect([...positionsOf(await ask([BY_POSITION], ['other'], on), idOf('other'))], on).toEqual(positions);
    }
  });

  it('counts as vacant who has not begun, has left, is suspended, or has no account that may decide [B3-03]', async () => {
    const isActive = async (who: Who, on = DAY) => (await ask([], [who], on)).people.get(idOf(who))?.isActive;
    expect(await isActive('other')).toBe(true);
    expect(await isActive('other', '2020-03-31')).toBe(false);
    await world.pool.query(`update employees set left_on = '2026-11-21' where id = $1`, [idOf('other')]);
    expect([await isActive('other'), await isActive('other', '2026-11-22')]).toEqual([true, false]);
    await world.pool.query(`update accounts set status = 'suspended' where employee_id = $1`, [idOf('admin2')]);
    expect(await isActive('admin2')).toBe(false);
    await world.pool.query(`update accounts set roles = '{user}' where employee_id = $1`, [idOf('staff')]);
    expect(await isActive('staff')).toBe(false);
    await world.pool.query(`delete from sessions where account_id = $1`, [world.people.admin.accountId]);
    await world.pool.query(`update accounts set employee_id = null where id = $1`, [world.people.admin.accountId]);
    expect(await isActive('admin')).toBe(false);
  });
});
