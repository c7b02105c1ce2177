import type { Feature } from '../../platform/feature.ts';

export const approvalRoutesFeature = {
  pages: {
    'approval-routes.list': async () => (await import('./list/RoutesPage.tsx')).RoutesPage,
    'approval-routes.edit': async () => (await import('./edit/EditPage.tsx')).EditPage,
  },
} as const satisfies Feature;
