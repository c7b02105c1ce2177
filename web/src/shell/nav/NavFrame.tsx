import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense } from 'react';
import { useObservable } from '../../platform/observable.ts';
import { FRAME } from '../../ui/theme/tokens.ts';
import { NavBar } from './NavBar.tsx';
import { navState, setNav } from './nav-state.ts';

const NavDrawer = lazy(async () => ({ default: (await import('./NavDrawer.tsx')).NavDrawer }));

/** From lg on a bar beside the content that closes fully; below, a drawer over it. */
export function NavFrame() {
  const isWide = useMediaQuery('(min-width: 1280px)', { noSsr: true });
  const { open } = useObservable(navState);
  if (!isWide) {
    return (
      <Suspense fallback={null}>
        <NavDrawer />
      </Suspense>
    );
  }
  return open ? (
    <Box
      sx={(theme) => ({
        flex: 'none',
        position: 'sticky',
        top: 0,
        height: '100dvh',
        bgcolor: 'background.paper',
        borderRight: `1px solid ${theme.vars.palette.divider}`,
        width: FRAME.navWidth,
      })}
    >
      <NavBar onGo={() => {}} onClose={() => setNav({ open: false })} />
    </Box>
  ) : null;
}
