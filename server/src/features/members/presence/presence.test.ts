import { showTeam } from '@madoguchi/contract/information/operations.ts';
import { listMembers, showMember, showPresence, tellPresence } from '@madoguchi/contract/members/operations.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPage } from '../../../../test/event-stream.ts';
import { listeningAt } from '../../../../test/listening.ts';
import { NOW, openWorld, type World } from '../../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(NOW);
  await world.pool.query('truncate presences');
});

const said = { presence: 'remote', note: '15時に戻ります' } as const;
const seen = async (presence: readonly string[]) => {
  const { rows } = (await world.as('other')(listMembers, { presence: [...presence] } as never)).output;
  return rows.map(({ employeeId, presence: where, presenceNote }) => ({ employeeId, presence: where, presenceNote }));
};

describe('where the people of a department say that they are', () => {
  const teamOf = async (who: 'staff' | 'other') => (await world.as(who)(showTeam, {})).output;
  const here = async (department: string) =>
    (
      await world.pool.query(
        `select count(*)::int as n from employees where department_code = $1 and joined_on <= '2026-11-21'
           and (left_on is null or left_on >= '2026-11-21')`,
        [department],
      )
    ).rows[0].n;

  it('is told to those who work there, with how many said nothing, and to nobody else [B9-01]', async () => {
    const { departmentCode } = await teamOf('other');
    expect(departmentCode).not.toBeNull();
    const all = await here(departmentCode ?? '');
    expect(await teamOf('other')).toEqual({ departmentCode, people: [], others: all });
    await world.as('staff')(tellPresence, said);
    const { number: employeeId, name } = world.people.staff;
    expect(await teamOf('other')).toEqual({
      departmentCode,
      people: [{ employeeId, name, photoURL: null, ...said }],
      others: all - 1,
    });
    await world.pool.query(`update employees set department_code = 'OSA' where id = $1`, [
      world.people.staff.employeeUuid,
    ]);
    expect(await teamOf('other')).toEqual({ departmentCode, people: [], others: all - 1 });
    await world.pool.query('update employees set department_code = $1 where id = $2', [
      departmentCode,
      world.people.staff.employeeUuid,
    ]);
  });

  it('leaves out who has left, and what was said on another day [B9-01] [B2-02]', async () => {
    await world.as('staff')(tellPresence, said);
    const before = await teamOf('other');
    const left = (day: string | null) =>
      world.pool.query('update employees set left_on = $1 where id = $2', [day, world.people.staff.employeeUuid]);
    await left('2026-11-20');
    expect(await teamOf('other')).toEqual({ ...before, people: [] });
    await left(null);
    world.clock.set('2026-11-21T15:00:00.000Z');
    expect(await teamOf('other')).toEqual({ ...before, people: [], others: before.others + 1 });
  });
});

describe('where somebody says that they are', () => {
  it('is seen by colleagues in the list and at the person, and found by the filter', async () => {
    const employeeId = world.people.staff.number ?? '';
    expect((await world.as('staff')(tellPresence, said)).output).toEqual(said);
    expect(await seen(['remote', 'off'])).toEqual([{ employeeId, presence: 'remote', presenceNote: said.note }]);
    expect(await seen(['office'])).toEqual([]);
    const { output } = await world.as('other')(showMember, { employeeId });
    expect(output).toMatchObject({ presence: 'remote', presenceNote: said.note });
  });

  it('holds for the day: on the next one nothing is said', async () => {
    await world.as('staff')(tellPresence, said);
    world.clock.set('2026-11-21T15:00:00.000Z');
    expect((await world.as('staff')(showPresence, {})).output).toEqual({ presence: null, note: '' });
    expect(await seen(['remote'])).toEqual([]);
  });

  it('is taken back with its note, and each word of it is on record [B0-09]', async () => {
    await world.as('staff')(tellPresence, said);
    const back = { presence: null, note: 'まだ' };
    expect((await world.as('staff')(tellPresence, back)).output).toEqual({ presence: null, note: '' });
    expect((await world.as('staff')(showPresence, {})).output).toEqual({ presence: null, note: '' });
    const told = await world.audit(
      `event = 'member.presence-told' and target_id = '${world.people.staff.number ?? ''}'`,
    );
    expect(told.at(-1)?.difference).toEqual({ presence: null, note: '' });
  });

  it('is told to the open pages of colleagues', async () => {
    const page = await openPage(await listeningAt(world.app), world.people.other.token);
    await world.as('staff')(tellPresence, said);
    const heard = { kind: 'changed', noun: 'members', id: world.people.staff.number ?? '', version: null };
    await expect.poll(() => page.heard).toContainEqual(heard);
    page.leave();
  });
});
