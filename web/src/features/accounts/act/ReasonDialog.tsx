import { ACCOUNT_LIMITS, type Account, AccountAction } from '@madoguchi/contract/accounts/model.ts';
import { useEffect } from 'react';
import { TextAreaField } from '../../../kit/fields/TextAreaField.tsx';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { useOperationForm } from '../../../kit/form/use-operation-form.ts';
import { useMessages } from '../../../platform/messages.ts';
import { invalidate } from '../../../platform/query.ts';
import { useAccountWords } from '../words.ts';
import { PLAIN_ACTS, type PlainAct } from './account-acts.ts';

interface Props {
  readonly account: Account;
  readonly act: PlainAct;
  readonly onDismiss: () => void;
}

/** Asks why, says what follows, and does it. */
export function ReasonDialog({ account, act, onDismiss }: Props) {
  const t = useAccountWords();
  const message = useMessages();
  const { id, version, email, displayName: name } = account;
  const operation: (typeof PLAIN_ACTS)[PlainAct] = PLAIN_ACTS[act];
  const form = useOperationForm(operation, {
    input: AccountAction,
    carries: { id, version },
    defaults: { reason: '' },
    onDone: () => {
      message(t(`done.${act}`, { name }), 'success');
      onDismiss();
    },
    onRefused: () => void invalidate(operation),
  });
  const { carry } = form;
  // It is done to the account as it stands in the panel, also when that changes below the dialog.
  useEffect(() => carry({ version }), [carry, version]);
  return (
    <FormDialog
      form={form}
      title={t(`title.${act}`, { name })}
      effect={t(`effect.${act}`, { email })}
      submitLabel={t(`act.${act}`)}
      submitColor={act === 'suspend' ? 'error' : 'primary'}
      onDismiss={onDismiss}
    >
      <TextAreaField
        name="reason"
        label={t('reason')}
        hint={t('reasonHint')}
        max={ACCOUNT_LIMITS.reason}
        minRows={2}
        autoFocus
      />
    </FormDialog>
  );
}
