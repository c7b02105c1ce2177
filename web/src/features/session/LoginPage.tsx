import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useEffectEvent } from 'react';
import { AfterHead } from '../../kit/AfterHead.tsx';
import { PageHeader } from '../../kit/PageHeader.tsx';
import { Wordmark } from '../../kit/Wordmark.tsx';
import { useMessages } from '../../platform/messages.ts';
import { useSession } from '../../platform/session.ts';
import { ProviderTab } from '../single-sign-on/public.ts';
import { LoginHelp } from './LoginHelp.tsx';
import { SignInForm } from './SignInForm.tsx';
import { takeWayBack } from './way-back.ts';
import { useSessionWords } from './words.ts';

/** High enough for a finger. */
const SUMMARY = { cursor: 'pointer', typography: 'body1', py: '10px', my: '-10px' } as const;

/** The notice on accounts: their issuer, the records kept, and the address of this terminal as the server sees it (S1-01). */
function Notice({ isFolded }: { readonly isFolded: boolean }) {
  const t = useSessionWords();
  const { address } = useSession();
  const rest = (
    <>
      <Typography variant="body1">{t('noticeRest')}</Typography>
      <Typography
        variant="caption"
        component="dl"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, mt: 1, mb: 0 }}
      >
        <dt>{t('address')}</dt>
        <Box component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
          {address}
        </Box>
      </Typography>
    </>
  );
  if (!isFolded) {
    return (
      <>
        <Typography variant="body1">{t('noticeFirst')}</Typography>
        {rest}
      </>
    );
  }
  return (
    <Box component="details" sx={{ '& > summary': SUMMARY }}>
      <summary>{t('noticeFirst')}</summary>
      {rest}
    </Box>
  );
}

/** `/login`: the welcome panel with its notice, and the form; below md the notice folds above the form (S3-01). */
export function LoginPage() {
  const t = useSessionWords();
  const { company } = useSession();
  const message = useMessages();
  const isWide = useMediaQuery('(min-width: 960px)', { noSsr: true });
  const welcomeBack = useEffectEvent(() => {
    if (takeWayBack()) message(t('loggedOut'), 'success');
  });
  useEffect(() => welcomeBack(), []);
  return (
    <Box sx={{ flex: 1, display: 'flex', p: { xs: 2, sm: 3 } }}>
      <Card
        sx={{
          m: 'auto',
          width: '100%',
          maxWidth: { xs: 480, md: 920 },
          display: 'grid',
          gridTemplateColumns: { md: '1fr 1fr' },
        }}
      >
        <Box
          component="section"
          aria-label={t('welcome', { company })}
          sx={{
            p: { xs: 2, md: 6 },
            display: 'flex',
            flexDirection: 'column',
            justifyContent: 'center',
            gap: 2,
            bgcolor: { md: 'status.blue.ground' },
          }}
        >
          <Wordmark size={isWide ? 48 : 28} />
          <Typography variant="h2" component="p">
            {t('welcome', { company })}
          </Typography>
          <div>
            <Notice isFolded={!isWide} />
          </div>
        </Box>
        <Box sx={{ p: { xs: 2, md: 6 } }}>
          <PageHeader title={t('login')} />
          <AfterHead>
            <SignInForm />
            <ProviderTab />
            <LoginHelp />
          </AfterHead>
        </Box>
      </Card>
    </Box>
  );
}
