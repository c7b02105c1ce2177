import type { Screen } from '../screen.ts';

export const GENERAL_TOOL_SCREENS = [
  {
    id: 'general-tools',
    path: '/apps/general-tools',
    title: { ja: '汎用ツールの利用範囲', en: 'Access to general tools' },
    access: 'system',
    menu: { group: 'system', icon: 'settings', reading: 'はんようつーるのりようはんい' },
    uses: ['general-tools.list', 'general-tools.open', 'live.listen'],
    opensWith: [{ operation: 'general-tools.list' }],
  },
] as const satisfies readonly Screen[];
