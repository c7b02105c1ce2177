// Which screen of the table is open.
import type { Screen } from '@madoguchi/contract/screen.ts';
import type { ScreenId } from '@madoguchi/contract/screens.ts';
import { type StaticDataRouteOption, useMatches } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    screen?: Screen & { id: ScreenId };
  }
}

type OpenScreen = (Screen & { id: ScreenId }) | undefined;

/**
 * The open screen's row; undefined while a redirect is under way. In `useMatches({ select })` it lets a part of the frame
 * ask for what it needs of the screen alone, so that it is drawn anew only where that changes.
 */
export function openScreen(matches: readonly { readonly staticData: StaticDataRouteOption }[]): OpenScreen {
  return matches.at(-1)?.staticData.screen;
}

export function useCurrentScreen(): OpenScreen {
  return useMatches({ select: openScreen });
}
