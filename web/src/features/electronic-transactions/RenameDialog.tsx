import { CounterpartyName, type TransactionVersion } from '@madoguchi/contract/electronic-transactions/model.ts';
import { renameCounterparty } from '@madoguchi/contract/electronic-transactions/operations.ts';
import { DateField } from '../../kit/fields/date/DateField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { FormDialog } from '../../kit/form/FormDialog.tsx';
import { useOperationForm } from '../../kit/form/use-operation-form.ts';
import { useMessages } from '../../platform/messages.ts';
import { useTransactionWords } from './words.ts';

interface Props {
  readonly version: Pick<TransactionVersion, 'counterparty' | 'counterpartyId'>;
  readonly onDismiss: () => void;
}

/** One more name of the counterparty: each of its names then finds all of its papers (ETX-04). */
export function RenameDialog({ version: { counterparty, counterpartyId }, onDismiss }: Props) {
  const t = useTransactionWords();
  const message = useMessages();
  const form = useOperationForm(renameCounterparty, {
    input: CounterpartyName,
    carries: { id: counterpartyId },
    defaults: { name: '', kana: '', validFrom: null },
    onDone: () => {
      message(t('didRename'), 'success');
      onDismiss();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('renameQuestion', { name: counterparty })}
      effect={t('renameEffect')}
      submitLabel={t('rename')}
      onDismiss={onDismiss}
    >
      <TextField name="name" label={t('newName')} />
      <TextField name="kana" label={t('newKana')} isOptional />
      <DateField name="validFrom" label={t('validFrom')} />
    </FormDialog>
  );
}
