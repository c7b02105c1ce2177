import type { Screen } from '../screen.ts';

/** Calls of the panel of one reservation, of the dialog that changes it, and of fields with people and days. */
const PANEL = [
  'reservations.show',
  'reservations.change',
  'reservations.cancel',
  'reservations.confirm',
  'approvals.show',
  'approvals.approve',
  'approvals.reject',
  'approvals.take-back',
  'approvals.comment',
  'reservations.check-in',
  'reservations.end',
  'reservations.extend',
  'reservations.hand-out',
  'reservations.take-back',
  'reservations.drive',
  'reservations.alcohol',
  'resources.list-offered',
  'people.find',
  'master-data.holidays',
  'live.listen',
] as const;
const BOOKING = ['reservations.check', 'reservations.book', 'reservations.wait'] as const;

export const RESERVATION_SCREENS = [
  {
    id: 'reservations',
    path: '/apps/internal-resource-reservations',
    title: { ja: '設備予約', en: 'Resource reservations' },
    access: 'staff',
    menu: { group: 'requests', icon: 'reservation', reading: 'せつびよやく' },
    uses: [
      'reservations.range',
      'reservations.find',
      'reservations.list-late',
      'resources.print-poster',
      ...BOOKING,
      ...PANEL,
    ],
    opensWith: [{ operation: 'resources.list-offered' }],
  },
  {
    id: 'reservations.mine',
    path: '/apps/internal-resource-reservations/mine',
    title: { ja: '自分の予約', en: 'My reservations' },
    head: { up: true },
    access: 'staff',
    uses: [
      'reservations.list-own',
      'reservations.export-own',
      'reservations.list-waits',
      'reservations.give-up',
      ...PANEL,
    ],
    opensWith: [{ operation: 'reservations.list-own', isList: true }],
  },
  {
    // The code on the door of a room leads here.
    id: 'reservations.room',
    path: '/apps/internal-resource-reservations/room/:resourceId',
    title: { ja: '設備ごとの予約状況', en: 'Reservations of one resource' },
    head: { up: true, made: true },
    access: 'staff',
    uses: ['reservations.range', 'resources.print-poster', 'system.ready-press', ...BOOKING, ...PANEL],
    opensWith: [{ operation: 'resources.list-offered' }],
  },
  {
    id: 'reservations.usage',
    path: '/apps/internal-resource-reservations/usage',
    title: { ja: '設備の利用状況', en: 'Usage of resources' },
    head: { up: true },
    access: 'admin',
    uses: ['reservations.usage', 'reservations.export-usage'],
  },
] as const satisfies readonly Screen[];
