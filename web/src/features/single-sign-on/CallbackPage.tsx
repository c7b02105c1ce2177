import { finishSingleSignOn } from '@madoguchi/contract/single-sign-on/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ErrorBand } from '../../kit/ErrorBand.tsx';
import { SplashPicture } from '../../kit/SplashPicture.tsx';
import { call } from '../../platform/call.ts';
import { signedInAs } from '../../platform/identity/session-actions.ts';
import { useMessages } from '../../platform/messages.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { screenPath } from '../../platform/screen-path.ts';
import { useSession } from '../../platform/session.ts';
import { LOGGING_IN } from './logging-in.ts';
import { useLoggingInWords } from './logging-in-words.ts';
import { plainRefusal } from './plain-refusal.ts';
import { takeProviderAnswer } from './provider-answer.ts';
import { useSingleSignOnWords } from './words.ts';

const ButtonLink = createLink(Button);

/** `/callback`: back from the identity provider; the guard then leads to the page that was wanted (S2-24, S4-02). */
export function CallbackPage() {
  const t = useSingleSignOnWords();
  const says = useLoggingInWords();
  const message = useMessages();
  const { identityProvider } = useSession();
  const [error, setError] = useState<unknown>(null);
  const hasBegun = useRef(false);
  const provider = identityProvider ?? t('singleSignOn');
  usePageTitle(t('completing'));

  const finish = async () => {
    try {
      const { user } = await call(finishSingleSignOn, takeProviderAnswer());
      await signedInAs(user);
      message(says('loggedIn', { provider }), 'success', LOGGING_IN);
    } catch (cause) {
      setError(plainRefusal(cause));
    }
  };
  const begin = useEffectEvent(() => void finish());
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    begin();
  }, []);

  return (
    <SplashPicture>
      {error === null ? (
        <Typography component="h1" variant="body1" role="status">
          {says('loggingIn', { provider })}
        </Typography>
      ) : (
        <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2, maxWidth: 560, px: 2 }}>
          <Typography variant="h1">{t('notCompleted')}</Typography>
          <ErrorBand error={error} />
          <ButtonLink to={screenPath('session.login')} variant="contained">
            {t('backToLogin')}
          </ButtonLink>
        </Box>
      )}
    </SplashPicture>
  );
}
