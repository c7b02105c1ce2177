import type { Screen } from '../screen.ts';

export const BUDGET_SCREENS = [
  {
    id: 'budgets',
    path: '/apps/maintenance/budgets',
    title: { ja: '予算', en: 'Budgets' },
    access: 'system',
    menu: { group: 'maintenance', icon: 'chart', reading: 'よさん' },
    uses: [
      'budgets.list',
      'budgets.export',
      'budgets.show',
      'budgets.create',
      'budgets.change',
      'budgets.remove',
      'budgets.check-import',
      'budgets.import',
      'live.listen',
    ],
    opensWith: [{ operation: 'budgets.list', isList: true }],
  },
] as const satisfies readonly Screen[];
