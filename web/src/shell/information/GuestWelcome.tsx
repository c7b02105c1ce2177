import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import { screenPath } from '../../platform/screen-path.ts';
import { useSession } from '../../platform/session.ts';
import { useScreenWords } from '../screen-words.ts';
import { useShellWords } from '../words.ts';

const ButtonLink = createLink(Button);

/** What a guest finds: whose portal this is, who gives accounts, and the way in. */
export function GuestWelcome() {
  const t = useShellWords();
  const title = useScreenWords();
  const { company } = useSession();
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 }, mt: 2, maxWidth: 720 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t('welcome', { company })}
      </Typography>
      <Typography sx={{ mb: 2 }}>{t('guestNotice')}</Typography>
      <ButtonLink to={screenPath('session.login')} variant="contained">
        {title('screens.login')}
      </ButtonLink>
    </Card>
  );
}
