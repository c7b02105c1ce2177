import type { Feature } from '../../platform/feature.ts';

export const profileFeature = {
  pages: {
    profile: async () => (await import('./ProfilePage.tsx')).ProfilePage,
  },
} as const satisfies Feature;
