import type { Feature } from '../../platform/feature.ts';

export const analyticsFeature = {
  pages: {
    analytics: async () => (await import('./AnalyticsPage.tsx')).AnalyticsPage,
  },
} as const satisfies Feature;
