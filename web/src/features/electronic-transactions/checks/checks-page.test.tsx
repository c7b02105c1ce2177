import type { EvidenceCheck, EvidenceFault } from '@madoguchi/contract/electronic-transactions/evidence-check.ts';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FormGround } from '../../../../test/forms/FormGround.tsx';
import { sessionOf } from '../../../../test/sessions.ts';
import { sessionState } from '../../../platform/identity/session-state.ts';
import { showLanguage } from '../../../platform/language.ts';
import { queryClient } from '../../../platform/query.ts';
import { ChecksPage } from './ChecksPage.tsx';

const ID = '0199e0a0-0000-7000-8000-000000000001';
const CHECK: EvidenceCheck = {
  id: ID,
  begunBy: '佐藤 花子',
  begunAt: '2026-11-21T05:05:00.000Z',
  endedAt: '2026-11-21T05:06:00.000Z',
  step: 'trail',
  done: 10,
  total: 10,
  versions: 1_234,
  files: 56,
  bytes: 7_000_000,
  tokens: 12,
  places: 9_000,
  faults: 0,
};
const FAULT: EvidenceFault = {
  kind: 'file-altered',
  recordId: '0199e0a0-0000-7000-8000-000000000002',
  number: 'ET-2026-00007',
  version: 1,
  place: null,
  fileName: '請求書.pdf',
  sha256: 'ab'.repeat(32),
};

function Page() {
  return (
    <FormGround>
      <ChecksPage />
    </FormGround>
  );
}

function show(check: EvidenceCheck | null, found: readonly EvidenceFault[] = []) {
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(Response.json(path.includes(ID) ? { ...check, found } : { checks: check === null ? [] : [check] })),
  );
  const router = createRouter({ routeTree: createRootRoute({ component: Page }), history: createMemoryHistory() });
  render(<RouterProvider router={router} />);
}

beforeEach(() => {
  showLanguage('en');
  sessionState.set({ phase: 'known', session: sessionOf('system') });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  sessionState.set({ phase: 'asking' });
  vi.unstubAllGlobals();
});

it('names the record and the file of each fault, with the way to the record [B7-05]', async () => {
  show({ ...CHECK, faults: 3 }, [FAULT, { ...FAULT, kind: 'trail-missing', recordId: null, number: '', place: 81 }]);
  expect(await screen.findByRole('heading', { name: '3 faults' })).toBeTruthy();
  const table = within(await screen.findByRole('region', { name: 'Faults' }));
  const link = table.getByRole('link', { name: FAULT.number });
  expect(link.getAttribute('href')).toBe(`/apps/electronicTransaction/${FAULT.recordId}`);
  expect(table.getAllByText(/請求書\.pdf/)).toHaveLength(2);
  expect(table.getByText('81')).toBeTruthy();
  expect(table.getByText('There is one more.')).toBeTruthy();
});

it('says how far a check is, and why another cannot be begun meanwhile [B7-05]', async () => {
  show({ ...CHECK, endedAt: null, step: 'files', done: 5, total: 20 });
  expect(await screen.findByText('Files: 5 of 20')).toBeTruthy();
  const button = screen.getByRole('button', { name: 'Check everything' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(screen.queryByText('Everything is as it was registered')).toBeNull();
});

it('says that nothing was found only of a check that has ended, and offers the first one [B7-05]', async () => {
  show(CHECK);
  expect(await screen.findByRole('heading', { name: 'Everything is as it was registered' })).toBeTruthy();
  cleanup();
  queryClient.clear();
  show(null);
  expect(await screen.findByText(/^Nothing has been checked yet\./)).toBeTruthy();
});
