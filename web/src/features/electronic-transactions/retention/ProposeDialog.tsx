import { TRANSACTION_LIMITS } from '@madoguchi/contract/electronic-transactions/choices.ts';
import { NewPurge } from '@madoguchi/contract/electronic-transactions/purges.ts';
import { proposePurge } from '@madoguchi/contract/electronic-transactions/retention-operations.ts';
import { TextAreaField } from '../../../kit/fields/TextAreaField.tsx';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { useOperationForm } from '../../../kit/form/use-operation-form.ts';
import { useMessages } from '../../../platform/messages.ts';
import { usePurgeWords } from './purge-words.ts';

interface Props {
  readonly records: readonly string[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Proposes to purge the chosen records, with a reason that stays. */
export function ProposeDialog({ records, onClose, onDone }: Props) {
  const t = usePurgeWords();
  const message = useMessages();
  const form = useOperationForm(proposePurge, {
    input: NewPurge,
    carries: { records: [...records] },
    defaults: { reason: '' },
    onDone: () => {
      message(t('proposed', { count: records.length }), 'success');
      onDone();
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('proposeQuestion', { count: records.length })}
      effect={t('proposeEffect')}
      submitLabel={t('propose')}
      onDismiss={onClose}
    >
      <TextAreaField
        name="reason"
        label={t('reason')}
        hint={t('reasonHint')}
        max={TRANSACTION_LIMITS.reason}
        minRows={2}
      />
    </FormDialog>
  );
}
