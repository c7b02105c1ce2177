import type { Screen } from '../screen.ts';

export const SINGLE_SIGN_ON_SCREENS = [
  {
    id: 'single-sign-on.callback',
    path: '/callback',
    title: { ja: 'ログイン処理中', en: 'Completing login' },
    access: 'guests-only',
    uses: ['session.show', 'single-sign-on.finish'],
  },
] as const satisfies readonly Screen[];
