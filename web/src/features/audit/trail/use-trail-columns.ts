import type { AUDIT_LIST } from '@madoguchi/contract/audit/lists.ts';
import { useMemo } from 'react';
import type { ListColumn } from '../../../kit/list/list-props.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useRecordNames } from '../record/use-record-names.ts';
import { useAuditWords } from '../words.ts';

/** The columns of the trail: what stands where, how wide, and which go first when room is short. */
export function useTrailColumns(): readonly ListColumn<typeof AUDIT_LIST>[] {
  const t = useAuditWords();
  const names = useRecordNames();
  const language = useLanguage();
  return useMemo(
    () => [
      { field: 'when', widthPx: 208 },
      { field: 'person', widthPx: 152, cell: names.person },
      { field: 'role', fromPx: 1_100, cell: names.role },
      { field: 'action', widthPx: language === 'ja' ? 224 : 264, cell: (row) => names.action(row.event) },
      { field: 'target', widthPx: null, fromPx: language === 'ja' ? 700 : 800, cell: names.target },
      { field: 'ip', fromPx: 900 },
      { field: 'number', widthPx: 112, fromPx: 1_240, cell: (row) => row.number ?? t('notNumbered') },
      { field: 'employee', isExtra: true },
      { field: 'email', widthPx: 240, isExtra: true },
      { field: 'device', widthPx: 240, isExtra: true },
      { field: 'request', isExtra: true },
    ],
    [t, names, language],
  );
}
