import type { PurchaseRequest } from '@madoguchi/contract/purchase-requests/model.ts';
import { showPurchaseGround, showPurchaseRequest } from '@madoguchi/contract/purchase-requests/operations.ts';
import { EDITABLE } from '@madoguchi/contract/purchase-requests/rules.ts';
import { Link, useParams } from '@tanstack/react-router';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { RecordPage } from '../../../kit/record/RecordPage.tsx';
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
  const read = useRead(showPurchaseRequest, { id });
  const { data } = read;
  return (
    <RecordPage
      read={read}
      title={data ? data.purchaseName || t('unnamed') : t('page')}
      up={<Link to={screenPath('purchase-requests.list')}>{t('toList')}</Link>}
      lead={data?.number}
      state={({ status, mine }) => <PurchaseStatusChip status={status} isYourTurn={mine && status === 'returned'} />}
      actions={(request) => <RequestActions request={request} />}
      waiting={<PurchaseSkeleton />}
    >
      {(request) => <Shown request={request} />}
    </RecordPage>
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
