import Drawer from '@mui/material/Drawer';
import { useObservable } from '../../platform/observable.ts';
import { useShellWords } from '../words.ts';
import { NavBar } from './NavBar.tsx';
import { navState, setNav } from './nav-state.ts';

/** Below lg: the menu over the content; backdrop, Esc and each choice close it. */
export function NavDrawer() {
  const { mobileOpen } = useObservable(navState);
  const t = useShellWords();
  const close = () => setNav({ mobileOpen: false });
  return (
    <Drawer open={mobileOpen} onClose={close} slotProps={{ paper: { 'aria-label': t('navigation') } }}>
      <NavBar onGo={close} onClose={close} />
    </Drawer>
  );
}
