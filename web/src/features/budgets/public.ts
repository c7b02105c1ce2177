// The parts of budgets that other features show, each loaded when it is.
import { lazy } from 'react';
import { later } from '../../platform/later.tsx';

/** The sums for those who lead (PJ4). */
export const BudgetTab = lazy(async () => ({ default: (await import('./BudgetTab.tsx')).BudgetTab }));

/** A line in a purchase request, which does without it where it cannot be loaded. */
export const BudgetLeft = later('The budget', async () => (await import('./BudgetLeft.tsx')).BudgetLeft);
