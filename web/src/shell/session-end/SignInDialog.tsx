import { say } from '@madoguchi/contract/message.ts';
import { PROBLEM_TEXTS } from '@madoguchi/contract/problems.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useRouterState } from '@tanstack/react-router';
import { SignInForm } from '../../features/session/SignInForm.tsx';
import { ProviderTab } from '../../features/single-sign-on/public.ts';
import { signOutHere } from '../../platform/identity/session-actions.ts';
import { useSession } from '../../platform/session.ts';
import { useLanguage } from '../../platform/words.ts';
import { rememberPath } from '../routes/wanted-path.ts';
import { useShellWords } from '../words.ts';

/**
 * Nothing typed is lost below it, and the waiting calls go on once the same person is back (S3-13). At the provider the
 * page is left, and found again as its drafts were kept on this device.
 */
export function SignInDialog({ email }: { readonly email: string }) {
  const t = useShellWords();
  const language = useLanguage();
  const { identityProvider } = useSession();
  const here = useRouterState({ select: ({ location }) => location.href });
  return (
    <Dialog open aria-labelledby="sign-in-again">
      <DialogTitle id="sign-in-again">{t('signInAgain')}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 3 }}>{say(PROBLEM_TEXTS['not-signed-in'], language)}</Typography>
        <SignInForm email={email} />
        {identityProvider === null ? null : <ProviderTab onLeave={() => rememberPath(here)} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void signOutHere()}>{t('leave')}</Button>
      </DialogActions>
    </Dialog>
  );
}
