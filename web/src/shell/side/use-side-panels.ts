import useMediaQuery from '@mui/material/useMediaQuery';
import { FRAME } from '../../kit/theme/tokens.ts';
import { usePreference } from '../../platform/preferences.ts';
import { useSession } from '../../platform/session.ts';
import { useFrameSettings } from '../settings/use-frame-settings.ts';

/** Which of the two panels at the sides stand beside the page (S6-02). A guest has nothing to be shown there. */
export function useSidePanels(): { readonly left: boolean; readonly right: boolean } {
  const { user } = useSession();
  const { mode, leftSidePanel, rightSidePanel } = useFrameSettings().layout.config;
  const { value: shortcuts } = usePreference('shortcuts');
  const hasRightRoom = useMediaQuery(`(min-width: ${FRAME.onePanelFrom}px)`, { noSsr: true });
  const hasRoomForBoth = useMediaQuery(`(min-width: ${FRAME.bothPanelsFrom}px)`, { noSsr: true });
  // A box of its own leaves no room beside the page, however wide the window is.
  const isFor = user !== null && mode !== 'boxed';
  const right = isFor && hasRightRoom && rightSidePanel.display;
  const leftHasRoom = right ? hasRoomForBoth : hasRightRoom;
  return { right, left: isFor && leftHasRoom && leftSidePanel.display && shortcuts.length > 0 };
}
