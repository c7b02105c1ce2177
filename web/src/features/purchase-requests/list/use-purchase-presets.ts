import { showProfile } from '@madoguchi/contract/profile/operations.ts';
import type { PURCHASE_LIST } from '@madoguchi/contract/purchase-requests/lists.ts';
import { useMemo } from 'react';
import type { ListPreset } from '../../../kit/list/list-props.ts';
import { useRead } from '../../../platform/query.ts';
import { useUser } from '../../../platform/session.ts';
import { useListWords } from './words.ts';

/** The views that the list brings: one's own, one's department with those below, drafts, what came back (R27). */
export function usePurchasePresets(): readonly ListPreset<typeof PURCHASE_LIST>[] {
  const t = useListWords();
  const { employeeId } = useUser();
  const department = useRead(showProfile, {}).data?.person.department ?? null;
  return useMemo(
    () => [
      ...(employeeId === null
        ? []
        : [{ id: 'mine', label: t('preset.mine'), filters: { employee: [employeeId] } } as const]),
      ...(department === null
        ? []
        : [{ id: 'department', label: t('preset.department'), filters: { department: [department] } } as const]),
      { id: 'drafts', label: t('preset.drafts'), filters: { status: ['draft'] } },
      { id: 'returned', label: t('preset.returned'), filters: { status: ['returned'] } },
    ],
    [t, employeeId, department],
  );
}
