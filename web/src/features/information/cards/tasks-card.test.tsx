import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FormGround } from '../../../../test/forms/FormGround.tsx';
import { STAFF_SESSION, sessionOf } from '../../../../test/sessions.ts';
import { sessionState } from '../../../platform/identity/session-state.ts';
import { showLanguage } from '../../../platform/language.ts';
import { queryClient } from '../../../platform/query.ts';
import { TasksCard } from './TasksCard.tsx';

const MONTHS = ['202606', '202607', '202608', '202609', '202610', '202611'];

function Card() {
  return (
    <FormGround>
      <TasksCard />
    </FormGround>
  );
}

beforeEach(() => {
  showLanguage('ja');
  sessionState.set({ phase: 'known', session: STAFF_SESSION });
  const tasks = MONTHS.map((month) => ({
    kind: 'claims-to-confirm',
    month,
    count: 1,
    since: '2026-11-20T00:00:00.000Z',
  }));
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(tasks)));
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  sessionState.set({ phase: 'asking' });
  vi.unstubAllGlobals();
});

it('with nothing to do leads whoever has a claim to this month’s, and says so to everybody else [B9-01]', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])));
  const links = async (role: 'staff' | 'user') => {
    sessionState.set({ phase: 'known', session: sessionOf(role) });
    const router = createRouter({ routeTree: createRootRoute({ component: Card }), history: createMemoryHistory() });
    const { unmount } = render(<RouterProvider router={router} />);
    await screen.findByText('待っていることはありません。');
    const found = screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    unmount();
    return found;
  };
  expect(await links('staff')).toEqual([['2026年11月の精算書を開く', '/apps/travelExpensesRequest/202611']]);
  expect(await links('user')).toEqual([]);
});

it('shows the first of many tasks, and the others by a button that keeps the focus [B9-01]', async () => {
  const router = createRouter({ routeTree: createRootRoute({ component: Card }), history: createMemoryHistory() });
  render(<RouterProvider router={router} />);
  expect(await screen.findAllByRole('listitem')).toHaveLength(4);
  const more = screen.getByRole('button', { name: 'ほか2件を表示', expanded: false });
  more.focus();
  fireEvent.click(more);
  expect(screen.getAllByRole('listitem')).toHaveLength(MONTHS.length);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '少なく表示', expanded: true }));
});
