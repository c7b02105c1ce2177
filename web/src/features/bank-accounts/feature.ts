import type { Feature } from '../../platform/feature.ts';

export const bankAccountsFeature = {
  pages: {
    'bank-accounts.names': async () => (await import('./BankNamesPage.tsx')).BankNamesPage,
  },
} as const satisfies Feature;
