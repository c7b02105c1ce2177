import type { Feature } from '../../platform/feature.ts';

export const auditFeature = {
  pages: {
    'audit.trail': async () => (await import('./trail/AuditTrailPage.tsx')).AuditTrailPage,
  },
} as const satisfies Feature;
