import { PURCHASE_LIMITS } from '@madoguchi/contract/purchase-requests/limits.ts';
import { GoodsReceiptInput, type PurchaseRequest } from '@madoguchi/contract/purchase-requests/model.ts';
import { receivePurchase } from '@madoguchi/contract/purchase-requests/operations.ts';
import { useState } from 'react';
import { DateField } from '../../../../kit/fields/date/DateField.tsx';
import { FileField } from '../../../../kit/fields/file/FileField.tsx';
import { KnownFiles, KnownFilesContext } from '../../../../kit/fields/file/known-files.ts';
import { TextAreaField } from '../../../../kit/fields/TextAreaField.tsx';
import { FormDialog } from '../../../../kit/form/FormDialog.tsx';
import { useSession } from '../../../../platform/session.ts';
import { usePurchaseWords } from '../../words.ts';
import { ReceivedLinesField } from '../ReceivedLinesField.tsx';
import { restOf } from '../received-lines.ts';
import { useStepForm } from './use-step-form.ts';

interface Props {
  readonly request: PurchaseRequest;
  readonly onClose: () => void;
}

/** A goods receipt, also of a part: what is still to come stands in it beforehand. */
export function ReceiveDialog({ request, onClose }: Props) {
  const t = usePurchaseWords();
  const { today } = useSession();
  const number = request.number ?? '';
  const [files] = useState(() => new KnownFiles([]));
  const form = useStepForm(receivePurchase, {
    input: GoodsReceiptInput,
    request,
    defaults: {
      receivedOn: today,
      lines: restOf(request.lines).map(({ line, rest }) => ({ lineId: line.id, quantity: rest })),
      attachmentId: null,
      comment: '',
    },
    done: t('receive.done', { number }),
    onDone: onClose,
  });
  return (
    <KnownFilesContext value={files}>
      <FormDialog
        form={form}
        title={t('receive.title', { number })}
        effect={t('receive.effect')}
        marks="optional"
        submitLabel={t('receive')}
        onDismiss={onClose}
      >
        <DateField name="receivedOn" label={t('receive.day')} />
        <ReceivedLinesField name="lines" label={t('receive.lines')} lines={request.lines} />
        <FileField name="attachmentId" label={t('attachment')} isOptional />
        <TextAreaField name="comment" label={t('comment')} max={PURCHASE_LIMITS.texts.comment} isOptional />
      </FormDialog>
    </KnownFilesContext>
  );
}
