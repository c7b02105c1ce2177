import useMediaQuery from '@mui/material/useMediaQuery';
import { usePreference } from '../../platform/preferences.ts';
import { useSession } from '../../platform/session.ts';
import { useFrameSettings } from '../settings/use-frame-settings.ts';

/** Beside menu and panels a page keeps the room that it has on a desk of 1,440: below these widths they would crowd it. */
const ROOM = { right: '(min-width: 1720px)', both: '(min-width: 1920px)' } as const;

export const PANEL_PX = { start: 200, end: 280 } as const;

/** Which of the two panels at the sides stand beside the page (S6-02). A guest has nothing to be shown there. */
export function useSidePanels(): { readonly left: boolean; readonly right: boolean } {
  const { user } = useSession();
  const { mode, leftSidePanel, rightSidePanel } = useFrameSettings().layout.config;
  const { value: shortcuts } = usePreference('shortcuts');
  const hasRightRoom = useMediaQuery(ROOM.right, { noSsr: true });
  const hasRoomForBoth = useMediaQuery(ROOM.both, { noSsr: true });
  // A box of its own leaves no room beside the page, however wide the window is.
  const isFor = user !== null && mode !== 'boxed';
  const right = isFor && hasRightRoom && rightSidePanel.display;
  const leftHasRoom = right ? hasRoomForBoth : hasRightRoom;
  return { right, left: isFor && leftHasRoom && leftSidePanel.display && shortcuts.length > 0 };
}
