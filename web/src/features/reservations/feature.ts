import type { Feature } from '../../platform/feature.ts';

export const reservationsFeature = {
  pages: {
    'reservations.mine': async () => (await import('./own/OwnReservationsPage.tsx')).OwnReservationsPage,
    'reservations.room': async () => (await import('./room/RoomPage.tsx')).RoomPage,
    'reservations.usage': async () => (await import('./usage/UsagePage.tsx')).UsagePage,
    reservations: async () => (await import('./board/ReservationsPage.tsx')).ReservationsPage,
  },
} as const satisfies Feature;
