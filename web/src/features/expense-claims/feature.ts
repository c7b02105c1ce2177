import type { Feature } from '../../platform/feature.ts';

export const expenseClaimsFeature = {
  pages: {
    'expense-claims.mine': async () => (await import('./mine/ClaimPage.tsx')).ClaimPage,
    'expense-claims.review': async () => (await import('./review/ReviewPage.tsx')).ReviewPage,
  },
} as const satisfies Feature;
