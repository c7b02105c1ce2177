import type { Screen } from '../screen.ts';

export const BANK_ACCOUNT_SCREENS = [
  {
    id: 'bank-accounts.names',
    path: '/apps/maintenance/bank-names',
    title: { ja: '金融機関名', en: 'Names of banks' },
    access: 'system',
    menu: { group: 'maintenance', icon: 'classification', reading: 'きんゆうきかんめい' },
    uses: [
      'bank-accounts.names',
      'bank-accounts.correct-name',
      'bank-accounts.withdraw-name',
      'bank-accounts.find-banks',
      'bank-accounts.find-branches',
      'live.listen',
    ],
    opensWith: [{ operation: 'bank-accounts.names' }],
  },
] as const satisfies readonly Screen[];
