import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FormGround } from '../../../../test/forms/FormGround.tsx';
import { ADMIN_SESSION, GUEST_SESSION, STAFF_SESSION } from '../../../../test/sessions.ts';
import { sessionState } from '../../../platform/identity/session-state.ts';
import { showLanguage } from '../../../platform/language.ts';
import { queryClient } from '../../../platform/query.ts';
import { AnnouncementList } from './AnnouncementList.tsx';

/** Only what was read. */
const Frame: ComponentProps<typeof AnnouncementList>['frame'] = ({ read, children }) =>
  read.data === undefined ? null : children(read.data);

function Card() {
  return (
    <FormGround>
      <AnnouncementList frame={Frame} />
    </FormGround>
  );
}

beforeEach(() => {
  showLanguage('ja');
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ rows: [], next: null })));
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  sessionState.set({ phase: 'asking' });
  vi.unstubAllGlobals();
});

it.each([
  ['an admin is led to where they are written', ADMIN_SESSION, ['お知らせ管理を開く']],
  ['a colleague reads one sentence', STAFF_SESSION, []],
  ['a guest reads one sentence', GUEST_SESSION, []],
])('without an announcement %s [B9-01]', async (_what, session, links) => {
  sessionState.set({ phase: 'known', session });
  const router = createRouter({ routeTree: createRootRoute({ component: Card }), history: createMemoryHistory() });
  render(<RouterProvider router={router} />);
  await screen.findByText('今お知らせはありません。');
  expect(screen.queryAllByRole('link').map(({ textContent }) => textContent)).toEqual(links);
});

it.each([
  ['is told how many have, and led to who has not', ADMIN_SESSION, ['件名', '既読 1 / 3人（33%）']],
  ['is told nothing, a colleague', STAFF_SESSION, ['件名']],
])('whoever writes what everybody is to confirm %s [B9-01]', async (_what, session, links) => {
  const id = '0190a2b3-0000-7000-8000-000000000001';
  const row = {
    ...{ id, title: '件名', titleEn: '', announcementCategory: 'company', shownFrom: '2026-11-20', pinned: false },
    ...{ mustRead: true, edition: 1, readAt: null },
  };
  const maintained = {
    ...{ ...row, version: 1, audience: 'staff', lastDay: null, phase: 'current', readCount: 1, addressedCount: 3 },
    ...{ updatedAt: '2026-11-20T00:00:00.000Z', updatedBy: '山本 由美子' },
  };
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(Response.json({ rows: [path.includes('maintenance') ? maintained : row], next: null }));
  });
  sessionState.set({ phase: 'known', session });
  const router = createRouter({ routeTree: createRootRoute({ component: Card }), history: createMemoryHistory() });
  render(<RouterProvider router={router} />);
  await vi.waitFor(() => expect(screen.queryAllByRole('link').map(({ textContent }) => textContent)).toEqual(links));
  expect(asked.some((path) => path.includes('maintenance'))).toBe(session === ADMIN_SESSION);
});
