import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FormGround } from '../../../test/forms/FormGround.tsx';
import { STAFF_SESSION } from '../../../test/sessions.ts';
import { announcement } from '../../platform/announcer.ts';
import { sessionState } from '../../platform/identity/session-state.ts';
import { showLanguage } from '../../platform/language.ts';
import { messages } from '../../platform/messages.ts';
import { queryClient } from '../../platform/query.ts';
import { NotificationBell } from './NotificationBell.tsx';

const RETURNED = {
  id: '01980000-0000-7000-8000-000000000002',
  kind: 'claim-returned',
  subject: '01980000-0000-7000-8000-000000000001',
  about: '202611',
  values: { number: 'TE-2026-00123', month: '202611', name: '佐藤 健太' },
  at: '2026-11-21T00:00:00.000Z',
  readAt: null,
};

const BEFORE = { ...RETURNED, id: '01980000-0000-7000-8000-000000000001', kind: 'claim-approved' };

let newest: typeof RETURNED;
beforeEach(() => {
  newest = BEFORE;
  showLanguage('ja');
  sessionState.set({ phase: 'known', session: STAFF_SESSION });
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ unread: newest === BEFORE ? 1 : 2, newest, sendsMail: false })),
  );
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  sessionState.set({ phase: 'asking' });
  messages.set([]);
  announcement.set('');
  vi.unstubAllGlobals();
});

/** The messages that a claim's return brings to somebody at the place. */
async function toldAt(place: string): Promise<string[]> {
  const component = () => (
    <FormGround>
      <NotificationBell />
    </FormGround>
  );
  const history = createMemoryHistory({ initialEntries: [place] });
  const router = createRouter({ routeTree: createRootRoute({ component, notFoundComponent: component }), history });
  render(<RouterProvider router={router} />);
  await screen.findByRole('button', { name: '通知（未読1件）' });
  // The page has seen what was there before.
  await act(async () => {});
  newest = RETURNED;
  await act(() => queryClient.invalidateQueries());
  // Whoever hears the screen is told in either case.
  await waitFor(() => expect(announcement.get()).toMatch(/通知/));
  await vi.dynamicImportSettled();
  return messages.get().map(({ text }) => text);
}

it('a return is said wherever somebody is [S6-06]', async () => {
  expect(await toldAt('/apps/travelExpensesRequest/202610')).toEqual(['2026年11月の精算書が差し戻されました。']);
});

it('and not once more on the page of that claim, which says it itself [S6-06]', async () => {
  expect(await toldAt('/apps/travelExpensesRequest/202611')).toEqual([]);
});
