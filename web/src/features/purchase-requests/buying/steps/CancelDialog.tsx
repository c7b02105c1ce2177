import { PURCHASE_LIMITS } from '@madoguchi/contract/purchase-requests/limits.ts';
import { CommentedStep, type PurchaseRequest } from '@madoguchi/contract/purchase-requests/model.ts';
import { cancelPurchaseRequest } from '@madoguchi/contract/purchase-requests/operations.ts';
import { TextAreaField } from '../../../../kit/fields/TextAreaField.tsx';
import { FormDialog } from '../../../../kit/form/FormDialog.tsx';
import { usePurchaseWords } from '../../words.ts';
import { useStepForm } from './use-step-form.ts';

interface Props {
  readonly request: PurchaseRequest;
  readonly onClose: () => void;
}

/** Takes a request out of the world for good, with the reason that stands in its history. */
export function CancelDialog({ request, onClose }: Props) {
  const t = usePurchaseWords();
  const name = request.purchaseName || t('unnamed');
  const form = useStepForm(cancelPurchaseRequest, {
    input: CommentedStep,
    request,
    defaults: { comment: '' },
    done: t('cancel.done', { name }),
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('cancel.question', { name })}
      effect={t('cancel.effect')}
      submitLabel={t('cancel')}
      submitColor="error"
      onDismiss={onClose}
    >
      <TextAreaField name="comment" label={t('cancel.reason')} max={PURCHASE_LIMITS.texts.comment} autoFocus />
    </FormDialog>
  );
}
