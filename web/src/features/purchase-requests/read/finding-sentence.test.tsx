import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FormGround } from '../../../../test/forms/FormGround.tsx';
import { showLanguage } from '../../../platform/language.ts';
import { queryClient } from '../../../platform/query.ts';
import { FindingSentence } from './FindingSentence.tsx';

const ID = '01932b6c-0000-7000-8000-000000000045';

beforeEach(() => showLanguage('ja'));
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

/** A sentence that names two requests, for somebody who may see those that are given. */
function show(seen: readonly string[]) {
  const asked = (path: string) => new URL(path, 'https://portal.example').searchParams.get('number');
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(
      Response.json({
        requests: seen
          .filter((number) => number === asked(path))
          .map((number) => ({ id: ID, number, purchaseName: '椅子', employeeName: '佐藤 健太', status: 'approved' })),
      }),
    ),
  );
  const values = { numbers: 'PR-2026-00045, PR-2026-00046', total: 480_000, band: 300_000 };
  const component = () => (
    <FormGround>
      <p>
        <FindingSentence finding={{ code: 'split-suspicion', values }} />
      </p>
    </FormGround>
  );
  const router = createRouter({ routeTree: createRootRoute({ component }), history: createMemoryHistory() });
  render(<RouterProvider router={router} />);
}

it('leads from each number in a warning to that request, and reads as one sentence [B5-02]', async () => {
  show(['PR-2026-00045']);
  const link = await screen.findByRole('link', { name: 'PR-2026-00045' });
  expect(link.getAttribute('href')).toMatch(new RegExp(`/${ID}$`));
  expect(link.closest('p')?.textContent).toBe(
    '分割の疑い：30日以内のPR-2026-00045、PR-2026-00046と合わせると480,000円で、300,000円以上の扱いになります。',
  );
});

it('leads nowhere from the number of a request that the reader may not see [B5-02]', async () => {
  show(['PR-2026-00045']);
  await screen.findByRole('link');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['PR-2026-00045']);
});
