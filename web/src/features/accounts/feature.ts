import type { Feature } from '../../platform/feature.ts';

export const accountsFeature = {
  pages: {
    'accounts.list': async () => (await import('./list/AccountsPage.tsx')).AccountsPage,
    'accounts.register': async () => (await import('./register/RegisterPage.tsx')).RegisterPage,
    'accounts.invitation': async () => (await import('./invitation/InvitationPage.tsx')).InvitationPage,
  },
} as const satisfies Feature;
