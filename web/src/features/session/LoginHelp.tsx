import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '../../platform/session.ts';
import { useSessionWords } from './words.ts';

const ForgottenDialog = lazy(async () => ({ default: (await import('./ForgottenDialog.tsx')).ForgottenDialog }));

/** The way on for whoever cannot log in: whom to ask, and, where mails go out, a link to choose another password. */
export function LoginHelp() {
  const t = useSessionWords();
  const { loginHelp, mailsResets } = useSession();
  const [isOpen, setOpen] = useState(false);
  return (
    <Box sx={{ mt: 3, display: 'grid', justifyItems: 'start', gap: 1 }}>
      {mailsResets ? (
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)} sx={{ marginInlineStart: -1 }}>
          {t('forgotten')}
        </Button>
      ) : null}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('helpBy', { whom: loginHelp ?? t('helpByAdmin') })}
      </Typography>
      <Suspense fallback={null}>{isOpen ? <ForgottenDialog onClose={() => setOpen(false)} /> : null}</Suspense>
    </Box>
  );
}
