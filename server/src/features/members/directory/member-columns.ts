// The member list as a file: a row a person, as the screen shows it but for the photo and the index (B0-10).

import type { MasterData } from '@madoguchi/contract/master-data/model.ts';
import { MEMBER_LIST } from '@madoguchi/contract/members/lists.ts';
import type { Language } from '@madoguchi/contract/message.ts';
import { listColumns } from '../../../platform/list/list-columns.ts';

/** The name of a master's value; what has ended is named by its code. */
function named(values: MasterData['group'] | MasterData['position']) {
  const byCode = new Map<string, { readonly name: string; readonly nameEn: string }>(
    values.map((value) => [value.code, value]),
  );
  return (code: string, language: Language) => byCode.get(code)?.[language === 'ja' ? 'name' : 'nameEn'] ?? code;
}

export function memberColumns({ group, position }: Pick<MasterData, 'group' | 'position'>) {
  const { photo: _photo, index: _index, ...fields } = MEMBER_LIST.fields;
  const [departmentName, positionName] = [named(group), named(position)];
  return listColumns(
    { ...MEMBER_LIST, fields },
    {
      department: (row, language) => departmentName(row.departmentCode, language),
      position: (row, language) => positionName(row.positionCode, language),
    },
  );
}
