import {
  NewPurchaseRequest,
  type PurchaseGround,
  type PurchaseLineInput,
  type PurchaseRequest,
} from '@madoguchi/contract/purchase-requests/model.ts';
import {
  createPurchaseRequest,
  showPurchaseGround,
  showPurchaseRequest,
} from '@madoguchi/contract/purchase-requests/operations.ts';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { AfterHead } from '../../../kit/AfterHead.tsx';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { KnownFiles, KnownFilesContext } from '../../../kit/fields/file/known-files.ts';
import { useOperationForm } from '../../../kit/form/use-operation-form.ts';
import { PageHeader } from '../../../kit/PageHeader.tsx';
import { epochNow } from '../../../platform/clock.ts';
import { useMessages } from '../../../platform/messages.ts';
import { newId } from '../../../platform/new-id.ts';
import { invalidate, useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useMasters, useUser } from '../../../platform/session.ts';
import { PurchaseSkeleton } from '../read/PurchaseSkeleton.tsx';
import { usePurchaseWords } from '../words.ts';
import { RequestForm } from './form/RequestForm.tsx';
import { copyOf, newRequest, suggestedRate, withOwnIds } from './form/request-values.ts';
import { useSubmission } from './use-submission.ts';

/** `/apps/purchase-request/new`: a request to begin with; `?copy=` begins with what another one asked for. */
export function NewRequestPage() {
  const t = usePurchaseWords();
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

interface Props {
  readonly ground: PurchaseGround;
  /** The request to begin with a copy of. */
  readonly copied: PurchaseRequest | null;
}

/** Begins a request: the first saving makes it a draft with an address of its own. */
function CreateRequest({ ground, copied }: Props) {
  const t = usePurchaseWords();
  const message = useMessages();
  const navigate = useNavigate();
  const submission = useSubmission(ground, null);
  const [files] = useState(() => new KnownFiles([]));
  const { purchase_type } = useMasters();
  const ownId = () => newId(epochNow());
  const [defaults] = useState(() =>
    copied === null ? newRequest(suggestedRate(purchase_type, null, ground.taxRates)) : copyOf(copied, ownId),
  );
  const form = useOperationForm(createPurchaseRequest, {
    input: NewPurchaseRequest,
    defaults,
    // The ids of a copy's lines are others each time: what was typed into one is no draft of the next.
    ...(copied === null ? { draftKey: 'new' } : {}),
    // Saving and submitting are read again as one.
    invalidates: 'by-hand',
    onDone: (saved) => void goOn(saved.id, saved.version),
  });

  function submit(): Promise<void> {
    const lines = form.form.getValues('lines') as readonly PurchaseLineInput[];
    for (const [index, { id }] of withOwnIds(lines, ownId).entries()) form.form.setValue(`lines.${index}.id`, id);
    return form.submit();
  }

  async function goOn(id: string, version: number): Promise<void> {
    const wasSubmission = await submission.goOn({ id, version });
    if (!wasSubmission) {
      const name = (form.form.getValues('purchaseName') as string) || t('unnamed');
      message(t('saved', { name }), 'success');
      void invalidate(createPurchaseRequest);
    }
    await navigate({ to: screenPath('purchase-requests.show', { purchaseRequestId: id }), replace: true });
  }

  return (
    <KnownFilesContext value={files}>
      <RequestForm
        form={{ ...form, submit }}
        ground={ground}
        submission={submission}
        stored={null}
        label={t('new')}
        saveLabel={t('saveDraft')}
      />
    </KnownFilesContext>
  );
}
