// The colleagues' view of each other: the list, the same as a file, and one person's card.
import { may } from '@madoguchi/contract/access.ts';
import { MEMBER_LIST } from '@madoguchi/contract/members/lists.ts';
import {
  exportMembers as exportOperation,
  listMembers as listOperation,
  showMember as showOperation,
} from '@madoguchi/contract/members/operations.ts';
import { handle } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import { listColumns } from '../../../platform/list/list-columns.ts';
import { listHandlers } from '../../../platform/list/list-handlers.ts';
import { masterData, namesOf, withDepartmentsBelow } from '../../master-data/public.ts';
import { findCard } from './card-store.ts';
import { memberPages } from './member-pages-store.ts';
import { memberSearch } from './member-search.ts';

const MEMBERS = listHandlers({
  list: MEMBER_LIST,
  pages: memberPages,
  widened: withDepartmentsBelow,
  values: async ({ ground, actor }, { q }) => ({
    ...memberSearch(q, (await masterData(ground)).lists.group),
    today: ground.clock.today(),
    isWhole: may(actor, 'admin'),
  }),
});

export const listMembers = MEMBERS.page(listOperation);

const { photo: _photo, index: _index, ...FILE_FIELDS } = MEMBER_LIST.fields;

/** As the screen shows it but for the photo and the index. */
export const exportMembers = MEMBERS.file(exportOperation, {
  name: { ja: 'メンバー一覧', en: 'member-list' },
  isDated: true,
  columns: async ({ ground }) => {
    const { group, position } = (await masterData(ground)).lists;
    const [departmentName, positionName] = [namesOf(group), namesOf(position)];
    return listColumns(
      { ...MEMBER_LIST, fields: FILE_FIELDS },
      {
        department: (row, language) => departmentName(row.departmentCode, language),
        position: (row, language) => positionName(row.positionCode, language),
      },
    );
  },
});

export const showMember = handle(showOperation, async ({ ground, actor, input }) => {
  const asked = { number: input.employeeId, today: ground.clock.today(), isWhole: may(actor, 'admin') };
  return (await findCard(ground.pool, asked)) ?? refuse('not-found');
});
