import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { AfterHead } from '../../kit/AfterHead.tsx';
import { PageHeader } from '../../kit/PageHeader.tsx';
import { screenPath } from '../../platform/screen-path.ts';
import { useScreenTitle } from '../../platform/screen-title.ts';
import { PaletteSearch } from '../palette/PaletteSearch.tsx';
import { NearbyPlaces } from './NearbyPlaces.tsx';
import { nearestPlaces } from './nearest.ts';
import { PlaceLinks } from './PlaceLinks.tsx';
import { ReportFault } from './report/ReportFault.tsx';
import { usePlaces } from './use-places.ts';
import { useErrorWords } from './words.ts';

/** error-404: the path that leads nowhere, what was likely meant, a search, and the places that do lead somewhere (S2-03). */
export function NotFoundPage() {
  const t = useErrorWords();
  const title = useScreenTitle();
  const navigate = useNavigate();
  const { history } = useRouter();
  const wantedPath = useLocation({ select: ({ state }) => state.wantedPath });
  const places = usePlaces();
  return (
    <Box sx={{ maxWidth: 720 }}>
      <PageHeader title={title('errors.not-found')} />
      <AfterHead>
        {wantedPath === undefined ? null : (
          <Typography sx={{ mb: 1, overflowWrap: 'anywhere' }}>
            {t('wanted')}
            <Box component="code" sx={{ marginInlineStart: 1 }}>
              {wantedPath}
            </Box>
          </Typography>
        )}
        <Typography sx={{ mb: 2 }}>{t('notFound')}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 3 }}>
          <Button variant="contained" onClick={() => void navigate({ to: screenPath('information') })}>
            {t('home')}
          </Button>
          <Button variant="outlined" onClick={() => history.back()}>
            {t('back')}
          </Button>
        </Box>
        {wantedPath === undefined ? null : (
          <PlaceLinks heading={t('perhaps')} places={nearestPlaces(places, wantedPath)} />
        )}
        <Typography variant="h2" sx={{ mb: 1 }}>
          {t('search')}
        </Typography>
        <Box sx={{ mb: 3, border: '1px solid', borderColor: 'divider', borderRadius: 2, bgcolor: 'background.paper' }}>
          <PaletteSearch waitsForText />
        </Box>
        <NearbyPlaces />
        <ReportFault reference={null} path={reported(wantedPath)} />
      </AfterHead>
    </Box>
  );
}

/** A report names the path alone: what was asked of it may say something of somebody. */
function reported(wantedPath: string | undefined): string {
  return wantedPath?.split(/[?#]/)[0]?.slice(0, 300) ?? screenPath('errors.not-found');
}
