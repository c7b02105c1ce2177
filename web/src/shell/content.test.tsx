// @vitest-environment jsdom
import { SCREENS } from '@madoguchi/contract/screens.ts';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { use } from 'react';
import { expect, it, vi } from 'vitest';
import { GUEST_SESSION } from '../../test/sessions.ts';
import { AfterHead } from '../kit/AfterHead.tsx';
import { ThemeGround } from '../kit/theme/ThemeGround.tsx';
import { WholePage } from '../kit/whole-page.ts';
import { sessionState } from '../platform/identity/session-state.ts';
import { Content } from './Content.tsx';

const drawn: string[] = [];

function Page({ name }: { readonly name: string }) {
  drawn.push(`${name} ${use(WholePage) ? 'whole' : 'head'}`);
  return (
    <>
      <h1>{name}</h1>
      <AfterHead>
        <p>rows of {name}</p>
      </AfterHead>
    </>
  );
}

it('draws the head of a screen before the rest, of the first one as of each later one', async () => {
  // The router scrolls to the top of a new screen, which jsdom cannot.
  vi.stubGlobal('scrollTo', () => undefined);
  sessionState.set({ phase: 'known', session: GUEST_SESSION });
  const root = createRootRoute({ component: Content });
  const routes = SCREENS.filter(({ id }) => id === 'faq' || id === 'session.login').map((one) =>
    createRoute({
      getParentRoute: () => root,
      path: one.path,
      staticData: { screen: one },
      component: () => <Page name={one.id} />,
    }),
  );
  const history = createMemoryHistory({ initialEntries: ['/login'] });
  const router = createRouter({ routeTree: root.addChildren(routes), history });
  await act(async () =>
    render(
      <ThemeGround>
        <RouterProvider router={router} />
      </ThemeGround>,
    ),
  );
  expect(await screen.findByText('rows of session.login')).toBeDefined();
  expect([...new Set(drawn)]).toEqual(['session.login head', 'session.login whole']);

  await act(() => router.navigate({ to: '/pages/faq' }));
  expect(await screen.findByText('rows of faq')).toBeDefined();
  expect([...new Set(drawn.filter((one) => one.startsWith('faq')))]).toEqual(['faq head', 'faq whole']);
});
