import { RETURN_REASON_NAMES } from '@madoguchi/contract/approvals/names.ts';
import { showApproval } from '@madoguchi/contract/approvals/operations.ts';
import {
  ChangedPurchaseRequest,
  type PurchaseGround,
  PurchaseRequest,
} from '@madoguchi/contract/purchase-requests/model.ts';
import { savePurchaseRequest } from '@madoguchi/contract/purchase-requests/operations.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { KnownFiles, KnownFilesContext } from '../../../kit/fields/file/known-files.ts';
import { type OperationFormState, useOperationForm } from '../../../kit/form/use-operation-form.ts';
import { WarningBand } from '../../../kit/WarningBand.tsx';
import { checked } from '../../../platform/http/checked.ts';
import { useMessages } from '../../../platform/messages.ts';
import { invalidate, useRead } from '../../../platform/query.ts';
import { useLanguage } from '../../../platform/words.ts';
import { usePurchaseWords } from '../words.ts';
import { RequestForm } from './form/RequestForm.tsx';
import { valuesOf } from './form/request-values.ts';
import { useSubmission } from './use-submission.ts';

interface Props {
  readonly request: PurchaseRequest;
  readonly ground: PurchaseGround;
  readonly history: ReactNode;
}

/**
 * The form of a stored request. What it saved itself stands in it already; a newer version of another tab opens anew as
 * long as nothing is unsaved here, and is compared at the next saving else.
 */
export function OpenRequest({ request, ground, history }: Props) {
  const [opened, setOpened] = useState(request);
  const [known, setKnown] = useState(request.version);
  const [isHeld, setHeld] = useState(false);
  if (request.version > known && !isHeld) {
    setKnown(request.version);
    setOpened(request);
  }
  return (
    <ChangeRequest
      key={opened.version}
      request={opened}
      ground={ground}
      before={<ReturnedBand request={request} />}
      after={history}
      onSaved={setKnown}
      onHeld={setHeld}
    />
  );
}

interface ChangeRequestProps {
  readonly request: PurchaseRequest;
  readonly ground: PurchaseGround;
  /** Read-only content before and after the fields. */
  readonly before: ReactNode;
  readonly after: ReactNode;
  readonly onSaved: (version: number) => void;
  /** Something is typed that is not saved yet, or is being saved. */
  readonly onHeld: (isHeld: boolean) => void;
}

/** Writes a draft or what came back anew, over the version that was opened; a newer one is compared field by field. */
function ChangeRequest({ request, ground, before, after, onSaved, onHeld }: ChangeRequestProps) {
  const t = usePurchaseWords();
  const message = useMessages();
  const { id } = request;
  const submission = useSubmission(ground, id);
  const [version, setVersion] = useState(request.version);
  const [files] = useState(() => new KnownFiles(filesOf(request)));
  const form = useOperationForm(savePurchaseRequest, {
    input: ChangedPurchaseRequest,
    carries: { id, version: request.version },
    defaults: valuesOf(request),
    draftKey: id,
    valuesOfCurrent: (current) => {
      const newer = checked(PurchaseRequest, current);
      for (const file of filesOf(newer)) files.add(file);
      return { id, version: newer.version, ...valuesOf(newer) };
    },
    // Saving and submitting are read again as one.
    invalidates: 'by-hand',
    onDone: (saved) => void goOn(saved.version),
    onRefused: () => void invalidate(savePurchaseRequest),
  });

  async function goOn(newer: number): Promise<void> {
    // The fields hold the stored values now, so the next save continues from this version.
    form.carry({ version: newer });
    setVersion(newer);
    onSaved(newer);
    if (await submission.goOn({ id, version: newer })) return;
    message(t('saved', { name: (form.form.getValues('purchaseName') as string) || t('unnamed') }), 'success');
    await invalidate(savePurchaseRequest);
  }

  const { form: held, isHeld } = useHeldForm(form);
  useEffect(() => onHeld(isHeld), [isHeld, onHeld]);
  return (
    <KnownFilesContext value={files}>
      <RequestForm
        form={held}
        ground={ground}
        submission={submission}
        stored={{ id, version }}
        isAgain={request.number !== null}
        label={request.purchaseName || t('unnamed')}
        saveLabel={t(request.status === 'draft' ? 'saveDraft' : 'save')}
        before={before}
        after={after}
      />
    </KnownFilesContext>
  );
}

const filesOf = ({ quotes, attachments }: Pick<PurchaseRequest, 'quotes' | 'attachments'>) => [
  ...attachments,
  ...quotes.flatMap(({ attachment }) => attachment ?? []),
];

/**
 * The form, and whether it holds what is stored nowhere yet: typed, or on its way. A saving lasts until its answer has been
 * taken in, longer than the form itself is busy.
 */
function useHeldForm(form: OperationFormState): { readonly form: OperationFormState; readonly isHeld: boolean } {
  const [underWay, setUnderWay] = useState(0);
  async function count(work: () => Promise<void>): Promise<void> {
    setUnderWay((before) => before + 1);
    try {
      await work();
    } finally {
      setUnderWay((before) => before - 1);
    }
  }
  return {
    form: { ...form, submit: () => count(form.submit), resolve: (sides) => count(() => form.resolve(sides)) },
    isHeld: form.isUnsaved || underWay > 0,
  };
}

/** Why a request came back, where its requester mends it. */
function ReturnedBand({ request: { status, approvalId } }: { readonly request: PurchaseRequest }) {
  const isReturned = status === 'returned' && approvalId !== null;
  return isReturned ? <WhyReturned approvalId={approvalId} /> : null;
}

function WhyReturned({ approvalId }: { readonly approvalId: string }) {
  const t = usePurchaseWords();
  const language = useLanguage();
  const { data } = useRead(showApproval, { id: approvalId });
  const act = data?.acts.findLast(({ kind }) => kind === 'return');
  if (act === undefined) return null;
  const { by, reason, comment } = act;
  return (
    <WarningBand>
      <p>
        {by === null ? t('returned.automatic') : t('returned', { name: by.name })}
        {reason === null ? null : t('returned.reason', { reason: RETURN_REASON_NAMES[reason][language] })}
      </p>
      {comment === '' ? null : <p style={{ whiteSpace: 'pre-wrap' }}>{comment}</p>}
    </WarningBand>
  );
}
