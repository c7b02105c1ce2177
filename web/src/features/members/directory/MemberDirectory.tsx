import { MEMBER_LIST } from '@madoguchi/contract/members/lists.ts';
import type { MemberRow } from '@madoguchi/contract/members/model.ts';
import { exportMembers, listMembers } from '@madoguchi/contract/members/operations.ts';
import { useMemo } from 'react';
import { useDepartmentOptions } from '../../../kit/departments/use-department-name.ts';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { List } from '../../../kit/list/List.tsx';
import type { Peek, Tiles } from '../../../kit/list/list-props.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { masterName, useMasters } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { MemberPanel } from '../card/MemberPanel.tsx';
import { useMembersWords } from '../words.ts';
import { CallLink } from './CallLink.tsx';
import { useMemberColumns } from './columns.tsx';
import { MemberTile } from './MemberTile.tsx';
import { StandingChips } from './StandingChips.tsx';
import { usePlaceNames } from './use-place-names.ts';

const PEEK: Peek<typeof MEMBER_LIST> = {
  layout: 'panel',
  render: ({ id, takeFocus, close }) => <MemberPanel key={id} id={id} takeFocus={takeFocus} onClose={close} />,
};

const TILES: Tiles<typeof MEMBER_LIST> = {
  leastPx: 304,
  heightPx: 152,
  render: (row, name) => <MemberTile member={row} name={name} />,
};

interface Props {
  readonly asTiles: boolean;
  /** Admins see who has left and who is to come, and take the list along as a file. */
  readonly mayKeep: boolean;
}

/** The member list: by reading, with the rows of the kana table as its tabs. */
export function MemberDirectory({ asTiles, mayKeep }: Props) {
  const t = useMembersWords();
  const title = useScreenTitle()('members.list');
  const language = useLanguage();
  const { position: positions } = useMasters();
  const columns = useMemberColumns(mayKeep);
  const placeOf = usePlaceNames();
  const department = useDepartmentOptions();
  const options = useMemo(
    () => ({ department, position: positions.map((one) => ({ value: one.code, label: masterName(one, language) })) }),
    [department, positions, language],
  );
  return (
    <List
      list={MEMBER_LIST}
      operation={listMembers}
      label={title}
      columns={columns}
      nameOf={(row) => row.name}
      nameLang="ja"
      nameField="name"
      besideName={(row) => row.kana}
      card={(row: MemberRow) => ({
        state: <StandingChips member={row} />,
        day: placeOf(row),
        detail: row.extension === '' ? row.kana : t('extensionIs', { extension: row.extension }),
        mark: <CallLink member={row} />,
      })}
      peek={PEEK}
      options={options}
      tabs={{ field: 'index', counts: undefined }}
      {...(asTiles ? { tiles: TILES } : {})}
      {...(mayKeep ? { exported: exportMembers } : {})}
      empty={<EmptyState icon="people" text={t('none')} />}
      emptyFiltered={t('none')}
    />
  );
}
