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
import { BudgetOfRequest } from './BudgetOfRequest.tsx';

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

it('says to who decides a request what is left with it counted, and by how much the budget is exceeded [B9-01]', async () => {
  const answer = { fiscalYear: 2026, departmentCode: 'DEV', category: 'equipment' };
  const budget = { totalYen: 100_000, spentYen: 60_000, committedYen: 43_000 };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ...answer, budget })));
  render(
    <FormGround>
      <BudgetOfRequest requestId="0190a2b3-0000-7000-8000-000000000001" />
    </FormGround>,
  );
  expect(await screen.findByText(/予算残 −¥3,000（DEV・equipment、2026年度。この申請を含めて計算）/)).toBeTruthy();
  expect(screen.getByText(/予算を¥3,000超えます/)).toBeTruthy();
});
