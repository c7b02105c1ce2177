import type { PurchaseRequest } from '@madoguchi/contract/purchase-requests/model.ts';
import { showPurchaseGround, showPurchaseRequest } from '@madoguchi/contract/purchase-requests/operations.ts';
import { EDITABLE } from '@madoguchi/contract/purchase-requests/rules.ts';
import { useParams } from '@tanstack/react-router';
import { useLive } from '../../../platform/live.ts';
import { refresh, useRead } from '../../../platform/query.ts';
import { ErrorBand } from '../../../ui/ErrorBand.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { RequestActions } from '../buying/RequestActions.tsx';
import { PurchaseSkeleton } from '../read/PurchaseSkeleton.tsx';
import { PurchaseStatusChip } from '../read/PurchaseStatusChip.tsx';
import { OpenRequest } from './form/OpenRequest.tsx';
import { RequestHistory } from './view/RequestHistory.tsx';
import { RequestView } from './view/RequestView.tsx';
import { useRequestWords } from './words.ts';

/** `/apps/purchase-request/:purchaseRequestId`: changed in place by its requester while it is with them, else read. */
export function RequestPage() {
  const { purchaseRequestId = '' }: { purchaseRequestId?: string } = useParams({ strict: false });
  return <LoadedRequest key={purchaseRequestId} id={purchaseRequestId} />;
}

function LoadedRequest({ id }: { readonly id: string }) {
  const t = useRequestWords();
  const { data, error, isPending, refetch } = useRead(showPurchaseRequest, { id });
  // Approvers' acts change the request too; their event comes without a version.
  useLive((event) => {
    if (event.kind !== 'purchase-changed' || event.purchaseId !== id) return;
    if (event.version === null || event.version > (data?.version ?? 0)) void refresh([showPurchaseRequest.id]);
  });
  return (
    <>
      <PageHeader
        title={data ? data.purchaseName || t('unnamed') : t('page')}
        lead={data?.number}
        state={
          data ? <PurchaseStatusChip status={data.status} isYourTurn={data.mine && data.status === 'returned'} /> : null
        }
        actions={data ? <RequestActions request={data} /> : null}
      />
      {error ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
      {isPending && !error ? <PurchaseSkeleton /> : null}
      {data ? <Shown request={data} /> : null}
    </>
  );
}

function Shown({ request }: { readonly request: PurchaseRequest }) {
  const isOpen = request.mine && EDITABLE.includes(request.status);
  const ground = useRead(showPurchaseGround, {}, { enabled: isOpen });
  if (!isOpen) return <RequestView request={request} />;
  if (ground.data)
    return <OpenRequest request={request} ground={ground.data} aside={<RequestHistory request={request} />} />;
  return ground.error ? <ErrorBand error={ground.error} onRetry={() => void ground.refetch()} /> : <PurchaseSkeleton />;
}
