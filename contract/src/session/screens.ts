import type { Screen } from '../screen.ts';

export const LOADING_SCREENS = [
  {
    id: 'loading',
    path: '/loading',
    title: { ja: '読み込み中', en: 'Loading' },
    access: 'any',
    uses: ['session.show'],
  },
] as const satisfies readonly Screen[];

export const LOGIN_SCREENS = [
  {
    id: 'session.login',
    path: '/login',
    title: { ja: 'ログイン', en: 'Login' },
    access: 'guests-only',
    menu: { group: 'top', icon: 'person', reading: '' },
    uses: ['session.show', 'session.sign-in', 'single-sign-on.begin', 'accounts.ask-reset'],
  },
] as const satisfies readonly Screen[];

export const LOGOUT_SCREENS = [
  {
    id: 'session.logout',
    path: '/logout',
    title: { ja: 'ログアウト', en: 'Logout' },
    access: 'signed-in',
    uses: ['session.sign-out', 'single-sign-on.show-way-out'],
  },
] as const satisfies readonly Screen[];
