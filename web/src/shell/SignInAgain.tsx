import { say } from '@madoguchi/contract/message.ts';
import { PROBLEM_TEXTS } from '@madoguchi/contract/problems.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { signOutHere } from '../platform/identity/session-actions.ts';
import { signInWanted } from '../platform/identity/sign-in-gate.ts';
import { useObservable } from '../platform/observable.ts';
import { useSession } from '../platform/session.ts';
import { useLanguage } from '../platform/words.ts';
import { useShellWords } from './words.ts';

const SignInForm = lazy(async () => ({ default: (await import('../features/session/SignInForm.tsx')).SignInForm }));

/** Over whatever is open, once the session has ended: nothing typed is lost, and the waiting calls go on (S3-13). */
export function SignInAgain() {
  const t = useShellWords();
  const language = useLanguage();
  const { user } = useSession();
  const isWanted = useObservable(signInWanted);
  if (!isWanted || user === null) return null;
  return (
    <Dialog open aria-labelledby="sign-in-again">
      <DialogTitle id="sign-in-again">{t('signInAgain')}</DialogTitle>
      <DialogContent sx={{ maxWidth: 480 }}>
        <Typography sx={{ mb: 3 }}>{say(PROBLEM_TEXTS['not-signed-in'], language)}</Typography>
        <Suspense fallback={null}>
          <SignInForm email={user.email} />
        </Suspense>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void signOutHere()}>{t('leave')}</Button>
      </DialogActions>
    </Dialog>
  );
}
