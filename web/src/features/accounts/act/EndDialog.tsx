import { ACCOUNT_LIMITS, type Account, EndChange } from '@madoguchi/contract/accounts/model.ts';
import { changeEnd } from '@madoguchi/contract/accounts/operations.ts';
import { useEffect } from 'react';
import { DateField } from '../../../kit/fields/date/DateField.tsx';
import { TextAreaField } from '../../../kit/fields/TextAreaField.tsx';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { useOperationForm } from '../../../kit/form/use-operation-form.ts';
import { useMessages } from '../../../platform/messages.ts';
import { invalidate } from '../../../platform/query.ts';
import { useAccountWords } from '../words.ts';

interface Props {
  readonly account: Account;
  readonly onDismiss: () => void;
}

/** Another last day for the account, or none; an auditor's always has one (B7-06). */
export function EndDialog({ account, onDismiss }: Props) {
  const t = useAccountWords();
  const message = useMessages();
  const { id, version, role, endsOn, displayName: name } = account;
  const form = useOperationForm(changeEnd, {
    input: EndChange,
    carries: { id, version },
    defaults: { endsOn, reason: '' },
    onDone: () => {
      message(t('done.change-end', { name }), 'success');
      onDismiss();
    },
    onRefused: () => void invalidate(changeEnd),
  });
  const { carry } = form;
  useEffect(() => carry({ version }), [carry, version]);
  return (
    <FormDialog
      form={form}
      title={t('title.change-end', { name })}
      effect={t('effect.change-end')}
      submitLabel={t('act.change-end')}
      onDismiss={onDismiss}
    >
      <DateField name="endsOn" label={t('endsOn')} hint={t(role === 'auditor' ? 'endsOnNeeded' : 'endsOnHint')} />
      <TextAreaField name="reason" label={t('reason')} hint={t('reasonHint')} max={ACCOUNT_LIMITS.reason} minRows={2} />
    </FormDialog>
  );
}
