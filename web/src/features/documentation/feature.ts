import type { Feature } from '../../platform/feature.ts';

export const documentationFeature = {
  pages: {
    documentation: async () => (await import('./ManualStart.tsx')).ManualStart,
    'documentation.release-notes': async () => (await import('./release-notes/ReleaseNotesPage.tsx')).ReleaseNotesPage,
    'documentation.page': async () => (await import('./read/ManualPages.tsx')).ManualPages,
    'documentation.system': async () => (await import('./read/ManualPages.tsx')).ManualPages,
  },
} as const satisfies Feature;
