import { ChangePassword } from '@madoguchi/contract/passwords/model.ts';
import { changePassword } from '@madoguchi/contract/passwords/operations.ts';
import Box from '@mui/material/Box';
import { PasswordField } from '../../../kit/fields/PasswordField.tsx';
import { OperationForm } from '../../../kit/form/OperationForm.tsx';
import { SubmitButton } from '../../../kit/form/SubmitButton.tsx';
import { useOperationForm } from '../../../kit/form/use-operation-form.ts';
import { goOnUnderNewToken } from '../../../platform/identity/session-actions.ts';
import { useMessages } from '../../../platform/messages.ts';
import { useUser } from '../../../platform/session.ts';
import { useSecurityWords } from './words.ts';

interface Props {
  readonly minimum: number;
  readonly onChanged: () => void;
}

/** The present password, the next, and the next again (S3-05). The address goes along for password managers. */
export function ChangePasswordForm({ minimum, onChanged }: Props) {
  const t = useSecurityWords();
  const { email } = useUser();
  const message = useMessages();
  const form = useOperationForm(changePassword, {
    input: ChangePassword,
    defaults: { current: '', password: '', passwordConfirm: '' },
    onDone: ({ ended }) => {
      void goOnUnderNewToken();
      message(t('changed', { n: ended }), 'success');
      onChanged();
    },
  });
  return (
    <OperationForm form={form} label={t('password')}>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField name="current" label={t('current')} autoComplete="current-password" />
      <PasswordField name="password" label={t('next')} hint={t('nextHint', { minimum })} autoComplete="new-password" />
      <PasswordField name="passwordConfirm" label={t('nextAgain')} autoComplete="new-password" />
      <Box>
        <SubmitButton>{t('change')}</SubmitButton>
      </Box>
    </OperationForm>
  );
}
