import type { PurchaseRequest } from '@madoguchi/contract/purchase-requests/model.ts';
import { showPurchaseGround, showPurchaseRequest } from '@madoguchi/contract/purchase-requests/operations.ts';
import { EDITABLE } from '@madoguchi/contract/purchase-requests/rules.ts';
import { Link, useParams } from '@tanstack/react-router';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { PageHeader } from '../../../kit/PageHeader.tsx';
import { useLiveReads } from '../../../platform/live/use-live-reads.ts';
import { useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { RequestActions } from '../buying/RequestActions.tsx';
import { PurchaseSkeleton } from '../read/PurchaseSkeleton.tsx';
import { PurchaseStatusChip } from '../read/PurchaseStatusChip.tsx';
import { usePurchaseWords } from '../words.ts';
import { OpenRequest } from './OpenRequest.tsx';
import { RequestHistory } from './RequestHistory.tsx';
import { RequestView } from './RequestView.tsx';

/** `/apps/purchase-request/:purchaseRequestId`: changed in place by its requester while it is with them, else read. */
export function RequestPage() {
  const { purchaseRequestId = '' }: { purchaseRequestId?: string } = useParams({ strict: false });
  return <LoadedRequest key={purchaseRequestId} id={purchaseRequestId} />;
}

function LoadedRequest({ id }: { readonly id: string }) {
  const t = usePurchaseWords();
  const { data, error, isPending, refetch } = useRead(showPurchaseRequest, { id });
  // What this page did itself it has read already; an approver's act comes without a version.
  useLiveReads({ 'purchase-changed': [showPurchaseRequest.id] }, (event) => {
    if (event.kind !== 'purchase-changed' || event.purchaseId !== id) return false;
    return event.version === null || event.version > (data?.version ?? 0);
  });
  return (
    <>
      <PageHeader
        title={data ? data.purchaseName || t('unnamed') : t('page')}
        up={<Link to={screenPath('purchase-requests.list')}>{t('toList')}</Link>}
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
    return <OpenRequest request={request} ground={ground.data} history={<RequestHistory request={request} />} />;
  return ground.error ? <ErrorBand error={ground.error} onRetry={() => void ground.refetch()} /> : <PurchaseSkeleton />;
}
