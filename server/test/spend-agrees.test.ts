// Budgets and the analysis each count what was spent: both say the same yen.
import { showAnalytics } from '@madoguchi/contract/analytics/operations.ts';
import { showBudgetOverview } from '@madoguchi/contract/budgets/operations.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { analyticsFeature } from '../src/features/analytics/index.ts';
import { orderedPurchase } from './bought-purchases.ts';
import { approved, line, submitted } from './claims.ts';
import { approvedPurchase } from './purchases.ts';
import { openWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it('an order and an approved claim are spent by the same yen in both, what only waits by neither [B9-01, B9-07]', async () => {
  await orderedPurchase(world);
  await approvedPurchase(world);
  await approved(world, await submitted(world.as('staff'), [line({ useDate: '2026-11-09', unitFare: 700 })]));
  await submitted(world.as('other'), [line({ useDate: '2026-11-10', unitFare: 900 })]);
  await analyticsFeature.prompt({ clock: world.clock }, world.appPool);
  const { spend } = (await world.as('system')(showAnalytics, { month: '202611' as YearMonth })).output;
  const { rows } = (await world.as('admin')(showBudgetOverview, { year: 2026 })).output;
  expect(spend.now).toBe(4_000);
  expect(rows.reduce((sum, { spentYen }) => sum + spentYen, 0)).toBe(spend.now);
});
