import {
  ChangedPurchaseRequest,
  type PurchaseGround,
  PurchaseRequest,
} from '@madoguchi/contract/purchase-requests/model.ts';
import { savePurchaseRequest } from '@madoguchi/contract/purchase-requests/operations.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { KnownFiles, KnownFilesContext } from '../../../../kit/fields/file/known-files.ts';
import { useOperationForm } from '../../../../kit/form/use-operation-form.ts';
import { checked } from '../../../../platform/http/checked.ts';
import { useMessages } from '../../../../platform/messages.ts';
import { readPurchasesAgain } from '../read-again.ts';
import { useSubmission } from '../submit/use-submission.ts';
import { useRequestWords } from '../words.ts';
import { RequestForm } from './RequestForm.tsx';
import { valuesOf } from './request-values.ts';
import { useHeldForm } from './use-held-form.ts';

interface Props {
  readonly request: PurchaseRequest;
  readonly ground: PurchaseGround;
  /** What is read before filling in, and after. */
  readonly before: ReactNode;
  readonly after: ReactNode;
  readonly onSaved: (version: number) => void;
  /** Something is typed that is not saved yet, or is being saved. */
  readonly onHeld: (isHeld: boolean) => void;
}

/** Writes a draft or what came back anew, over the version that was opened; a newer one is compared field by field. */
export function ChangeRequest({ request, ground, before, after, onSaved, onHeld }: Props) {
  const t = useRequestWords();
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
    onDone: (saved) => void goOn(saved.version),
    onRefused: () => void readPurchasesAgain(),
  });

  async function goOn(newer: number): Promise<void> {
    // What the fields hold is what was just stored: the next saving goes on from there.
    form.carry({ version: newer });
    setVersion(newer);
    onSaved(newer);
    if (await submission.goOn({ id, version: newer })) return;
    message(t('saved', { name: (form.form.getValues('purchaseName') as string) || t('unnamed') }), 'success');
    await readPurchasesAgain();
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
