import type { Screen } from '../screen.ts';

export const ANALYTICS_SCREENS = [
  {
    // Spend of everybody, whoever may see whose requests: system people alone, whatever the general tools are open to.
    id: 'analytics',
    path: '/apps/dashboards/analytics',
    title: { ja: '分析', en: 'Analytics' },
    access: 'system',
    menu: { group: 'tools', icon: 'chart', reading: 'ぶんせき' },
    uses: ['analytics.show', 'analytics.export'],
  },
] as const satisfies readonly Screen[];
