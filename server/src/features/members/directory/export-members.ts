// The whole filtered member list as a file (B0-10).
import { writeListState } from '@madoguchi/contract/list/list-state.ts';
import { MEMBER_LIST } from '@madoguchi/contract/members/lists.ts';
import { exportMembers as operation } from '@madoguchi/contract/members/operations.ts';
import { csvAnswer } from '../../../platform/csv/csv-answer.ts';
import { csvFile } from '../../../platform/csv/csv-file.ts';
import { handle } from '../../../platform/http/handler.ts';
import { masterData } from '../../master-data/public.ts';
import { directoryFor, everyMember } from './directory-asked.ts';
import { memberColumns } from './member-columns.ts';

export const exportMembers = handle(operation, async ({ ground, actor, input, language, record }) => {
  const { encoding, ...narrowing } = input;
  const directory = await directoryFor(ground, actor, narrowing);
  const { lists } = await masterData(ground);
  const file = await csvFile(memberColumns(lists), everyMember(directory), { language, encoding });
  const recorded = await record({
    target: null,
    difference: { ...writeListState(MEMBER_LIST, directory.asked), encoding },
  });
  const day = ground.clock.today().replaceAll('-', '');
  return csvAnswer(file, language === 'ja' ? `メンバー一覧_${day}.csv` : `member-list_${day}.csv`, recorded);
});
