import { OpenPurchases } from '@madoguchi/contract/information/model.ts';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as z from 'zod';
import { FormGround } from '../../../../test/forms/FormGround.tsx';
import { ADMIN_SESSION } from '../../../../test/sessions.ts';
import { sessionState } from '../../../platform/identity/session-state.ts';
import { showLanguage } from '../../../platform/language.ts';
import { queryClient } from '../../../platform/query.ts';
import { PurchasesCard } from './PurchasesCard.tsx';

function Card() {
  return (
    <FormGround>
      <PurchasesCard />
    </FormGround>
  );
}

const answering = (purchases: z.input<typeof OpenPurchases>) =>
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(OpenPurchases.parse(purchases))));

function show() {
  const router = createRouter({ routeTree: createRootRoute({ component: Card }), history: createMemoryHistory() });
  render(<RouterProvider router={router} />);
}

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [
      within(row).getByRole('link').getAttribute('href'),
      ...within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ]);

beforeEach(() => {
  showLanguage('en');
  sessionState.set({ phase: 'known', session: ADMIN_SESSION });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  sessionState.set({ phase: 'asking' });
  vi.unstubAllGlobals();
});

it('counts open requests in the order in which they go, and each state opens its list [B9-01] [S2-14] [S2-15]', async () => {
  answering({
    own: [
      { status: 'submitted', count: 1, totalYen: 12_000 },
      { status: 'draft', count: 2, totalYen: 9_000 },
    ],
    undecided: [{ status: 'submitted', count: 5, totalYen: 480_000 }],
  });
  show();
  expect(rowsOf(await screen.findByRole('table', { name: 'Your requests' }))).toEqual([
    ['/apps/purchase-request/list/E0001/-/draft/-', 'Draft', '2', '¥9,000'],
    ['/apps/purchase-request/list/E0001/-/submitted/-', 'Submitted', '1', '¥12,000'],
  ]);
  expect(rowsOf(screen.getByRole('table', { name: 'Waiting for a decision, all departments' }))).toEqual([
    ['/apps/purchase-request/decision/list/-/-/submitted/-/-?tab=all', 'Submitted', '5', '¥480,000'],
  ]);
});

it('shows nobody else’s requests to who decides none [B9-01] [S2-14]', async () => {
  answering({ own: [{ status: 'draft', count: 1, totalYen: 9_000 }], undecided: null });
  show();
  expect(await screen.findAllByRole('table')).toHaveLength(1);
});

it('fails alone, and is read again by its own button [B9-01]', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  show();
  expect(await screen.findByRole('alert')).toBeTruthy();
  answering({ own: [], undecided: [] });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('You have no open purchase requests.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
