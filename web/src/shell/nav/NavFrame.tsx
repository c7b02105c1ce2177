import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useObservable } from '../../platform/observable.ts';
import { FRAME } from '../../ui/theme/tokens.ts';
import { NavBar } from './NavBar.tsx';
import { navState, setNav } from './nav-state.ts';

/** From lg on a bar beside the content that slides out fully; below, a drawer over it. */
export function NavFrame() {
  const isWide = useMediaQuery('(min-width: 1280px)', { noSsr: true });
  const { open, mobileOpen } = useObservable(navState);

  if (!isWide) {
    const close = () => setNav({ mobileOpen: false });
    return (
      <Drawer open={mobileOpen} onClose={close} ModalProps={{ keepMounted: true }}>
        <NavBar onGo={close} onClose={close} />
      </Drawer>
    );
  }
  return (
    <Box
      sx={(theme) => ({
        flex: 'none',
        width: open ? FRAME.navWidth : 0,
        position: 'sticky',
        top: 0,
        height: '100dvh',
        overflow: 'hidden',
        visibility: open ? 'visible' : 'hidden',
        bgcolor: 'background.paper',
        borderRight: open ? `1px solid ${theme.vars.palette.divider}` : 0,
      })}
    >
      <NavBar onGo={() => {}} onClose={() => setNav({ open: false })} />
    </Box>
  );
}
