import { showPurchaseGround, showPurchaseRequest } from '@madoguchi/contract/purchase-requests/operations.ts';
import { Link, useSearch } from '@tanstack/react-router';
import { AfterHead } from '../../../kit/AfterHead.tsx';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { PageHeader } from '../../../kit/PageHeader.tsx';
import { useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useUser } from '../../../platform/session.ts';
import { PurchaseSkeleton } from '../read/PurchaseSkeleton.tsx';
import { CreateRequest } from './form/CreateRequest.tsx';
import { useRequestWords } from './words.ts';

/** `/apps/purchase-request/new`: a request to begin with; `?copy=` begins with what another one asked for. */
export function NewRequestPage() {
  const t = useRequestWords();
  const { employeeId } = useUser();
  const asked: { copy?: unknown } = useSearch({ strict: false });
  const copy = typeof asked.copy === 'string' ? asked.copy : null;
  return (
    <>
      <PageHeader title={t('new')} up={<Link to={screenPath('purchase-requests.list')}>{t('toList')}</Link>} />
      <AfterHead>
        {employeeId == null ? <EmptyState icon="person" text={t('no-employee')} /> : <Begun key={copy} copy={copy} />}
      </AfterHead>
    </>
  );
}

function Begun({ copy }: { readonly copy: string | null }) {
  const ground = useRead(showPurchaseGround, {});
  const copied = useRead(showPurchaseRequest, { id: copy ?? '' }, { enabled: copy !== null });
  const error = ground.error ?? copied.error;
  const again = () => void (ground.error ? ground.refetch() : copied.refetch());
  if (error) return <ErrorBand error={error} onRetry={again} />;
  if (ground.data && (copy === null || copied.data))
    return <CreateRequest ground={ground.data} copied={copied.data ?? null} />;
  return <PurchaseSkeleton />;
}
