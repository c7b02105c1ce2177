import { ChangePassword } from '@madoguchi/contract/passwords/model.ts';
import { changePassword, showPassword } from '@madoguchi/contract/passwords/operations.ts';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { PasswordField } from '../../../kit/fields/PasswordField.tsx';
import { OperationForm } from '../../../kit/form/OperationForm.tsx';
import { SubmitButton } from '../../../kit/form/SubmitButton.tsx';
import { useOperationForm } from '../../../kit/form/use-operation-form.ts';
import { goOnUnderNewToken } from '../../../platform/identity/session-actions.ts';
import { useMessages } from '../../../platform/messages.ts';
import { useRead } from '../../../platform/query.ts';
import { useUser } from '../../../platform/session.ts';
import { OwnSessions } from './OwnSessions.tsx';
import { OwnSignIns } from './OwnSignIns.tsx';
import { Part } from './Part.tsx';
import { useSecurityWords } from './words.ts';

/** セキュリティ: where one is logged in, one's password, and every login to one's account. */
export function SecurityPanel() {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <OwnSessions />
      <OwnPassword />
      <OwnSignIns />
    </Box>
  );
}

/** The form, or who keeps the password instead. Each change begins with an empty form. */
function OwnPassword() {
  const t = useSecurityWords();
  const { from } = useUser();
  const { data, error, refetch } = useRead(showPassword, {});
  const [changes, setChanges] = useState(0);
  const isHere = data?.hasPassword ?? true;
  return (
    <Part title={t('password')} lead={isHere ? t('passwordLead') : t('passwordElsewhere', { provider: from })}>
      {error ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton variant="rounded" height={240} />}
      {data && isHere ? (
        <ChangePasswordForm key={changes} minimum={data.minimum} onChanged={() => setChanges(changes + 1)} />
      ) : null}
    </Part>
  );
}

interface ChangePasswordFormProps {
  readonly minimum: number;
  readonly onChanged: () => void;
}

/** The present password, the next, and the next again (S3-05). The address goes along for password managers. */
function ChangePasswordForm({ minimum, onChanged }: ChangePasswordFormProps) {
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
