import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLocation, useRouter } from '@tanstack/react-router';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useScreenWords } from '../screen-words.ts';
import { useShellWords } from '../words.ts';
import { NearbyPlaces } from './NearbyPlaces.tsx';

/** error-404: the path that leads nowhere, and the places that do lead somewhere (S2-03). */
export function NotFoundPage() {
  const t = useShellWords();
  const title = useScreenWords();
  const { history } = useRouter();
  const wantedPath = useLocation({ select: ({ state }) => state.wantedPath });
  return (
    <Box sx={{ maxWidth: 720 }}>
      <PageHeader title={title('screens.notFound')} />
      {wantedPath === undefined ? null : (
        <Typography sx={{ mb: 1, overflowWrap: 'anywhere' }}>{t('notFoundPath', { path: wantedPath })}</Typography>
      )}
      <Typography sx={{ mb: 2 }}>{t('notFoundText')}</Typography>
      <NearbyPlaces />
      <Button variant="outlined" sx={{ mt: 3 }} onClick={() => history.back()}>
        {t('back')}
      </Button>
    </Box>
  );
}
