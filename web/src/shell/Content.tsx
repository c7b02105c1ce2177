import { styled } from '@mui/material/styles';
import { Outlet, useMatches } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { WholePage } from '../ui/whole-page.ts';
import { CONTENT_ID } from './keys/content-id.ts';
import { PrintNote } from './PrintNote.tsx';
import { openScreen } from './routes/current-screen.ts';
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
  const open = useMatches({ select: (matches) => openScreen(matches)?.id });
  // Before the first screen none was drawn.
  const drawn = useDeferredValue<typeof open | 'none'>(open, 'none');
  return (
    <Main id={CONTENT_ID} tabIndex={-1} style={mode === 'container' ? { maxWidth: containerWidth } : {}}>
      <WholePage value={drawn === open}>
        <Outlet />
      </WholePage>
      <PrintNote />
    </Main>
  );
}
