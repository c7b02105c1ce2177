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
import { AccountForm } from './AccountForm.tsx';
import { useAccountWords } from './words.ts';

/** 振込口座 of one's own profile. `kana`: the registered reading; null for an account without an employee record. */
export function OwnAccounts({ kana }: { readonly kana: string | null }) {
  const t = useAccountWords();
  const { data, error, refetch } = useRead(showAccounts, {});
  const [isEdited, setEdited] = useState(false);
  const wages = (data?.accounts ?? []).filter(({ purpose }) => purpose !== 'expense');
  const expense = data?.accounts.find(({ purpose }) => purpose === 'expense');
  if (kana === null) return <Typography>{t('noEmployee')}</Typography>;
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 720, '& > *': { minWidth: 0 } }}>
      <Typography variant="body2" sx={{ wordBreak: 'auto-phrase' }}>
        {t('lead')}
      </Typography>
      {error ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton variant="rounded" height={240} />}
      {data ? (
        <Card component="section" aria-label={t('expense')} sx={{ p: { xs: 2, sm: 3 }, overflow: 'visible' }}>
          <Typography variant="h2" sx={{ mb: 2 }}>
            {t('expense')}
          </Typography>
          {isEdited ? (
            <AccountForm kana={kana} version={expense?.version ?? 0} onClose={() => setEdited(false)} />
          ) : (
            <Box sx={{ display: 'grid', gap: 2 }}>
              {expense ? (
                <AccountFacts key={expense.version} account={expense} />
              ) : (
                <Typography>{t('none')}</Typography>
              )}
              <div>
                <Button variant={expense ? 'text' : 'contained'} onClick={() => setEdited(true)}>
                  {t(expense ? 'change' : 'register')}
                </Button>
              </div>
            </Box>
          )}
        </Card>
      ) : null}
      {wages.map((account) => (
        <Card component="section" key={account.purpose} aria-label={t(account.purpose)} sx={{ p: { xs: 2, sm: 3 } }}>
          <Typography variant="h2" sx={{ mb: 2 }}>
            {t(account.purpose)}
          </Typography>
          <AccountFacts key={account.version} account={account} />
        </Card>
      ))}
    </Box>
  );
}
