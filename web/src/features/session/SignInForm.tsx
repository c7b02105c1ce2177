import { zodResolver } from '@hookform/resolvers/zod';
import { GENERAL_TEXTS } from '@madoguchi/contract/general-texts.ts';
import { type Language, say, type Text } from '@madoguchi/contract/message.ts';
import { PASSWORDS_REGISTER } from '@madoguchi/contract/passwords/register.ts';
import { Credentials, EMAIL_MAX, PASSWORD_MAX } from '@madoguchi/contract/session/model.ts';
import { SESSION_REGISTER } from '@madoguchi/contract/session/register.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Typography from '@mui/material/Typography';
import { type ComponentProps, type KeyboardEvent, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ErrorBand } from '../../kit/ErrorBand.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { TextField } from '../../kit/TextField.tsx';
import { epochNow } from '../../platform/clock.ts';
import { formatInstant } from '../../platform/formats.ts';
import { ProblemError } from '../../platform/http/refusals.ts';
import { signInWith } from '../../platform/identity/session-actions.ts';
import { useMessages } from '../../platform/messages.ts';
import { useLanguage } from '../../platform/words.ts';
import { LOGGING_IN, takeBackLoggingIn } from '../single-sign-on/public.ts';
import { useSessionWords } from './words.ts';

interface WaitBandProps {
  readonly error: unknown;
  /** From when the band stands there. */
  readonly seconds: number;
  readonly onRetry: () => void;
}

const SECOND_MS = 1_000;

/** So many attempts that the portal holds them off: why, and how long still. Trying again is offered once it is worth it. */
function WaitBand({ error, seconds, onRetry }: WaitBandProps) {
  const t = useSessionWords();
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const endMs = epochNow() + seconds * SECOND_MS;
    const timer = setInterval(() => {
      const next = Math.max(0, Math.ceil((endMs - epochNow()) / SECOND_MS));
      setLeft(next);
      if (next === 0) clearInterval(timer);
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [seconds]);
  if (left === 0) {
    return (
      <ErrorBand error={error} onRetry={onRetry}>
        <Typography variant="body2">{t('waitOver')}</Typography>
      </ErrorBand>
    );
  }
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <ErrorBand error={error}>
      {/* Read out once with the sentence; the seconds that follow are for the eye. */}
      <Typography variant="body2" aria-hidden="true" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {t('waitLeft', { clock })}
      </Typography>
    </ErrorBand>
  );
}

// Where a fault of signing in is shown: on its field where the server names one, else as a band over the form.
type SignInField = keyof Credentials;

const LIMITS: Readonly<Record<SignInField, number>> = { email: EMAIL_MAX, password: PASSWORD_MAX };

/** By the codes of the schema. */
const TEXTS: Readonly<Record<string, Text>> = {
  ...GENERAL_TEXTS,
  ...SESSION_REGISTER.fieldTexts,
  ...PASSWORDS_REGISTER.fieldTexts,
};

/** The sentence for a code of the schema; a sentence of the server's passes as it is. */
function faultText(code: string, field: SignInField, value: string, language: Language): string {
  const text = TEXTS[code];
  return text === undefined ? code : say(text, language, { max: LIMITS[field], now: value.length });
}

/** The field errors of a refusal (S3-06, S3-07): `type` names the field. Empty where none is named. */
function fieldFaults(error: unknown): { field: SignInField; message: string }[] {
  if (!(error instanceof ProblemError)) return [];
  return error.body.data.fields.flatMap(({ type, message }) =>
    type === 'email' || type === 'password' ? [{ field: type, message }] : [],
  );
}

/** After how many seconds attempts are looked at again; `null` where the error is another one (T13). */
function secondsToWait(error: unknown): number | null {
  if (!(error instanceof ProblemError) || error.body.code !== 'too-many') return null;
  return error.body.data.retryAfterSeconds ?? null;
}

interface Props {
  /** The person who has to come back, where the session has ended over an open page. */
  readonly email?: string;
}

/** Email and password, checked on each change; the button waits for a changed and valid form (S3-02, S3-03). */
export function SignInForm({ email = '' }: Props) {
  const t = useSessionWords();
  const language = useLanguage();
  const message = useMessages();
  const [outage, setOutage] = useState<unknown>(null);
  const form = useForm({
    mode: 'onChange',
    resolver: zodResolver(Credentials),
    defaultValues: { email, password: '' },
  });
  /** Its success flag and its field errors (S3-10): once somebody is logged in, the form is not sent again. */
  const { errors, isDirty, isValid, isSubmitting, isSubmitSuccessful } = form.formState;
  const wait = secondsToWait(outage);

  const signIn = form.handleSubmit(async (credentials) => {
    if (isSubmitting || isSubmitSuccessful) return;
    setOutage(null);
    message(t('loggingIn'), 'info', LOGGING_IN);
    try {
      const last = await signInWith(credentials);
      const detail = last === null ? '' : t('lastLogin', { moment: formatInstant(last.at, language), ip: last.ip });
      message(t('loggedIn'), 'success', { ...LOGGING_IN, detail });
    } catch (error) {
      takeBackLoggingIn();
      const faults = fieldFaults(error);
      if (faults.length === 0) {
        setOutage(error);
        form.setError('root.outage', { type: 'server' });
      }
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
        aria-disabled={isSubmitting || isSubmitSuccessful || undefined}
        aria-busy={isSubmitting}
        startIcon={isSubmitting ? <CircularProgress size={16} color="inherit" aria-hidden="true" /> : undefined}
      >
        {t('logIn')}
      </Button>
    </Box>
  );
}

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'endAdornment' | 'label' | 'hint'>;

/** A password with a button that shows and hides it, and a word when Caps Lock is on. */
function PasswordField(props: PasswordFieldProps) {
  const t = useSessionWords();
  const [isShown, setShown] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    setCapsLock(event.getModifierState('CapsLock'));
  };
  return (
    <TextField
      {...props}
      label={t('password')}
      hint={hasCapsLock ? t('capsLock') : undefined}
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
      onKeyDown={watchCapsLock}
      onKeyUp={watchCapsLock}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            aria-label={t(isShown ? 'hidePassword' : 'showPassword')}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            <Icon name={isShown ? 'eyeOff' : 'eye'} />
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
