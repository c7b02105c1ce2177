import { PURCHASE_LIMITS } from '@madoguchi/contract/purchase-requests/limits.ts';
import { PurchaseOrderInput, type PurchaseRequest } from '@madoguchi/contract/purchase-requests/model.ts';
import { orderPurchase } from '@madoguchi/contract/purchase-requests/operations.ts';
import { DateField } from '../../../../kit/fields/date/DateField.tsx';
import { TextAreaField } from '../../../../kit/fields/TextAreaField.tsx';
import { TextField } from '../../../../kit/fields/TextField.tsx';
import { YenField } from '../../../../kit/fields/YenField.tsx';
import { FormDialog } from '../../../../kit/form/FormDialog.tsx';
import { formatNumber } from '../../../../platform/formats.ts';
import { useSession } from '../../../../platform/session.ts';
import { usePurchaseWords } from '../../words.ts';
import { useStepForm } from './use-step-form.ts';

interface Props {
  readonly request: PurchaseRequest;
  readonly onClose: () => void;
}

/** Notes what was ordered: at most what was approved. */
export function OrderDialog({ request, onClose }: Props) {
  const t = usePurchaseWords();
  const { today } = useSession();
  const number = request.number ?? '';
  const approvedYen = request.approvedYen ?? request.totalYen;
  const form = useStepForm(orderPurchase, {
    input: PurchaseOrderInput,
    request,
    defaults: { orderedOn: today, orderedYen: approvedYen, orderNumber: '', expectedOn: null, comment: '' },
    done: t('order.done', { number }),
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('order.title', { number })}
      marks="optional"
      submitLabel={t('order')}
      onDismiss={onClose}
    >
      <DateField name="orderedOn" label={t('order.day')} />
      <YenField
        name="orderedYen"
        label={t('order.amount')}
        hint={t('order.most', { yen: formatNumber(approvedYen) })}
      />
      <TextField name="orderNumber" label={t('order.number')} widthPx={320} isOptional />
      <DateField name="expectedOn" label={t('order.expected')} isOptional />
      <TextAreaField name="comment" label={t('comment')} max={PURCHASE_LIMITS.texts.comment} isOptional />
    </FormDialog>
  );
}
