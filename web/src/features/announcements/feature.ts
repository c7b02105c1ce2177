import type { Feature } from '../../platform/feature.ts';

export const announcementsFeature = {
  pages: {
    'announcements.maintenance': async () => (await import('./maintenance/AnnouncementsPage.tsx')).AnnouncementsPage,
    'announcements.edit': async () => (await import('./maintenance/edit/EditPage.tsx')).EditPage,
    'announcements.readers': async () => (await import('./maintenance/readers/ReadersPage.tsx')).ReadersPage,
  },
} as const satisfies Feature;
