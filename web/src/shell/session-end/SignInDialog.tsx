import { say } from '@madoguchi/contract/message.ts';
import { PROBLEM_TEXTS } from '@madoguchi/contract/problems.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { SignInForm } from '../../features/session/SignInForm.tsx';
import { signOutHere } from '../../platform/identity/session-actions.ts';
import { useLanguage } from '../../platform/words.ts';
import { useShellWords } from '../words.ts';

/** Nothing typed is lost below it, and the waiting calls go on once the same person is back (S3-13). */
export function SignInDialog({ email }: { readonly email: string }) {
  const t = useShellWords();
  const language = useLanguage();
  return (
    <Dialog open aria-labelledby="sign-in-again">
      <DialogTitle id="sign-in-again">{t('signInAgain')}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 3 }}>{say(PROBLEM_TEXTS['not-signed-in'], language)}</Typography>
        <SignInForm email={email} />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void signOutHere()}>{t('leave')}</Button>
      </DialogActions>
    </Dialog>
  );
}
