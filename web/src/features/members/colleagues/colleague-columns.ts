import type { COLLEAGUE_LIST } from '@madoguchi/contract/members/lists.ts';
import { useMemo } from 'react';
import type { ListColumn } from '../../../kit/list/list-props.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useMemberCells } from '../directory/member-cells.tsx';

/** Who somebody is, where they work, how to reach them, and where they are today; the address gives way first. */
export function useColleagueColumns(): readonly ListColumn<typeof COLLEAGUE_LIST>[] {
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
