import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FormGround } from '../../../../test/forms/FormGround.tsx';
import { ADMIN_SESSION } from '../../../../test/sessions.ts';
import { sessionState } from '../../../platform/identity/session-state.ts';
import { showLanguage } from '../../../platform/language.ts';
import { queryClient } from '../../../platform/query.ts';
import { UsagePage } from './UsagePage.tsx';

const ROWS = [
  ['会議室A', 12, 1_830, 9_600, 1],
  ['会議室B', 0, 0, 0, 0],
].map(([name, reservations, usedMinutes, openMinutes, noShows], nth) => ({
  ...{ month: '202611', resourceId: `0199e0a0-0000-7000-8000-00000000000${nth}`, name },
  ...{ reservations, usedMinutes, openMinutes, noShows },
}));

const asked: URL[] = [];

function Page() {
  return (
    <FormGround>
      <UsagePage />
    </FormGround>
  );
}

function show(rows: typeof ROWS) {
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(new URL(path, 'http://portal'));
    return Promise.resolve(Response.json({ rows }));
  });
  const router = createRouter({ routeTree: createRootRoute({ component: Page }), history: createMemoryHistory() });
  render(<RouterProvider router={router} />);
}

beforeEach(() => {
  showLanguage('en');
  asked.length = 0;
  sessionState.set({ phase: 'known', session: ADMIN_SESSION });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  sessionState.set({ phase: 'asking' });
  vi.unstubAllGlobals();
});

it('tells hours, share of the opening hours and no-shows; a resource that was never open has used none [B6-06]', async () => {
  show(ROWS);
  const rows = within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    [expect.any(String), '12', '30.5', '160', '19 %', '1'],
    [expect.any(String), '0', '0', '0', '0 %', '0'],
  ]);
});

it('says so where nothing can be told [B6-06]', async () => {
  show([]);
  expect(await screen.findByText('No resource was in use in these months.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

it.each([
  ['CSV (UTF-8)', 'utf-8'],
  ['CSV (Shift_JIS)', 'shift_jis'],
])('%s asks for the months on show in that encoding [B6-06] [B0-10]', async (name, encoding) => {
  show(ROWS);
  await screen.findByRole('table');
  const shown = asked[0]?.searchParams ?? new URLSearchParams();
  fireEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(Object.fromEntries(asked[1]?.searchParams ?? [])).toEqual({ ...Object.fromEntries(shown), encoding });
});
