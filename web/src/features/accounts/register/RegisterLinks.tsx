import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { createLink, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx';
import { screenPath } from '../../../platform/screen-path.ts';
import { useUser } from '../../../platform/session.ts';
import { useRegisterWords } from './words.ts';

const ButtonLink = createLink(Button);

/** The source's two links. 'Login' is for guests: it asks before it signs out (S3-04, S6-03). */
export function RegisterLinks() {
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
