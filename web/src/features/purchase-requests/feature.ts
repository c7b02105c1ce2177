import type { Feature } from '../../platform/feature.ts';

export const purchaseRequestsFeature = {
  pages: {
    'purchase-requests.list': async () => (await import('./list/PurchasesPage.tsx')).PurchasesPage,
    'purchase-requests.decision': async () => (await import('./decision/DecisionListPage.tsx')).DecisionListPage,
    'purchase-requests.new': async () => (await import('./request/NewRequestPage.tsx')).NewRequestPage,
    'purchase-requests.show': async () => (await import('./request/RequestPage.tsx')).RequestPage,
  },
} as const satisfies Feature;
