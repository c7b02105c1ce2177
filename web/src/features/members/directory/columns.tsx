import type { MEMBER_LIST } from '@madoguchi/contract/members/lists.ts';
import type { MemberRow } from '@madoguchi/contract/members/model.ts';
import { useMemo } from 'react';
import { masterName, mastersByCode, useMasters } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useDepartmentName } from '../../../ui/departments/use-department-name.ts';
import type { ListColumn } from '../../../ui/list/list-props.ts';
import { PersonPicture } from '../../../ui/PersonPicture.tsx';
import { MemberStateChip } from '../MemberStateChip.tsx';
import { PresenceChip } from '../presence/PresenceChip.tsx';

type Column = ListColumn<typeof MEMBER_LIST>;

/** The columns of the member list; those of a leaving are for admins only. */
export function useMemberColumns(mayKeep: boolean): readonly Column[] {
  const language = useLanguage();
  const { position } = useMasters();
  const departmentName = useDepartmentName();
  return useMemo((): Column[] => {
    const positions = mastersByCode(position);
    const positionName = ({ positionCode }: MemberRow) => {
      const known = positions.get(positionCode);
      return known ? masterName(known, language) : positionCode;
    };
    // The English words are the longer ones.
    const wide = (ja: number, en: number) => (language === 'ja' ? ja : en);
    const ofKeepers: Column[] = [
      { field: 'state', widthPx: wide(128, 136), fromPx: 760, cell: ({ state }) => <MemberStateChip state={state} /> },
      { field: 'left', widthPx: 136, isExtra: true },
    ];
    return [
      {
        field: 'photo',
        widthPx: wide(56, 68),
        fromPx: 640,
        cell: ({ name, photoURL }) => <PersonPicture name={name} photo={photoURL} size={24} />,
      },
      { field: 'name', widthPx: null, head: { ja: '氏名（フリガナ）', en: 'Name (kana)' } },
      { field: 'employee', widthPx: wide(104, 164), fromPx: wide(900, 1_240) },
      { field: 'department', widthPx: wide(168, 208), cell: (row) => departmentName(row.departmentCode) },
      { field: 'position', widthPx: wide(112, 136), fromPx: 640, cell: positionName },
      { field: 'extension', widthPx: wide(80, 100) },
      { field: 'phone', widthPx: 136, isExtra: true },
      {
        field: 'email',
        widthPx: 264,
        // Where somebody stands comes first for who keeps the records.
        fromPx: mayKeep ? 1_360 : wide(1_080, 1_240),
        cell: ({ email }) => (
          <a href={`mailto:${email}`} style={{ fontWeight: 400 }}>
            {email}
          </a>
        ),
      },
      { field: 'workplace', widthPx: 120, fromPx: mayKeep ? wide(1_000, 1_240) : wide(1_200, 1_360) },
      {
        field: 'presence',
        widthPx: wide(128, 148),
        fromPx: 760,
        cell: ({ presence, presenceNote }) =>
          presence === null ? null : (
            <span title={presenceNote}>
              <PresenceChip presence={presence} />
            </span>
          ),
      },
      { field: 'joined', widthPx: 136, isExtra: true },
      ...(mayKeep ? ofKeepers : []),
    ];
  }, [departmentName, position, language, mayKeep]);
}
