import type { Feature } from '../../platform/feature.ts';

export const electronicTransactionsFeature = {
  pages: {
    'electronic-transactions': async () => (await import('./TransactionsPage.tsx')).TransactionsPage,
    'electronic-transactions.new': async () => (await import('./edit/RegisterPage.tsx')).RegisterPage,
    'electronic-transactions.many': async () => (await import('./many/ManyPage.tsx')).ManyPage,
    'evidence-checks': async () => (await import('./checks/ChecksPage.tsx')).ChecksPage,
    'electronic-transactions.retention': async () => (await import('./retention/RetentionPage.tsx')).RetentionPage,
    'electronic-transactions.purges': async () => (await import('./retention/PurgesPage.tsx')).PurgesPage,
    'electronic-transactions.office-rules': async () =>
      (await import('./documents/OfficeRulesPage.tsx')).OfficeRulesPage,
    'electronic-transactions.system-overview': async () =>
      (await import('./documents/SystemOverviewPage.tsx')).SystemOverviewPage,
    'electronic-transactions.show': async () => (await import('./TransactionPage.tsx')).TransactionPage,
    'electronic-transactions.correct': async () => (await import('./edit/CorrectPage.tsx')).CorrectPage,
  },
} as const satisfies Feature;
