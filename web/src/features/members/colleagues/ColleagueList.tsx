import { COLLEAGUE_LIST } from '@madoguchi/contract/members/lists.ts';
import { listMembers } from '@madoguchi/contract/members/operations.ts';
import { useMemo } from 'react';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { List } from '../../../kit/list/List.tsx';
import type { ListColumn, Peek } from '../../../kit/list/list-props.ts';
import { masterName, useMasters } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { MemberPanel } from '../card/MemberPanel.tsx';
import { CallLink } from '../directory/CallLink.tsx';
import { useMemberCells } from '../directory/member-cells.tsx';
import { usePlaceNames } from '../directory/use-place-names.ts';
import { PresenceChip } from '../presence/PresenceChip.tsx';
import { useMembersWords } from '../words.ts';

/** The columns of a colleague: name, workplace, contacts and presence today; the address gives way first. */
function useColleagueColumns(): readonly ListColumn<typeof COLLEAGUE_LIST>[] {
  const language = useLanguage();
  const cells = useMemberCells();
  return useMemo(() => {
    // The English words are the longer ones.
    const wide = (ja: number, en: number) => (language === 'ja' ? ja : en);
    return [
      { field: 'photo', widthPx: wide(56, 68), fromPx: 640, cell: cells.photo },
      { field: 'name', widthPx: null, head: { ja: '氏名（フリガナ）', en: 'Name (kana)' } },
      { field: 'position', widthPx: wide(112, 128), cell: cells.position },
      { field: 'department', widthPx: wide(168, 172), fromPx: 900, cell: cells.department },
      { field: 'email', widthPx: 264, fromPx: 1_080, cell: cells.email },
      { field: 'phone', fromPx: 640 },
      { field: 'extension', widthPx: wide(80, 100), isExtra: true },
      { field: 'workplace', isExtra: true },
      { field: 'presence', widthPx: wide(128, 140), cell: cells.presence },
    ];
  }, [cells, language]);
}

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
