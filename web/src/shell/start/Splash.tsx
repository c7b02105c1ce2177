import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { ErrorBand } from '../../kit/ErrorBand.tsx';
import { SplashPicture } from '../../kit/SplashPicture.tsx';
import { askAgain } from '../../platform/identity/session-actions.ts';
import { sessionState } from '../../platform/identity/session-state.ts';
import { useObservable } from '../../platform/observable.ts';
import { useShellWords } from '../words.ts';
import { SlowNotice } from './SlowNotice.tsx';

const ASK_AGAIN_MS = 5_000;

/** Until the server has said who this is (S4-01); where it cannot be reached, says so and asks again by itself. */
export function Splash() {
  const t = useShellWords();
  const state = useObservable(sessionState);
  useEffect(() => {
    if (state.phase !== 'failed') return;
    const timer = setTimeout(() => void askAgain(), ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return (
    <SplashPicture>
      {state.phase === 'failed' ? (
        <Box sx={{ maxWidth: 480, mx: 2 }}>
          <ErrorBand error={state.error} onRetry={() => void askAgain()} />
        </Box>
      ) : (
        <>
          <span role="status">{t('starting')}</span>
          <SlowNotice />
        </>
      )}
    </SplashPicture>
  );
}
