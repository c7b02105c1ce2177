import { showPassword } from '@madoguchi/contract/passwords/operations.ts';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { useRead } from '../../../platform/query.ts';
import { useUser } from '../../../platform/session.ts';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import { OwnSignIns } from './OwnSignIns.tsx';
import { Part } from './Part.tsx';
import { useSecurityWords } from './words.ts';

/** セキュリティ: where one is logged in, one's password, and every login to one's account. */
export function SecurityPanel() {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <OwnSessions />
      <ChangePassword />
      <OwnSignIns />
    </Box>
  );
}

/** The form, or who keeps the password instead. Each change begins with an empty form. */
function ChangePassword() {
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
