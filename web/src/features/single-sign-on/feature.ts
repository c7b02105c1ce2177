import type { Feature } from '../../platform/feature.ts';

export const singleSignOnFeature = {
  pages: {
    'single-sign-on.callback': async () => (await import('./CallbackPage.tsx')).CallbackPage,
  },
} as const satisfies Feature;
