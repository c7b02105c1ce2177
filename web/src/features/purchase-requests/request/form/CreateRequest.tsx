import {
  NewPurchaseRequest,
  type PurchaseGround,
  type PurchaseLineInput,
  type PurchaseRequest,
} from '@madoguchi/contract/purchase-requests/model.ts';
import { createPurchaseRequest } from '@madoguchi/contract/purchase-requests/operations.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { KnownFiles, KnownFilesContext } from '../../../../kit/fields/file/known-files.ts';
import { useOperationForm } from '../../../../kit/form/use-operation-form.ts';
import { epochNow } from '../../../../platform/clock.ts';
import { useMessages } from '../../../../platform/messages.ts';
import { newId } from '../../../../platform/new-id.ts';
import { screenPath } from '../../../../platform/screen-path.ts';
import { useMasters } from '../../../../platform/session.ts';
import { suggestedRate } from '../lines/suggested-rate.ts';
import { readPurchasesAgain } from '../read-again.ts';
import { useSubmission } from '../submit/use-submission.ts';
import { useRequestWords } from '../words.ts';
import { RequestForm } from './RequestForm.tsx';
import { copyOf, newRequest, withOwnIds } from './request-values.ts';

interface Props {
  readonly ground: PurchaseGround;
  /** The request to begin with a copy of. */
  readonly copied: PurchaseRequest | null;
}

/** Begins a request: the first saving makes it a draft with an address of its own. */
export function CreateRequest({ ground, copied }: Props) {
  const t = useRequestWords();
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
      void readPurchasesAgain();
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
