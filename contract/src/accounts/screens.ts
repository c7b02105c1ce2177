import type { Screen } from '../screen.ts';

export const ACCOUNT_SCREENS = [
  {
    id: 'accounts.list',
    path: '/apps/account/all',
    title: { ja: 'アカウント一覧', en: 'Account list' },
    access: 'system',
    menu: { group: 'people', icon: 'account', reading: 'あかうんといちらん' },
    uses: [
      'accounts.list',
      'accounts.show',
      'accounts.export',
      'accounts.change-role',
      'accounts.suspend',
      'accounts.reactivate',
      'accounts.unlock',
      'accounts.end-sessions',
      'accounts.unlink-provider',
      'accounts.invite',
      'accounts.send-reset',
      'accounts.hand-over-link',
      'audit.list',
      'accounts.check-import',
      'accounts.import',
    ],
    opensWith: [{ operation: 'accounts.list', isList: true }],
  },
  {
    id: 'accounts.register',
    path: '/register',
    title: { ja: 'アカウント登録', en: 'Register' },
    access: 'system',
    menu: { group: 'people', icon: 'register', reading: 'あかうんととうろく' },
    uses: ['accounts.register', 'accounts.hand-over-link', 'people.find', 'passwords.show', 'notifications.count'],
  },
  {
    // Its secret stands behind the # of its address.
    id: 'accounts.invitation',
    path: '/invitation',
    title: { ja: 'パスワードの設定', en: 'Choose a password' },
    access: 'guests-only',
    uses: ['accounts.show-link', 'accounts.choose-password'],
  },
] as const satisfies readonly Screen[];
