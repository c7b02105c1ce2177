import type { Feature } from '../../platform/feature.ts';

export const classificationsFeature = {
  pages: {
    'classifications.list': async () => (await import('./list/ClassificationsPage.tsx')).ClassificationsPage,
    'classifications.details': async () => (await import('./details/DetailsPage.tsx')).DetailsPage,
    'classifications.add-detail': async () => (await import('./edit/AddDetailPage.tsx')).AddDetailPage,
    'classifications.edit-detail': async () => (await import('./edit/EditDetailPage.tsx')).EditDetailPage,
  },
} as const satisfies Feature;
