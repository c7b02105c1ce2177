import { BudgetLeft as Left } from '@madoguchi/contract/budgets/model.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as z from 'zod';
import { FormGround } from '../../../test/forms/FormGround.tsx';
import { haveEmptyMasters } from '../../../test/masters.ts';
import { STAFF_SESSION } from '../../../test/sessions.ts';
import { sessionState } from '../../platform/identity/session-state.ts';
import { showLanguage } from '../../platform/language.ts';
import { queryClient } from '../../platform/query.ts';
import { BudgetLeft } from './BudgetLeft.tsx';

function show(budget: z.input<typeof Left>['budget'], totalYen: number) {
  const answer = Left.parse({ fiscalYear: 2026, departmentCode: 'DEV', budget });
  const asked = vi.fn(() => Promise.resolve(Response.json(answer)));
  vi.stubGlobal('fetch', asked);
  render(
    <FormGround>
      <BudgetLeft category="equipment" totalYen={totalYen} />
    </FormGround>,
  );
  return asked;
}

beforeEach(() => {
  showLanguage('ja');
  haveEmptyMasters();
  sessionState.set({ phase: 'known', session: STAFF_SESSION });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  sessionState.set({ phase: 'asking' });
  vi.unstubAllGlobals();
});

const BUDGET = { totalYen: 100_000, spentYen: 60_000, committedYen: 10_000 };
const LEFT = '予算残 ¥30,000（DEV・equipment、2026年度）';

it('says what the department has left, and warns of a request that takes more by how much [B9-01]', async () => {
  show(BUDGET, 30_000);
  expect(await screen.findByText(LEFT)).toBeTruthy();
  expect(screen.queryByText(/超えています/)).toBeNull();
  cleanup();
  queryClient.clear();
  show(BUDGET, 30_001);
  expect((await screen.findByText(/超えています/)).textContent).toContain('¥30,001は、予算残を¥1超えています');
});

it('says nothing where there is no budget [B9-01]', async () => {
  const asked = show(null, 5);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByText(/予算残|超えて/)).toBeNull();
});

it('says that it could not be read, and reads it again [B9-01]', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 500 })));
  render(
    <FormGround>
      <BudgetLeft category="equipment" totalYen={1} />
    </FormGround>,
  );
  const again = await screen.findByRole('button', { name: '再試行' });
  const answer = Left.parse({ fiscalYear: 2026, departmentCode: 'DEV', budget: BUDGET });
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer)));
  fireEvent.click(again);
  expect(await screen.findByText(LEFT)).toBeTruthy();
});
