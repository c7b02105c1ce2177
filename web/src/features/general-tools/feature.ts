import type { Feature } from '../../platform/feature.ts';

export const generalToolsFeature = {
  pages: {
    'general-tools': async () => (await import('./GeneralToolsPage.tsx')).GeneralToolsPage,
  },
} as const satisfies Feature;
