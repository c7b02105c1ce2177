import IconButton from '@mui/material/IconButton';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { Icon } from '../../../kit/Icon.tsx';
import { ThemeArea } from '../../../kit/theme/ThemeArea.tsx';
import { FRAME } from '../../../kit/theme/tokens.ts';
import { useObservable } from '../../../platform/observable.ts';
import { useSession } from '../../../platform/session.ts';
import { ConnectionLight } from '../../ConnectionLight.tsx';
import { openPanel, type PanelName } from '../../settings/panel-state.ts';
import { useFrameSettings } from '../../settings/use-frame-settings.ts';
import { useSettingsWords } from '../../settings/words.ts';
import { LanguageMenu } from '../../toolbar/language/LanguageMenu.tsx';
import { FontSizeMenu } from '../../toolbar/text-size/FontSizeMenu.tsx';
import { useShellWords } from '../../words.ts';
import { NavToggle } from '../NavToggle.tsx';
import { columnWidth } from '../nav-plan.ts';
import { moveNav, navState } from '../nav-state.ts';
import { TabbedMenu } from '../tabs/TabbedMenu.tsx';
import { NavBar } from './NavBar.tsx';

const PANELS = [
  ['settings', 'settings'],
  ['schemes', 'palette'],
] as const satisfies readonly (readonly [PanelName, 'settings' | 'palette'])[];

/** The way to both sheets from a phone's menu, which makes room for them. */
function PanelOpeners() {
  const t = useSettingsWords();
  return PANELS.map(([panel, icon]) => (
    <IconButton
      key={panel}
      aria-label={t(panel)}
      title={t(panel)}
      onClick={() => {
        moveNav('mobileOpen', 'close');
        openPanel.set(panel);
      }}
    >
      <Icon name={icon} />
    </IconButton>
  ));
}

const Place = styled('div')(({ theme }) => ({
  display: 'none',
  padding: '8px 16px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('sm')]: { display: 'block' },
  // One row of all four: the pictures of the first and the last stand near the edges.
  '& > .tools': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', margin: '0 -8px' },
  '& .word': { display: 'inline !important' },
  '& > .facts': {
    ...theme.typography.caption,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 16,
    paddingTop: 8,
    color: theme.vars.palette.text.secondary,
  },
}));

/** On a phone, what toolbar and footer have no room for: size of text, language, copyright, version, connection. */
function DrawerFoot() {
  const t = useShellWords();
  const { company, version, today, user } = useSession();
  return (
    <ThemeArea area="navbar">
      <Place>
        <div className="tools">
          <FontSizeMenu />
          <LanguageMenu />
          <PanelOpeners />
        </div>
        <div className="facts">
          <span>{t('copyright', { year: today.slice(0, 4), company })}</span>
          <span>{t('version', { version })}</span>
          {user ? <ConnectionLight /> : null}
        </div>
      </Place>
    </ThemeArea>
  );
}

const close = () => moveNav('mobileOpen', 'close');
/** The width of a phone's window beside the drawer, left free to be pressed to close it. */
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
