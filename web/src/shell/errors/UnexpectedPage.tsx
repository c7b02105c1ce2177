import { GUEST, may } from '@madoguchi/contract/access.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useNavigate } from '@tanstack/react-router';
import { AfterHead } from '../../kit/AfterHead.tsx';
import { PageHeader } from '../../kit/PageHeader.tsx';
import { screenPath } from '../../platform/screen-path.ts';
import { useScreenTitle } from '../../platform/screen-title.ts';
import { useSession } from '../../platform/session.ts';
import { NearbyPlaces } from './NearbyPlaces.tsx';
import { ReportFault } from './report/ReportFault.tsx';
import { ReportList } from './report/ReportList.tsx';
import { ServiceStatus } from './ServiceStatus.tsx';
import { useErrorWords } from './words.ts';

/** error-500 by its own address (S2-19): how the service stands, a way to report, and for system people the reports. */
export function UnexpectedPage() {
  const t = useErrorWords();
  const title = useScreenTitle();
  const navigate = useNavigate();
  const { user } = useSession();
  return (
    <Box sx={{ maxWidth: 720 }}>
      <PageHeader title={title('errors.unexpected')} />
      <AfterHead>
        <Typography sx={{ mb: 2 }}>{t('wrong.own')}</Typography>
        <Button variant="contained" sx={{ mb: 3 }} onClick={() => void navigate({ to: screenPath('information') })}>
          {t('home')}
        </Button>
        <ServiceStatus />
        <ReportFault reference={null} />
        {may(user === null ? GUEST : { roles: user.role }, 'system') ? <ReportList /> : null}
        <NearbyPlaces />
      </AfterHead>
    </Box>
  );
}
