import { ChangedAccount } from '@madoguchi/contract/bank-accounts/model.ts';
import { changeExpenseAccount } from '@madoguchi/contract/bank-accounts/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { OperationForm } from '../../kit/form/OperationForm.tsx';
import { SubmitButton } from '../../kit/form/SubmitButton.tsx';
import { useOperationForm } from '../../kit/form/use-operation-form.ts';
import { useMessages } from '../../platform/messages.ts';
import { AccountFields } from './AccountFields.tsx';
import { useAccountWords } from './words.ts';

interface Props {
  /** The registered reading of the person. */
  readonly kana: string;
  /** The version that is changed; 0 where there is none yet. */
  readonly version: number;
  readonly onClose: () => void;
}

/** The account for expenses, typed anew: nothing of the former one is shown here, nor is anything kept on the device. */
export function AccountForm({ kana, version, onClose }: Props) {
  const t = useAccountWords();
  const message = useMessages();
  const form = useOperationForm(changeExpenseAccount, {
    input: ChangedAccount,
    defaults: { bank: null, branch: null, kind: null, number: '', holder: '', reason: '' },
    carries: { version },
    onDone: (_saved, shown) => {
      message(t('saved'), 'success');
      void shown.finally(onClose);
    },
  });
  return (
    <OperationForm form={form} label={t('expense')}>
      <AccountFields at="" kana={kana} />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, '& > button': { flex: { xs: 1, sm: 'none' } } }}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <SubmitButton>{t('save')}</SubmitButton>
      </Box>
    </OperationForm>
  );
}
