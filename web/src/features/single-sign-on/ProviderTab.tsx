import { beginSingleSignOn } from '@madoguchi/contract/single-sign-on/operations.ts';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { ErrorBand } from '../../kit/ErrorBand.tsx';
import { call } from '../../platform/call.ts';
import { logWarning } from '../../platform/log.ts';
import { useMessages } from '../../platform/messages.ts';
import { useSession } from '../../platform/session.ts';
import { LOGGING_IN, takeBackLoggingIn } from './logging-in.ts';
import { useLoggingInWords } from './logging-in-words.ts';
import { plainRefusal } from './plain-refusal.ts';
import { useSingleSignOnWords } from './words.ts';

interface Props {
  /** Called before the page is left for the provider's. */
  readonly onLeave?: () => void;
}

/**
 * The other way to log in: at the company's identity provider (S3-01), a button and no tab (decision 0038). Where none is
 * configured it does nothing: the console is warned, and a sentence beside it says how to log in (S3-12).
 */
export function ProviderTab({ onLeave }: Props) {
  const t = useSingleSignOnWords();
  const says = useLoggingInWords();
  const message = useMessages();
  const { identityProvider: provider } = useSession();
  const noteId = useId();
  const [isLeaving, setLeaving] = useState(false);
  const [error, setError] = useState<unknown>(null);

  const leave = async () => {
    if (provider === null) return logWarning('No identity provider is configured:', 'OIDC_ISSUER is not set');
    if (isLeaving) return;
    setLeaving(true);
    setError(null);
    message(says('loggingIn', { provider }), 'info', LOGGING_IN);
    try {
      const { url } = await call(beginSingleSignOn, {});
      onLeave?.();
      window.location.assign(url);
    } catch (cause) {
      takeBackLoggingIn();
      setError(plainRefusal(cause));
    }
    // Whoever comes back with the browser's own button finds it ready.
    setLeaving(false);
  };

  return (
    <>
      <Divider sx={{ my: 3 }}>{t('or')}</Divider>
      {error === null ? null : <ErrorBand error={error} onRetry={() => void leave()} />}
      <Button
        type="button"
        variant="outlined"
        size="large"
        fullWidth
        onClick={() => void leave()}
        aria-busy={isLeaving}
        aria-describedby={provider === null ? noteId : undefined}
        startIcon={isLeaving ? <CircularProgress size={16} color="inherit" aria-hidden="true" /> : undefined}
        sx={error === null ? undefined : { mt: 2 }}
      >
        {provider === null ? t('singleSignOn') : t('logInWith', { provider })}
      </Button>
      {provider === null ? (
        <Typography id={noteId} variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {t('notSetUp')}
        </Typography>
      ) : null}
    </>
  );
}
