import type { Feature } from '../../platform/feature.ts';

export const sessionFeature = {
  pages: {
    'session.login': async () => (await import('./LoginPage.tsx')).LoginPage,
    'session.logout': async () => (await import('./LogoutPage.tsx')).LogoutPage,
  },
} as const satisfies Feature;
