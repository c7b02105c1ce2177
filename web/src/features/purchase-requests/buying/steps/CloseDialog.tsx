import { PURCHASE_LIMITS } from '@madoguchi/contract/purchase-requests/limits.ts';
import { ClosingInput, type PurchaseRequest } from '@madoguchi/contract/purchase-requests/model.ts';
import { closePurchaseRequest } from '@madoguchi/contract/purchase-requests/operations.ts';
import { TextAreaField } from '../../../../kit/fields/TextAreaField.tsx';
import { FormDialog } from '../../../../kit/form/FormDialog.tsx';
import { usePurchaseWords } from '../../words.ts';
import { useStepForm } from './use-step-form.ts';

interface Props {
  readonly request: PurchaseRequest;
  readonly onClose: () => void;
}

/** Ends a purchase. Where something is still to come, the comment says why it will not. */
export function CloseDialog({ request, onClose }: Props) {
  const t = usePurchaseWords();
  const number = request.number ?? '';
  const isWhole = request.status === 'received';
  const form = useStepForm(closePurchaseRequest, {
    input: ClosingInput,
    request,
    defaults: { comment: '' },
    done: t('close.done', { number }),
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('close.question', { number })}
      effect={t(isWhole ? 'close.effect' : 'close.incomplete.effect')}
      marks="optional"
      submitLabel={t('close')}
      onDismiss={onClose}
    >
      <TextAreaField
        name="comment"
        label={t(isWhole ? 'comment' : 'close.reason')}
        max={PURCHASE_LIMITS.texts.comment}
        isOptional={isWhole}
        autoFocus
      />
    </FormDialog>
  );
}
