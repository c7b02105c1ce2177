import { FIRST_ANNOUNCEMENTS } from '../announcements/names.ts';
import type { Screen } from '../screen.ts';

export const INFORMATION_SCREENS = [
  {
    id: 'information',
    path: '/apps/dashboards/project',
    title: { ja: 'インフォメーション', en: 'Information' },
    access: 'any',
    menu: { group: 'top', icon: 'home', reading: '' },
    uses: [
      'session.show',
      'information.show-today',
      'announcements.list',
      'announcements.show',
      'announcements.fetch-file',
      'faq.list',
    ],
    opensWith: [
      { operation: 'information.show-today' },
      { operation: 'announcements.list', rows: FIRST_ANNOUNCEMENTS },
    ],
  },
] as const satisfies readonly Screen[];
