import { addPost, showDepartment, showOrganisation } from '@madoguchi/contract/members/operations.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addMember, addSales } from '../../../../test/members.ts';
import { openWorld, type World } from '../../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await addSales(world);
  const post = { departmentCode: 'OSA' };
  await addMember(world, { ...post, employeeId: 'M2001', positionCode: 'member', lastNameKana: 'アベ' });
  await addMember(world, { ...post, employeeId: 'M2002', positionCode: 'manager', lastNameKana: 'ワダ' });
  await addMember(world, { ...post, employeeId: 'M2003', positionCode: 'member', lastNameKana: 'アイダ' });
  await addMember(world, { ...post, employeeId: 'M2004', positionCode: 'member' });
  await world.pool.query(`update employees set left_on = '2026-11-20' where number = 'M2004'`);
  const { employeeId, version } = await addMember(world, { employeeId: 'M2005', lastNameKana: 'カトウ' });
  const besides = {
    departmentCode: 'OSA',
    positionCode: 'chief',
    isPrimary: false,
    validFrom: '2026-11-01',
    validTo: null,
  };
  await world.as('admin')(addPost, { employeeId, version, ...besides, reason: '兼務' });
  await world.pool.query(
    `update classification_details set extra = extra || '{"head": "M2002", "deputy": "M2004"}'
     where classification_code = 'group' and code = 'OSA'`,
  );
});
afterAll(() => world.close());

describe('the organisation', () => {
  it('is every department in one answer, with who leads it today and how many it has [B2-02]', async () => {
    const statements = async () => {
      const query = vi.spyOn(world.appPool, 'query');
      await world.as('staff')(showOrganisation, {});
      const asked = query.mock.calls.length;
      query.mockRestore();
      return asked;
    };
    // Until the news of what was prepared has come, the masters are read again.
    await expect.poll(statements).toBe(1);
    const { output } = await world.as('staff')(showOrganisation, {});
    const unit = output.departments.find(({ code }) => code === 'OSA');
    expect(unit).toEqual({
      code: 'OSA',
      head: { employeeId: 'M2002', name: '渡邉 結衣', photoURL: null },
      // Whoever has left leads nothing.
      deputy: null,
      people: 3,
    });
    expect(output.departments.map(({ code }) => code)).toEqual(['HQ', 'SALES', 'OSA']);
  });

  it('shows who holds a post in a department today, by position, then by reading; those besides as well [B2-01]', async () => {
    const { output } = await world.as('staff')(showDepartment, { departmentCode: 'OSA' });
    expect(output.rest).toBe(0);
    expect(output.people.map(({ employeeId, isPrimary }) => [employeeId, isPrimary])).toEqual([
      ['M2002', true],
      ['M2005', false],
      ['M2003', true],
      ['M2001', true],
    ]);
  });

  it('counts those of a large department whom it does not show', async () => {
    await world.pool.query(
      `insert into employees (id, number, last_name, first_name, last_name_kana, first_name_kana, email, department_code,
         position_code, joined_on)
       select gen_random_uuid(), (70000 + nth)::text, '林', nth::text, 'ハヤシ', nth::text, nth || '@crowd.example', 'SALES',
         'member', '2010-04-01' from generate_series(1, 230) nth`,
    );
    const { output } = await world.as('staff')(showDepartment, { departmentCode: 'SALES' });
    expect([output.people.length, output.rest]).toEqual([200, 30]);
  });
});
