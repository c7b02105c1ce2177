import type { Feature } from '../../platform/feature.ts';

export const membersFeature = {
  pages: {
    'members.list': async () => (await import('./MembersPage.tsx')).MembersPage,
    'members.record': async () => (await import('./record/RecordPage.tsx')).RecordPage,
  },
} as const satisfies Feature;
