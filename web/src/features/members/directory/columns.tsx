import type { MEMBER_LIST } from '@madoguchi/contract/members/lists.ts';
import { useMemo } from 'react';
import type { ListColumn } from '../../../kit/list/list-props.ts';
import { useLanguage } from '../../../platform/words.ts';
import { MemberStateChip } from '../MemberStateChip.tsx';
import { useMemberCells } from './member-cells.tsx';

type Column = ListColumn<typeof MEMBER_LIST>;

/** The columns of the member list; those of a leaving are for admins only. */
export function useMemberColumns(mayKeep: boolean): readonly Column[] {
  const language = useLanguage();
  const cells = useMemberCells();
  return useMemo((): Column[] => {
    // The English words are the longer ones.
    const wide = (ja: number, en: number) => (language === 'ja' ? ja : en);
    const ofKeepers: Column[] = [
      { field: 'state', widthPx: wide(128, 136), fromPx: 760, cell: ({ state }) => <MemberStateChip status={state} /> },
      { field: 'left', isExtra: true },
    ];
    return [
      { field: 'photo', widthPx: wide(56, 68), fromPx: 640, cell: cells.photo },
      { field: 'name', widthPx: null, head: { ja: '氏名（フリガナ）', en: 'Name (kana)' } },
      { field: 'employee', widthPx: wide(96, 164), fromPx: wide(900, 1_320) },
      { field: 'department', widthPx: wide(168, 208), cell: cells.department },
      { field: 'position', widthPx: wide(112, 136), fromPx: 640, cell: cells.position },
      { field: 'extension', widthPx: wide(72, 100) },
      { field: 'phone', isExtra: true },
      {
        field: 'email',
        widthPx: 264,
        // Where somebody stands comes first for who keeps the records.
        fromPx: mayKeep ? 1_360 : 1_080,
        cell: cells.email,
      },
      { field: 'workplace', fromPx: mayKeep ? wide(1_000, 1_240) : wide(1_200, 1_360) },
      { field: 'presence', widthPx: wide(128, 140), fromPx: 760, cell: cells.presence },
      { field: 'joined', isExtra: true },
      ...(mayKeep ? ofKeepers : []),
    ];
  }, [cells, language, mayKeep]);
}
