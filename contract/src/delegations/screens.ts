import type { Screen } from '../screen.ts';

export const DELEGATION_SCREENS = [
  {
    id: 'delegations',
    path: '/apps/delegations',
    title: { ja: '代理設定', en: 'Delegation' },
    access: 'staff',
    menu: { group: 'approvals', icon: 'delegation', reading: 'だいりせってい' },
    uses: [
      'delegations.list',
      'delegations.offer',
      'delegations.accept',
      'delegations.decline',
      'delegations.end',
      'people.find',
      'master-data.holidays',
      'live.listen',
    ],
    opensWith: [{ operation: 'delegations.list' }],
  },
] as const satisfies readonly Screen[];
