import { NewTransaction } from '@madoguchi/contract/electronic-transactions/model.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { FormBar } from '../../../kit/form/FormBar.tsx';
import { OperationForm } from '../../../kit/form/OperationForm.tsx';
import { SubmitButton } from '../../../kit/form/SubmitButton.tsx';
import { useAskForm } from '../../../kit/form/use-ask-form.ts';
import { useFormWords } from '../../../kit/form/words.ts';
import { TransactionFields } from '../edit/TransactionFields.tsx';
import type { TransactionValues } from '../edit/transaction-values.ts';
import type { BatchRow } from './batch-row.ts';
import { useManyWords } from './words.ts';

interface Props {
  readonly row: BatchRow;
  readonly today: PlainDate;
  readonly onUse: (values: TransactionValues) => void;
  readonly onDismiss: () => void;
}

/** Everything that can be stated of one file: periods, other currencies, rates of tax, registration number. */
export function RowDetails({ row, today, onUse, onDismiss }: Props) {
  const t = useManyWords();
  const inForm = useFormWords();
  const titleId = useId();
  const form = useAskForm({ question: NewTransaction, defaults: row.values, onAsk: onUse });
  return (
    <Dialog open onClose={onDismiss} aria-labelledby={titleId} fullWidth maxWidth="md">
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {t('detailsTitle', { name: row.name })}
      </DialogTitle>
      <DialogContent sx={{ '--frame-bottom': '-24px' }}>
        <OperationForm form={form} marks="optional">
          <TransactionFields today={today} id={null} isFileGiven />
          <FormBar>
            <Button onClick={onDismiss}>{inForm('dismiss')}</Button>
            <SubmitButton>{t('use')}</SubmitButton>
          </FormBar>
        </OperationForm>
      </DialogContent>
    </Dialog>
  );
}
