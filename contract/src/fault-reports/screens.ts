import type { Screen } from '../screen.ts';

export const FAULT_SCREENS = [
  {
    id: 'errors.not-found',
    path: '/pages/errors/error-404',
    title: { ja: 'ページが見つかりません', en: 'Page not found' },
    access: 'any',
    menu: { group: 'system', icon: 'warning', reading: 'ぺーじがみつかりません', shownTo: 'system' },
    uses: ['fault-reports.send'],
  },
  {
    id: 'errors.unexpected',
    path: '/pages/errors/error-500',
    title: { ja: '問題が発生しました', en: 'Something went wrong' },
    access: 'any',
    menu: { group: 'system', icon: 'warning', reading: 'もんだいがはっせいしました', shownTo: 'system' },
    // System people read the reports here as well.
    uses: ['fault-reports.note-crash', 'fault-reports.send', 'system.health'],
  },
] as const satisfies readonly Screen[];
