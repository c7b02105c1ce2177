import { showAccounts } from '@madoguchi/contract/bank-accounts/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ErrorBand } from '../../kit/ErrorBand.tsx';
import { useRead } from '../../platform/query.ts';
import { AccountFacts } from './AccountFacts.tsx';
import { useAccountWords } from './words.ts';

/** The accounts of an employee on their record. They are read once HR asks for them: every look is recorded. */
export function MemberAccounts({ employeeId }: { readonly employeeId: string }) {
  const t = useAccountWords();
  const [isAsked, setAsked] = useState(false);
  const { data, error, refetch } = useRead(showAccounts, { employeeId }, { enabled: isAsked });
  return (
    <Card component="section" aria-label={t('title')} sx={{ p: { xs: 2, sm: 3 }, mb: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="h2" sx={{ flex: 1 }}>
          {t('title')}
        </Typography>
        {isAsked ? null : (
          <Button variant="outlined" onClick={() => setAsked(true)}>
            {t('showMember')}
          </Button>
        )}
      </Box>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 1 }}>
        {t('memberLead')}
      </Typography>
      {error ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
      {isAsked && !data && !error ? <Skeleton variant="rounded" height={160} sx={{ mt: 2 }} /> : null}
      {data?.accounts.length === 0 ? <Typography sx={{ mt: 2 }}>{t('none')}</Typography> : null}
      {(data?.accounts ?? []).map((account) => (
        <Box key={`${account.purpose}.${account.version}`} sx={{ mt: 2 }}>
          <Typography variant="h3" sx={{ mb: 1 }}>
            {t(account.purpose)}
          </Typography>
          <AccountFacts account={account} employeeId={employeeId} />
        </Box>
      ))}
    </Card>
  );
}
