import type { PurchaseRow } from '@madoguchi/contract/purchase-requests/model.ts';
import type { PurchaseStatus } from '@madoguchi/contract/purchase-requests/rules.ts';
import { useCallback } from 'react';
import { useUser } from '../../../platform/session.ts';

/** States in which its requester acts next: corrects it, or orders. */
const REQUESTERS: readonly PurchaseStatus[] = ['returned', 'approved'];

/** Answers whether the reader is the one who acts next: its chip is filled. */
export function useYourTurn(): (row: PurchaseRow) => boolean {
  const { employeeId } = useUser();
  return useCallback(
    ({ mine, status, waitsFor }) =>
      (mine && REQUESTERS.includes(status)) || waitsFor.some((person) => person.employeeId === employeeId),
    [employeeId],
  );
}
