import { COLLEAGUE_LIST } from '@madoguchi/contract/members/lists.ts';
import { listMembers } from '@madoguchi/contract/members/operations.ts';
import { useMemo } from 'react';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { List } from '../../../kit/list/List.tsx';
import type { Peek } from '../../../kit/list/list-props.ts';
import { masterName, useMasters } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { MemberPanel } from '../card/MemberPanel.tsx';
import { CallLink } from '../directory/CallLink.tsx';
import { usePlaceNames } from '../directory/use-place-names.ts';
import { PresenceChip } from '../presence/PresenceChip.tsx';
import { useMembersWords } from '../words.ts';
import { useColleagueColumns } from './colleague-columns.ts';

const PEEK: Peek<typeof COLLEAGUE_LIST> = {
  layout: 'panel',
  render: ({ id, takeFocus, close }) => <MemberPanel key={id} id={id} takeFocus={takeFocus} onClose={close} />,
};

/** The people of a department and of those below it, by reading (PJ5, R10). */
export function ColleagueList({ departmentCode }: { readonly departmentCode: string }) {
  const t = useMembersWords();
  const language = useLanguage();
  const { position: positions } = useMasters();
  const columns = useColleagueColumns();
  const placeOf = usePlaceNames();
  // Admins would find those as well who have left or are to come.
  const input = useMemo(() => ({ department: departmentCode, state: 'present' }), [departmentCode]);
  const options = useMemo(
    () => ({ position: positions.map((one) => ({ value: one.code, label: masterName(one, language) })) }),
    [positions, language],
  );
  return (
    <List
      list={COLLEAGUE_LIST}
      operation={listMembers}
      input={input}
      label={t('colleagues')}
      columns={columns}
      nameOf={(row) => row.name}
      nameLang="ja"
      nameField="name"
      besideName={(row) => row.kana}
      card={(row) => ({
        state: row.presence === null ? null : <PresenceChip presence={row.presence} />,
        day: placeOf(row),
        detail: row.extension === '' ? row.kana : t('extensionIs', { extension: row.extension }),
        mark: <CallLink member={row} />,
      })}
      peek={PEEK}
      options={options}
      empty={<EmptyState icon="people" text={t('none')} />}
      emptyFiltered={t('none')}
    />
  );
}
