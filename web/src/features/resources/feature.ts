import type { Feature } from '../../platform/feature.ts';

export const resourcesFeature = {
  pages: {
    resources: async () => (await import('./ResourcesPage.tsx')).ResourcesPage,
    'resources.show': async () => (await import('./ResourcePage.tsx')).ResourcePage,
    'resources.edit': async () => (await import('./edit/EditResourcePage.tsx')).EditResourcePage,
    'resources.closures': async () => (await import('./closures/ClosuresPage.tsx')).ClosuresPage,
  },
} as const satisfies Feature;
