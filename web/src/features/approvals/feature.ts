import type { Feature } from '../../platform/feature.ts';

export const approvalsFeature = {
  pages: {
    'approvals.inbox': async () => (await import('./inbox/InboxPage.tsx')).InboxPage,
  },
} as const satisfies Feature;
