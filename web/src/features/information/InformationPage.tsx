import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import { Suspense } from 'react';
import { AfterHead } from '../../kit/AfterHead.tsx';
import { PageHeader } from '../../kit/PageHeader.tsx';
import { screenPath } from '../../platform/screen-path.ts';
import { useScreenTitle } from '../../platform/screen-title.ts';
import { useSession } from '../../platform/session.ts';
import { AnnouncementList, OpenAnnouncement } from '../announcements/public.ts';
import { PublicFaq } from '../faq/public.ts';
import { CardRead } from './board/CardRead.tsx';
import { useCardName } from './card-names.ts';
import { DayLine } from './DayLine.tsx';
import { PersonPage } from './PersonPage.tsx';
import { useInformationWords } from './words.ts';

const ButtonLink = createLink(Button);
const CARD = { p: { xs: 2, sm: 3 }, display: 'flex', flexDirection: 'column', gap: 1 };

/** The guest's page: whose portal this is and the way in, the announcements and the questions for everybody. */
function GuestPage() {
  const t = useInformationWords();
  const cardName = useCardName();
  const { company } = useSession();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        mt: 1,
        maxWidth: 1112,
        gridTemplateColumns: { md: '3fr 2fr' },
        alignItems: 'start',
      }}
    >
      <Card component="section" aria-labelledby="guest-announcements" sx={{ ...CARD, order: { xs: 1, md: 0 } }}>
        <Typography id="guest-announcements" variant="h2">
          {cardName('announcements')}
        </Typography>
        <AnnouncementList frame={CardRead} />
      </Card>
      <Card component="section" aria-labelledby="guest-welcome" sx={CARD}>
        {/* A line ends between words, in an English sentence too, never inside the company's name. */}
        <Typography id="guest-welcome" variant="h2" sx={{ wordBreak: 'keep-all', overflowWrap: 'anywhere' }}>
          {t('welcome', { company })}
        </Typography>
        <Typography sx={{ mb: 1 }}>{t('guestNotice')}</Typography>
        <ButtonLink to={screenPath('session.login')} variant="contained" sx={{ alignSelf: 'flex-start' }}>
          {t('login')}
        </ButtonLink>
      </Card>
      <Suspense fallback={null}>
        <PublicFaq />
      </Suspense>
    </Box>
  );
}

/** Where everybody lands (S2-04): the day, what waits, what the company tells; a guest finds what is for everybody. */
export function InformationPage() {
  const title = useScreenTitle()('information');
  const { user } = useSession();
  return (
    <>
      {user === null ? (
        <>
          <PageHeader title={title} lead={<DayLine />} />
          <AfterHead>
            <GuestPage />
          </AfterHead>
        </>
      ) : (
        <PersonPage title={title} />
      )}
      <OpenAnnouncement />
    </>
  );
}
