import type { Feature } from '../../platform/feature.ts';

export const calendarFeature = {
  pages: {
    calendar: async () => (await import('./CalendarPage.tsx')).CalendarPage,
  },
} as const satisfies Feature;
