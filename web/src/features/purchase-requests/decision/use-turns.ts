import { listInbox } from '@madoguchi/contract/approvals/operations.ts';
import { useMemo } from 'react';
import { useRead } from '../../../platform/query.ts';
import type { Turn } from './bulk/left-out.ts';

/** As many open turns as a page of the inbox holds. */
const MOST = '200';

/** The reader's open turns in purchase requests by their approvals, with whose they are. */
export function useTurns(): ReadonlyMap<string, Turn> {
  const { data } = useRead(listInbox, { domain: 'purchase-requests', limit: MOST });
  return useMemo(
    () => new Map((data?.rows ?? []).map(({ approvalId, kind, onBehalfOf }) => [approvalId, { kind, onBehalfOf }])),
    [data],
  );
}
