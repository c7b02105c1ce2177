import { askReset } from '@madoguchi/contract/accounts/operations.ts';
import { TextField } from '../../kit/fields/TextField.tsx';
import { FormDialog } from '../../kit/form/FormDialog.tsx';
import { useOperationForm } from '../../kit/form/use-operation-form.ts';
import { useMessages } from '../../platform/messages.ts';
import { useSessionWords } from './words.ts';

/** Asks for the link; what is said then is the same whether anybody has the address. */
export function ForgottenDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useSessionWords();
  const message = useMessages();
  const form = useOperationForm(askReset, {
    input: askReset.input,
    defaults: { email: '' },
    onDone: () => {
      message(t('forgottenSent'), 'info');
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('forgotten')}
      effect={t('forgottenEffect')}
      submitLabel={t('forgottenSend')}
      onDismiss={onClose}
    >
      <TextField name="email" label={t('email')} inputMode="email" autoComplete="username" />
    </FormDialog>
  );
}
