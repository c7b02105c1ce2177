import type { MasterData } from '@madoguchi/contract/master-data/model.ts';
import { MASTER_VALUES } from '@madoguchi/contract/master-data/model.ts';
import { describe, expect, it } from 'vitest';
import { departmentTree } from './departments.ts';

function department(code: string, parent: string | null): MasterData['group'][number] {
  const value = {
    code,
    name: code,
    nameEn: '',
    kana: '',
    order: 1,
    validFrom: '2020-04-01',
    validTo: null,
    active: true,
  };
  return MASTER_VALUES.group.parse({ ...value, extra: { parent, head: null, deputy: null } });
}

const drawn = (departments: MasterData['group'][number][]) =>
  departmentTree(departments).map((choice) => `${'>'.repeat(choice.depth)}${choice.department.code}`);

describe('the department filter', () => {
  it('shows each department below its parent, brothers in the order of the masters [B4-08]', () => {
    const departments = [department('HQ', null), department('B1', 'B'), department('A', 'HQ'), department('B', 'HQ')];
    expect(drawn(departments)).toEqual(['HQ', '>A', '>B', '>>B1']);
  });

  it('keeps a department whose parent has ended', () => {
    expect(drawn([department('A', 'GONE'), department('A1', 'A')])).toEqual(['A', '>A1']);
  });
});
