import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { createLink, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { AfterHead } from '../../../kit/AfterHead.tsx';
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx';
import { PageHeader } from '../../../kit/PageHeader.tsx';
import { screenPath } from '../../../platform/screen-path.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { useUser } from '../../../platform/session.ts';
import { RegisterForm } from './RegisterForm.tsx';
import { useRegisterWords } from './words.ts';

const ButtonLink = createLink(Button);

/** The source's two links. 'Login' is for guests: it asks before it signs out (S3-04, S6-03). */
function RegisterLinks() {
  const t = useRegisterWords();
  const { data } = useUser();
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button variant="text" onClick={() => setAsked(true)}>
        {t('login')}
      </Button>
      <ButtonLink to={screenPath('information')} variant="text">
        {t('dashboard')}
      </ButtonLink>
      <ConfirmDialog
        open={isAsked}
        title={t('leaveTitle')}
        confirmLabel={t('leave')}
        dismissLabel={t('back')}
        onConfirm={() => {
          setAsked(false);
          void navigate({ to: screenPath('session.logout') });
        }}
        onDismiss={() => setAsked(false)}
      >
        <Typography>{t('leaveEffect', { name: data.displayName })}</Typography>
      </ConfirmDialog>
    </>
  );
}

/** `/register`: a system person registers an account and stays signed in (S3-04, S3-11). */
export function RegisterPage() {
  const t = useRegisterWords();
  const title = useScreenTitle()('accounts.register');
  // Another form for each person: nothing of the one before stays.
  const [nth, setNth] = useState(1);
  return (
    <>
      <PageHeader title={title} lead={t('lead')} actions={<RegisterLinks />} />
      <AfterHead>
        <RegisterForm key={nth} onNext={() => setNth(nth + 1)} />
      </AfterHead>
    </>
  );
}
