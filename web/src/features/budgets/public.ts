// The parts of budgets that other features show, each loaded when it is.
import { lazy } from 'react';
import { later } from '../../platform/later.tsx';

/** The sums for those who lead (PJ4). */
export const BudgetTab = lazy(async () => ({ default: (await import('./BudgetTab.tsx')).BudgetTab }));

/** A line in a purchase request, which does without it where it cannot be loaded. */
export const BudgetLeft = later('The budget', async () => (await import('./BudgetLeft.tsx')).BudgetLeft);

/** The line for whoever decides a request, who can do so without it. */
export const BudgetOfRequest = later(
  'The budget of the request',
  async () => (await import('./BudgetOfRequest.tsx')).BudgetOfRequest,
);
