import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import { SplashPicture } from '../../kit/SplashPicture.tsx';
import { usePageTitle } from '../../platform/page-title.ts';
import { screenPath } from '../../platform/screen-path.ts';
import { useScreenTitle } from '../../platform/screen-title.ts';
import { useSession } from '../../platform/session.ts';
import { useShellWords } from '../words.ts';
import { MasterLoading } from './MasterLoading.tsx';

/** `/loading`: the loading screen by its own address (S2-02). */
export function LoadingPage() {
  const t = useShellWords();
  const title = useScreenTitle();
  const { user } = useSession();
  usePageTitle(title('loading'));
  return (
    <SplashPicture>
      <Typography component="h1" variant="h2">
        {title('loading')}
      </Typography>
      {user ? <MasterLoading /> : <span role="status">{t('loaded')}</span>}
      <Link to={screenPath('information')}>{t('toInformation')}</Link>
    </SplashPicture>
  );
}
