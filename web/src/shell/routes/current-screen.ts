// Which screen of the table is open.
import type { Screen } from '@madoguchi/contract/screen.ts';
import type { ScreenId } from '@madoguchi/contract/screens.ts';
import { useMatches } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    screen?: Screen & { id: ScreenId };
  }
}

/** The open screen's row; undefined while a redirect is under way. */
export function useCurrentScreen(): (Screen & { id: ScreenId }) | undefined {
  return useMatches({ select: (matches) => matches.at(-1)?.staticData.screen });
}
