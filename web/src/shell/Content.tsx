import { styled } from '@mui/material/styles';
import { CONTENT_ID } from './keys/content-id.ts';
import { OpenScreen } from './OpenScreen.tsx';
import { PrintNote } from './PrintNote.tsx';
import { useFrameSettings } from './settings/use-frame-settings.ts';

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
