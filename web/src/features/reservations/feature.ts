import type { Feature } from '../../platform/feature.ts';

export const reservationsFeature = {
  pages: {
    reservations: async () => (await import('./board/ReservationsPage.tsx')).ReservationsPage,
  },
} as const satisfies Feature;
