// A part of the frame as it stands in the portal: a visitor, a window, the frame's settings, and an address.
import type { FrameChoice } from '@madoguchi/contract/preferences/frame-fields.ts';
import { startCopies } from '@madoguchi/contract/preferences/frame-settings.ts';
import type { Session } from '@madoguchi/contract/session/model.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { ThemeGround } from '../src/kit/theme/ThemeGround.tsx';
import { frameCopies } from '../src/platform/frame-settings.ts';
import { sessionState } from '../src/platform/identity/session-state.ts';
import { showLanguage } from '../src/platform/language.ts';
import { FIRST_FLAGS } from '../src/shell/nav/nav-flags.ts';
import { navState } from '../src/shell/nav/nav-state.ts';
import { emptyScreens } from './empty-screens.tsx';
import { STAFF_SESSION } from './sessions.ts';

const DESK_PX = 1440;

interface Scene {
  readonly session?: Session;
  readonly widthPx?: number;
  readonly navbar?: NonNullable<NonNullable<NonNullable<FrameChoice['layout']>['config']>['navbar']>;
  readonly at?: string;
}

/** The media queries of a window of the width; nothing else is known of it. */
function openWindow(widthPx: number): void {
  const bound = (query: string, side: 'min' | 'max') =>
    Number(new RegExp(`${side}-width: ([\\d.]+)px`).exec(query)?.[1] ?? Number.NaN);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: bound(query, 'min') <= widthPx || widthPx <= bound(query, 'max'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

/** Renders the part with an empty page for every screen; answers the router, for where it went. */
export async function renderInFrame(Part: () => ReactNode, scene: Scene = {}) {
  openWindow(scene.widthPx ?? DESK_PX);
  showLanguage('ja');
  sessionState.set({ phase: 'known', session: scene.session ?? STAFF_SESSION });
  frameCopies.set(startCopies({ layout: { config: { navbar: scene.navbar ?? {} } } }));
  navState.set(FIRST_FLAGS);
  // The router scrolls to the top of a new screen, which jsdom cannot.
  vi.stubGlobal('scrollTo', () => undefined);
  const router = emptyScreens(Part, scene.at ?? '/apps/dashboards/project');
  await router.load();
  const view = render(
    <ThemeGround>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </ThemeGround>,
  );
  return { router, ...view };
}

export const menu = () => screen.getByRole('navigation', { name: 'メニュー' });
