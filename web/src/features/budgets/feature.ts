import type { Feature } from '../../platform/feature.ts';

export const budgetsFeature = {
  pages: {
    budgets: async () => (await import('./BudgetsPage.tsx')).BudgetsPage,
  },
} as const satisfies Feature;
