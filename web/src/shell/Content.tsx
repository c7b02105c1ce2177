import { styled } from '@mui/material/styles';
import { formatDay } from '../platform/formats.ts';
import { useSession } from '../platform/session.ts';
import { useLanguage } from '../platform/words.ts';
import { CONTENT_ID } from './keys/content-id.ts';
import { OpenScreen } from './OpenScreen.tsx';
import { useFrameSettings } from './settings/use-frame-settings.ts';
import { useShellWords } from './words.ts';

const Note = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'none',
  margin: '16px 0 0',
  textAlign: 'end',
  '@media print': { display: 'block' },
}));

/** On paper only: whose print this is, and of which day. */
function PrintNote() {
  const t = useShellWords();
  const language = useLanguage();
  const { user, today, company } = useSession();
  const name = user?.data.displayName ?? t('guest');
  return <Note aria-hidden>{t('printed', { company, name, day: formatDay(today, language) })}</Note>;
}

const Main = styled('main')(({ theme }) => ({
  flex: 1,
  boxSizing: 'border-box',
  width: '100%',
  minWidth: 0,
  margin: '0 auto',
  padding: 24,
  scrollMarginTop: 'var(--frame-top)',
  [theme.breakpoints.down('sm')]: { padding: 16 },
  '@media print': { maxWidth: 'none !important', padding: 0 },
}));

/** Where the open screen stands, its head first; limited in width where the settings say so (S6-02). */
export function Content() {
  const { mode, containerWidth } = useFrameSettings().layout.config;
  return (
    <Main id={CONTENT_ID} tabIndex={-1} style={mode === 'container' ? { maxWidth: containerWidth } : {}}>
      <OpenScreen />
      <PrintNote />
    </Main>
  );
}
