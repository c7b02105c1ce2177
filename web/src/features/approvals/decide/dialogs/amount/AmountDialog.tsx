import { AmountAct, COMMENT_LIMIT } from '@madoguchi/contract/approvals/model.ts';
import { changeAmount } from '@madoguchi/contract/approvals/operations.ts';
import { TextAreaField } from '../../../../../kit/fields/TextAreaField.tsx';
import { YenField } from '../../../../../kit/fields/YenField.tsx';
import { FormDialog } from '../../../../../kit/form/FormDialog.tsx';
import { useOperationForm } from '../../../../../kit/form/use-operation-form.ts';
import { formatNumber } from '../../../../../platform/formats.ts';
import { readAgain } from '../../after-act.ts';
import { useDecideWords } from '../../words.ts';
import type { ActDialogProps } from '../dialog-props.ts';
import { useNewestVersion } from '../use-newest-version.ts';
import { AddedSteps } from './AddedSteps.tsx';

/** Another amount and why, with the approvers that it would add seen beforehand (B3-05). The turn stays the reader's. */
export function AmountDialog({ approval, onDone, onDismiss }: ActDialogProps) {
  const t = useDecideWords();
  const { id, version, number, amount, requesterName } = approval;
  const form = useOperationForm(changeAmount, {
    input: AmountAct,
    carries: { id, version },
    defaults: { amount, comment: '' },
    draftKey: id,
    onDone,
    onRefused: readAgain,
  });
  useNewestVersion(form, version);
  return (
    <FormDialog
      form={form}
      title={t('change-amount.title', { number })}
      effect={t('change-amount.effect', { amount: formatNumber(amount), name: requesterName })}
      submitLabel={t('choice.change-amount')}
      onDismiss={onDismiss}
    >
      <YenField name="amount" label={t('change-amount.amount')} />
      <AddedSteps approval={approval} />
      <TextAreaField name="comment" label={t('change-amount.comment')} max={COMMENT_LIMIT} />
    </FormDialog>
  );
}
