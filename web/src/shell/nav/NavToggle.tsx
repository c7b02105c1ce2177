import IconButton from '@mui/material/IconButton';
import { Icon } from '../../kit/Icon.tsx';
import { useObservable } from '../../platform/observable.ts';
import { useShellWords } from '../words.ts';
import type { NavFlags } from './nav-flags.ts';
import { moveNav, navState } from './nav-state.ts';

/** Opens or closes the menu: the flag that it moves stands for the form the menu has. */
export function NavToggle({ flag }: { readonly flag: keyof NavFlags }) {
  const t = useShellWords();
  const isOpen = useObservable(navState)[flag];
  return (
    <IconButton
      aria-label={t(isOpen ? 'closeMenu' : 'openMenu')}
      aria-expanded={isOpen}
      onClick={() => moveNav(flag, 'toggle')}
    >
      <Icon name="menu" />
    </IconButton>
  );
}
