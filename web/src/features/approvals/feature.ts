import type { Feature } from '../../platform/feature.ts';

export const approvalsFeature = {
  pages: {
    'approvals.inbox': async () => (await import('./inbox/InboxPage.tsx')).InboxPage,
    'approvals.requests': async () => (await import('./inbox/RequestsPage.tsx')).RequestsPage,
  },
} as const satisfies Feature;
