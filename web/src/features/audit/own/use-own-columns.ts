import type { OWN_RECORD_LIST } from '@madoguchi/contract/audit/lists.ts';
import { useMemo } from 'react';
import type { ListColumn } from '../../../kit/list/list-props.ts';
import { useRecordNames } from '../record/use-record-names.ts';

/** The columns of one's own records. */
export function useOwnColumns(): readonly ListColumn<typeof OWN_RECORD_LIST>[] {
  const names = useRecordNames();
  return useMemo(
    () => [
      { field: 'when', widthPx: 208 },
      { field: 'action', widthPx: 208, cell: (row) => names.action(row.event) },
      { field: 'target', widthPx: null, fromPx: 600, cell: names.target },
      { field: 'ip', fromPx: 760 },
      { field: 'device', widthPx: 240, isExtra: true },
      { field: 'number', widthPx: 112, isExtra: true },
    ],
    [names],
  );
}
