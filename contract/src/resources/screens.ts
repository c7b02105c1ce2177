import type { Screen } from '../screen.ts';

export const RESOURCE_SCREENS = [
  {
    // Staff may open it, and see what system people maintain; what these write stands on the screens behind.
    id: 'resources',
    path: '/apps/internal-resource-reservations/resources',
    title: { ja: '設備', en: 'Resources' },
    access: 'staff',
    menu: { group: 'maintenance', icon: 'resource', reading: 'せつび', shownTo: 'system' },
    uses: ['resources.list', 'resources.show', 'resources.photo', 'resources.export'],
    opensWith: [{ operation: 'resources.list', isList: true }],
  },
  {
    id: 'resources.show',
    path: '/apps/internal-resource-reservations/resources/:resourceId',
    title: { ja: '設備の詳細', en: 'Resource' },
    head: { up: true },
    access: 'staff',
    uses: ['resources.show', 'resources.photo', 'resources.print-poster', 'system.ready-press'],
    opensWith: [{ operation: 'resources.show', input: { id: 'resourceId' } }],
  },
  {
    // `new` for one that is not there yet.
    id: 'resources.edit',
    path: '/apps/internal-resource-reservations/resources/:resourceId/edit',
    title: { ja: '設備の編集', en: 'Edit resource' },
    head: { up: true },
    access: 'system',
    uses: [
      'resources.show',
      'resources.list-offered',
      'resources.list-ahead',
      'resources.create',
      'resources.change',
      'resources.retire',
      'resources.restore',
      'resources.set-photo',
      'resources.remove-photo',
      'resources.photo',
      'people.find',
    ],
    opensWith: [{ operation: 'resources.show', input: { id: 'resourceId' } }],
  },
  {
    id: 'resources.closures',
    path: '/apps/internal-resource-reservations/closures',
    title: { ja: '利用休止', en: 'Closures' },
    access: 'system',
    menu: { group: 'maintenance', icon: 'closed', reading: 'りようきゅうし' },
    uses: [
      'resources.list-closures',
      'resources.show-closure',
      'resources.export-closures',
      'resources.list-offered',
      'resources.check-closure',
      'resources.close',
      'resources.lift-closure',
      'reservations.change',
      'reservations.cancel',
    ],
    opensWith: [{ operation: 'resources.list-closures', isList: true }],
  },
] as const satisfies readonly Screen[];
