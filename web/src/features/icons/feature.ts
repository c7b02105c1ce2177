import type { Feature } from '../../platform/feature.ts';

export const iconsFeature = {
  pages: {
    icons: async () => (await import('./IconsPage.tsx')).IconsPage,
  },
} as const satisfies Feature;
