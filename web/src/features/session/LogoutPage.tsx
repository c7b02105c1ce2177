import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ErrorBand } from '../../kit/ErrorBand.tsx';
import { SplashPicture } from '../../kit/SplashPicture.tsx';
import { signOutHere } from '../../platform/identity/session-actions.ts';
import { useMessages } from '../../platform/messages.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { screenPath } from '../../platform/screen-path.ts';
import { useSession } from '../../platform/session.ts';
import { wayOut } from '../single-sign-on/public.ts';
import { noteWayOut } from './way-back.ts';
import { useSessionWords } from './words.ts';

const ButtonLink = createLink(Button);

/**
 * True where this page was opened by anything but a page of ours: a foreign link must not log anybody out. Pages of ours
 * tell each other where they come from, and nobody else (`Referrer-Policy: same-origin`).
 */
function cameFromElsewhere(): boolean {
  const [opened] = performance.getEntriesByType('navigation');
  if (opened === undefined || !new URL(opened.name).pathname.endsWith(screenPath('session.logout'))) return false;
  return document.referrer === '' || new URL(document.referrer).origin !== window.location.origin;
}

/** `/logout`: ends the session, then that at the provider it came from; the guard leads to sign-in (S2-26, S4-06). */
export function LogoutPage() {
  const t = useSessionWords();
  const message = useMessages();
  const { user } = useSession();
  const [error, setError] = useState<unknown>(null);
  const [isAsked, setAsked] = useState(cameFromElsewhere);
  const hasBegun = useRef(false);
  usePageTitle(t(isAsked ? 'logOutAsk' : 'loggingOut'));

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
    if (isAsked || hasBegun.current) return;
    hasBegun.current = true;
    begin();
  }, [isAsked]);

  return (
    <SplashPicture>
      {isAsked ? (
        <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2, maxWidth: 560, px: 2 }}>
          <Typography variant="h1">{t('logOutAsk')}</Typography>
          <Typography>{t('logOutWhy')}</Typography>
          <Button variant="contained" onClick={() => setAsked(false)}>
            {t('logOutNow')}
          </Button>
          <ButtonLink to={screenPath('information')} variant="text">
            {t('stay')}
          </ButtonLink>
        </Box>
      ) : error === null ? (
        <Typography component="h1" variant="body1" role="status">
          {t('loggingOut')}
        </Typography>
      ) : (
        <ErrorBand error={error} onRetry={() => void leave()} />
      )}
    </SplashPicture>
  );
}
