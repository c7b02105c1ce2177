import type { Screen } from '../screen.ts';

export const AUDIT_SCREENS = [
  {
    id: 'audit.trail',
    path: '/apps/audit-trail',
    title: { ja: '監査証跡', en: 'Audit trail' },
    access: 'system',
    menu: { group: 'system', icon: 'history', reading: 'かんさしょうせき' },
    uses: ['audit.list', 'audit.show', 'audit.export'],
    opensWith: [{ operation: 'audit.list', isList: true }],
  },
] as const satisfies readonly Screen[];
