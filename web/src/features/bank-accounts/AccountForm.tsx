import { ACCOUNT_KINDS, JAPAN_POST, readAccountNumber } from '@madoguchi/contract/bank-accounts/account-number.ts';
import { readHolder } from '@madoguchi/contract/bank-accounts/holder-kana.ts';
import { ChangedAccount } from '@madoguchi/contract/bank-accounts/model.ts';
import { changeExpenseAccount } from '@madoguchi/contract/bank-accounts/operations.ts';
import { ownName } from '@madoguchi/contract/bank-accounts/own-name.ts';
import { needsReason } from '@madoguchi/contract/bank-accounts/rules.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { CodeField } from '../../kit/fields/CodeField.tsx';
import { ChoiceField } from '../../kit/fields/choice/ChoiceField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { useFormContext } from '../../kit/form/form-context.ts';
import { OperationForm } from '../../kit/form/OperationForm.tsx';
import { SubmitButton } from '../../kit/form/SubmitButton.tsx';
import { useOperationForm } from '../../kit/form/use-operation-form.ts';
import { WarningBand } from '../../kit/WarningBand.tsx';
import { useMessages } from '../../platform/messages.ts';
import { BankField } from './BankField.tsx';
import { HolderField } from './HolderField.tsx';
import { JapanPostBox } from './JapanPostBox.tsx';
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
      <BankField name="bank" label={t('bank')} hint={t('bankHint')} />
      <OfBank />
      <ChoiceField
        name="kind"
        label={t('kind')}
        choices={ACCOUNT_KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
      />
      <NumberField />
      <HolderField name="holder" label={t('holder')} hint={t('holderHint')} />
      <OwnNameReason kana={kana} />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, '& > button': { flex: { xs: 1, sm: 'none' } } }}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <SubmitButton>{t('save')}</SubmitButton>
      </Box>
    </OperationForm>
  );
}

/** The branch of the chosen bank; another bank has others. Of the Japan Post Bank all can come from symbol and number. */
function OfBank() {
  const t = useAccountWords();
  const { form } = useFormContext();
  const bank = useWatch({ control: form.control, name: 'bank' }) as string | null;
  const branchesOf = useRef(bank);
  useEffect(() => {
    if (bank !== branchesOf.current) form.setValue('branch', null);
    branchesOf.current = bank;
  }, [form, bank]);
  return (
    <>
      {bank === JAPAN_POST ? <JapanPostBox /> : null}
      <BankField
        branchOf={bank}
        name="branch"
        label={t('branch')}
        hint={t(bank === null ? 'bankFirst' : 'branchHint')}
      />
    </>
  );
}

/** Seven digits; zeros that banks leave out are shown before they are kept. */
function NumberField() {
  const t = useAccountWords();
  const { form } = useFormContext();
  const read = readAccountNumber((useWatch({ control: form.control, name: 'number' }) as string | null) ?? '');
  return (
    <div>
      <CodeField name="number" label={t('number')} hint={t('numberHint')} kind="digits" />
      <Typography variant="caption" component="p" role="status" sx={{ color: 'text.secondary', minHeight: '1.5em' }}>
        {'zerosAdded' in read && read.zerosAdded > 0 ? t('zerosAdded', { number: read.number }) : ''}
      </Typography>
    </div>
  );
}

/** Asks why the holder has another name than the person; where it is the same there is nothing to ask. */
function OwnNameReason({ kana }: { readonly kana: string }) {
  const t = useAccountWords();
  const { form } = useFormContext();
  const holder = readHolder((useWatch({ control: form.control, name: 'holder' }) as string | null) ?? '').kana;
  const isAsked = holder !== '' && needsReason(ownName(kana, holder));
  useEffect(() => {
    if (!isAsked) form.setValue('reason', '');
  }, [form, isAsked]);
  if (!isAsked) return null;
  return (
    <>
      <WarningBand>
        <p>{t('ownNameDoubtful', { kana })}</p>
      </WarningBand>
      <TextField name="reason" label={t('reason')} hint={t('reasonHint')} />
    </>
  );
}
