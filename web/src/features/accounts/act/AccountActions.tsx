import type { Account } from '@madoguchi/contract/accounts/model.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useUser } from '../../../platform/session.ts';
import { useAccountWords } from '../words.ts';
import { type Act, actsOn, isPlain } from './account-acts.ts';

const ReasonDialog = lazy(async () => ({ default: (await import('./ReasonDialog.tsx')).ReasonDialog }));
const RoleDialog = lazy(async () => ({ default: (await import('./RoleDialog.tsx')).RoleDialog }));
const HandOverDialog = lazy(async () => ({ default: (await import('./HandOverDialog.tsx')).HandOverDialog }));

/** What may be done to the account now, each with its reason asked; one's own is for others to change. */
export function AccountActions({ account }: { readonly account: Account }) {
  const t = useAccountWords();
  const { uid } = useUser();
  const [asked, setAsked] = useState<Act | null>(null);
  const dismiss = () => setAsked(null);
  if (account.id === uid) return <Note text={t('ownAccount')} />;
  const acts = actsOn(account, uid);
  return (
    <>
      {acts.includes('hand-over') ? <Note text={t('noMail')} /> : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {acts.map((act) => (
          <Button
            key={act}
            variant="outlined"
            color={act === 'suspend' ? 'error' : 'primary'}
            onClick={() => setAsked(act)}
          >
            {t(`act.${act}`)}
          </Button>
        ))}
      </Box>
      <Suspense fallback={null}>
        {asked !== null && isPlain(asked) ? <ReasonDialog account={account} act={asked} onDismiss={dismiss} /> : null}
        {asked === 'change-role' ? <RoleDialog account={account} onDismiss={dismiss} /> : null}
        {asked === 'hand-over' ? <HandOverDialog account={account} onDismiss={dismiss} /> : null}
      </Suspense>
    </>
  );
}

function Note({ text }: { readonly text: string }) {
  return (
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
      {text}
    </Typography>
  );
}
