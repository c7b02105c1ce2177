// The plan of the navbar for this window and these settings (S6-01): its form, its width, and from where it is opened.
import type { FrameSettings } from '@madoguchi/contract/preferences/frame-fields.ts';
import { FRAME } from '../../kit/theme/tokens.ts';
import type { NavFlags } from './nav-flags.ts';

type Navbar = FrameSettings['layout']['config']['navbar'];
/** Below 1280 px a window is narrow: the menu is a drawer. Below 600 it is a phone's: a bar at the bottom opens it. */
export type Breadth = 'wide' | 'narrow' | 'phone';

export interface NavPlan {
  readonly form: 'none' | 'slide' | 'folded' | 'tabbed' | 'drawer';
  /** The width that it takes from the window, px. A navbar over the content takes none. */
  readonly widthPx: number;
  /** The flag that the toolbar's button moves; null where it has none. */
  readonly toggles: 'open' | 'mobileOpen' | null;
  /** The flag that a button floating over the content opens, where nothing else would (N5b). */
  readonly floats: 'open' | 'mobileOpen' | null;
}

const NONE: NavPlan = { form: 'none', widthPx: 0, toggles: null, floats: null };

export function navPlan(navbar: Navbar, breadth: Breadth, hasToolbar: boolean, flags: NavFlags): NavPlan {
  // On a phone it takes no room, and nothing else leads to the settings that would bring it back.
  if (!navbar.display && breadth !== 'phone') return NONE;
  if (breadth !== 'wide') {
    const floats = hasToolbar || breadth === 'phone' ? null : 'mobileOpen';
    return { form: 'drawer', widthPx: 0, toggles: 'mobileOpen', floats };
  }
  const floats = hasToolbar || flags.open ? null : 'open';
  switch (navbar.style) {
    case 'style-1':
      return { form: 'slide', widthPx: flags.open ? FRAME.navWidth : 0, toggles: flags.open ? null : 'open', floats };
    case 'style-2':
      return { form: 'folded', widthPx: navbar.folded ? FRAME.navRail : FRAME.navWidth, toggles: null, floats: null };
    case 'style-3':
    case 'style-3-dense':
      return { form: 'tabbed', widthPx: flags.open ? tabbedWidth(navbar) : 0, toggles: 'open', floats };
    default:
      return navbar.style satisfies never;
  }
}

/** The column, and beside it the panel where it is pinned (N5). */
function tabbedWidth({ style, folded }: Navbar): number {
  return columnWidth(style) + (folded ? 0 : FRAME.navWidth);
}

export function columnWidth(style: Navbar['style']): number {
  return style === 'style-3-dense' ? FRAME.navRail : FRAME.navColumn;
}
