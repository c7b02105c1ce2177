import type { Feature } from '../platform/feature.ts';

export const shellFeature = {
  pages: {
    loading: async () => (await import('./start/LoadingPage.tsx')).LoadingPage,
    'errors.not-found': async () => (await import('./errors/NotFoundPage.tsx')).NotFoundPage,
    'errors.unexpected': async () => (await import('./errors/UnexpectedPage.tsx')).UnexpectedPage,
  },
} as const satisfies Feature;
