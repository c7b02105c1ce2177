import { SCREENS } from '@madoguchi/contract/screens.ts';
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** A router whose screens are empty below the part: for what the frame shows of where somebody is. */
export function emptyScreens(Part: () => ReactNode, at: string) {
  const root = createRootRoute({ component: Part });
  const routes = SCREENS.map((screen) =>
    createRoute({
      getParentRoute: () => root,
      path: screen.path.replaceAll(':', '$'),
      staticData: { screen },
      component: () => null,
    }),
  );
  return createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [at] }),
  });
}
