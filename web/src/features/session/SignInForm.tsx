import { zodResolver } from '@hookform/resolvers/zod';
import { Credentials } from '@madoguchi/contract/session/model.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ErrorBand } from '../../kit/ErrorBand.tsx';
import { TextField } from '../../kit/TextField.tsx';
import { formatInstant } from '../../platform/formats.ts';
import { signInWith } from '../../platform/identity/session-actions.ts';
import { useMessages } from '../../platform/messages.ts';
import { useSession } from '../../platform/session.ts';
import { useLanguage } from '../../platform/words.ts';
import { LOGGING_IN, takeBackLoggingIn, useLoggingInWords } from '../single-sign-on/public.ts';
import { PasswordField } from './PasswordField.tsx';
import { faultText, fieldFaults, type SignInField, secondsToWait } from './sign-in-faults.ts';
import { WaitBand } from './WaitBand.tsx';
import { useSessionWords } from './words.ts';

interface Props {
  /** The person who has to come back, where the session has ended over an open page. */
  readonly email?: string;
}

/** Email and password, checked on each change; the button waits for a changed and valid form (S3-02, S3-03). */
export function SignInForm({ email = '' }: Props) {
  const t = useSessionWords();
  const says = useLoggingInWords();
  const language = useLanguage();
  const { provider } = useSession();
  const message = useMessages();
  const [outage, setOutage] = useState<unknown>(null);
  const form = useForm({
    mode: 'onChange',
    resolver: zodResolver(Credentials),
    defaultValues: { email, password: '' },
  });
  const { errors, isDirty, isValid, isSubmitting } = form.formState;
  const wait = secondsToWait(outage);

  const signIn = form.handleSubmit(async (credentials) => {
    if (isSubmitting) return;
    setOutage(null);
    message(says('loggingIn', { provider }), 'info', LOGGING_IN);
    try {
      const last = await signInWith(credentials);
      message(says('loggedIn', { provider }), 'success');
      if (last !== null) message(t('lastLogin', { moment: formatInstant(last.at, language), ip: last.ip }), 'info');
    } catch (error) {
      takeBackLoggingIn();
      const faults = fieldFaults(error);
      if (faults.length === 0) setOutage(error);
      faults.forEach(({ field, message: sentence }, index) => {
        form.setError(field, { type: 'server', message: sentence }, { shouldFocus: index === 0 });
      });
    }
  });

  const field = (name: SignInField) => {
    const { ref, ...registered } = form.register(name);
    const code = errors[name]?.message;
    return {
      ...registered,
      inputRef: ref,
      error: code === undefined ? undefined : faultText(code, name, form.getValues(name), language),
    };
  };

  return (
    <Box component="form" noValidate onSubmit={(event) => void signIn(event)} sx={{ display: 'grid', gap: 3 }}>
      {outage === null ? null : wait === null ? (
        <ErrorBand error={outage} onRetry={() => void signIn()} />
      ) : (
        <WaitBand error={outage} seconds={wait} onRetry={() => void signIn()} />
      )}
      <TextField {...field('email')} label={t('email')} type="email" autoComplete="username" autoFocus={email === ''} />
      <PasswordField {...field('password')} autoFocus={email !== ''} />
      <Button
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        disabled={!isDirty || !isValid}
        aria-disabled={isSubmitting || undefined}
        aria-busy={isSubmitting}
        startIcon={isSubmitting ? <CircularProgress size={16} color="inherit" aria-hidden="true" /> : undefined}
      >
        {t('logIn')}
      </Button>
    </Box>
  );
}
