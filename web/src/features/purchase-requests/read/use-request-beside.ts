import type { PurchaseRequest } from '@madoguchi/contract/purchase-requests/model.ts';
import { showPurchaseRequest } from '@madoguchi/contract/purchase-requests/operations.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRead } from '../../../platform/query.ts';

/** Reads a request that is open beside a list. Approvers hear of its approval alone, so acts on that read it again, too. */
export function useRequestBeside(id: string): UseQueryResult<PurchaseRequest, Error> {
  const read: UseQueryResult<PurchaseRequest, Error> = useRead(
    showPurchaseRequest,
    { id },
    { follows: (news) => news.noun === 'purchase-requests' || news.id === read.data?.approvalId },
  );
  return read;
}
