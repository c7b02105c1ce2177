import type { Screen } from '../screen.ts';

export const ICON_SCREENS = [
  {
    id: 'icons',
    path: '/ui/icons',
    title: { ja: 'アイコン', en: 'Icons' },
    access: 'system',
    menu: { group: 'tools', icon: 'star', reading: '' },
    uses: ['icons.list'],
    opensWith: [{ operation: 'icons.list' }],
  },
] as const satisfies readonly Screen[];
