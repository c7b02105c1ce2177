import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ErrorBand } from '../../kit/ErrorBand.tsx';
import { SplashPicture } from '../../kit/SplashPicture.tsx';
import { signOutHere } from '../../platform/identity/session-actions.ts';
import { useMessages } from '../../platform/messages.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { useSession } from '../../platform/session.ts';
import { wayOut } from '../single-sign-on/public.ts';
import { noteWayOut } from './way-back.ts';
import { useSessionWords } from './words.ts';

/** `/logout`: ends the session, then that at the provider it came from; the guard leads to sign-in (S2-26, S4-06). */
export function LogoutPage() {
  const t = useSessionWords();
  const message = useMessages();
  const { user } = useSession();
  const [error, setError] = useState<unknown>(null);
  const hasBegun = useRef(false);
  usePageTitle(t('loggingOut'));

  const leave = async () => {
    setError(null);
    try {
      const further = user === null || user.from === 'password' ? null : await wayOut();
      await signOutHere();
      if (further === null) message(t('loggedOut'), 'success');
      else {
        noteWayOut();
        window.location.assign(further);
      }
    } catch (cause) {
      setError(cause);
    }
  };
  const begin = useEffectEvent(() => void leave());
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    begin();
  }, []);

  return (
    <SplashPicture>
      {error === null ? (
        <Typography component="h1" variant="body1" role="status">
          {t('loggingOut')}
        </Typography>
      ) : (
        <ErrorBand error={error} onRetry={() => void leave()} />
      )}
    </SplashPicture>
  );
}
