import type { Screen } from '../screen.ts';

export const RESERVATION_SCREENS = [
  {
    id: 'reservations',
    path: '/apps/internal-resource-reservations',
    title: { ja: '設備予約', en: 'Resource reservations' },
    access: 'staff',
    menu: { group: 'requests', icon: 'reservation', reading: 'せつびよやく' },
    uses: [
      'reservations.range',
      'reservations.show',
      'reservations.check',
      'reservations.book',
      'reservations.cancel',
      'reservations.confirm',
      'reservations.check-in',
      'reservations.end',
      'resources.list-offered',
      'people.find',
      'master-data.holidays',
      'live.listen',
    ],
    opensWith: [{ operation: 'resources.list-offered' }],
  },
] as const satisfies readonly Screen[];
