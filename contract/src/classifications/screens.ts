import type { Screen } from '../screen.ts';

export const CLASSIFICATION_SCREENS = [
  {
    // Staff may open it (S2-17), and see what system people maintain; what these write stands on the screens behind.
    id: 'classifications.list',
    path: '/apps/maintenance/classification',
    title: { ja: '分類', en: 'Classification' },
    access: 'staff',
    menu: { group: 'maintenance', icon: 'classification', reading: 'ぶんるい', shownTo: 'system' },
    uses: ['classifications.list', 'classifications.show', 'classifications.export', 'dated-rates.list', 'live.listen'],
    opensWith: [{ operation: 'classifications.list', isList: true }],
  },
  {
    // `?classification=` says of which list.
    id: 'classifications.details',
    path: '/apps/maintenance/classification-detail',
    title: { ja: '分類項目', en: 'Classification detail' },
    access: 'staff',
    menu: { group: 'maintenance', icon: 'detail', reading: 'ぶんるいこうもく', shownTo: 'system' },
    uses: [
      'classifications.list',
      'classifications.list-details',
      'classifications.show-detail',
      'classifications.show-usage',
      'classifications.show-history',
      'classifications.export-details',
      'live.listen',
    ],
  },
  {
    id: 'classifications.add-detail',
    path: '/apps/maintenance/classification-detail/:classificationCode',
    title: { ja: '分類項目の追加', en: 'Add a classification detail' },
    head: { up: true },
    access: 'system',
    uses: [
      'classifications.show',
      'classifications.create-detail',
      'people.find',
      'master-data.holidays',
      'live.listen',
    ],
  },
  {
    id: 'classifications.edit-detail',
    path: '/apps/maintenance/classification-detail/:classificationCode/:detailCode',
    title: { ja: '分類項目の編集', en: 'Edit classification detail' },
    head: { up: true },
    access: 'system',
    uses: [
      'classifications.show-detail',
      'classifications.show-usage',
      'classifications.change-detail',
      'classifications.end-detail',
      'people.find',
      'master-data.holidays',
      'live.listen',
    ],
  },
] as const satisfies readonly Screen[];
