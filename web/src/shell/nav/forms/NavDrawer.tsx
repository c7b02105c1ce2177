import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { FRAME } from '../../../kit/theme/tokens.ts';
import { useObservable } from '../../../platform/observable.ts';
import { useFrameSettings } from '../../settings/use-frame-settings.ts';
import { useShellWords } from '../../words.ts';
import { NavToggle } from '../NavToggle.tsx';
import { columnWidth } from '../nav-plan.ts';
import { moveNav, navState } from '../nav-state.ts';
import { TabbedMenu } from '../tabs/TabbedMenu.tsx';
import { DrawerFoot } from './DrawerFoot.tsx';
import { NavBar } from './NavBar.tsx';

const close = () => moveNav('mobileOpen', 'close');
/** What is left of a phone's window to press, to close the drawer. */
const LEFT_FREE_PX = 48;

const Inside = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  maxWidth: `calc(100vw - ${LEFT_FREE_PX}px)`,
  '& > .menu': { flex: 1, minHeight: 0 },
});

/**
 * Below lg: the menu over the content, never folded; tabs come with their panel. It closes by backdrop, Escape, a swipe
 * to its edge, and each choice; it is never swiped open, where browsers go back by that gesture (N2, N9).
 */
export function NavDrawer() {
  const t = useShellWords();
  const { mobileOpen } = useObservable(navState);
  const { style, position } = useFrameSettings().layout.config.navbar;
  const isTabbed = style === 'style-3' || style === 'style-3-dense';
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) close();
  };
  return (
    <SwipeableDrawer
      anchor={position}
      open={mobileOpen}
      onOpen={() => moveNav('mobileOpen', 'open')}
      onClose={close}
      disableSwipeToOpen
      disableDiscovery
      slotProps={{ paper: { 'aria-label': t('navigation') } }}
    >
      <Inside
        onClick={onClick}
        data-position={position}
        style={{ width: FRAME.navWidth + (isTabbed ? columnWidth(style) : 0) }}
      >
        <div className="menu">
          {isTabbed ? (
            <TabbedMenu isDense={style === 'style-3-dense'} isPinned />
          ) : (
            <NavBar toggle={<NavToggle flag="mobileOpen" />} />
          )}
        </div>
        <DrawerFoot />
      </Inside>
    </SwipeableDrawer>
  );
}
