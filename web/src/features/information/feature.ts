import type { Feature } from '../../platform/feature.ts';

export const informationFeature = {
  pages: {
    information: async () => (await import('./InformationPage.tsx')).InformationPage,
  },
} as const satisfies Feature;
