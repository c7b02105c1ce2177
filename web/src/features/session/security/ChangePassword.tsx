import { showPassword } from '@madoguchi/contract/passwords/operations.ts';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { useRead } from '../../../platform/query.ts';
import { useUser } from '../../../platform/session.ts';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { Part } from './Part.tsx';
import { useSecurityWords } from './words.ts';

/** The form, or who keeps the password instead. Each change begins with an empty form. */
export function ChangePassword() {
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
