import type { Feature } from '../../platform/feature.ts';

export const delegationsFeature = {
  pages: {
    delegations: async () => (await import('./DelegationsPage.tsx')).DelegationsPage,
  },
} as const satisfies Feature;
