import type { Screen } from '../screen.ts';

export const PROFILE_SCREENS = [
  {
    // `?user=` shows a colleague's; the user menu leads here (S6-03).
    id: 'profile',
    path: '/pages/profile',
    title: { ja: 'マイプロフィール', en: 'My Profile' },
    access: 'signed-in',
    uses: [
      'profile.show',
      'profile.change-general',
      'profile.change-work',
      'profile.change-contact',
      'profile.set-photo',
      'profile.remove-photo',
      'profile.photo',
      'session.update-user',
      'session.list-mine',
      'session.end',
      'session.end-others',
      'session.list-my-sign-ins',
      'passwords.show',
      'passwords.change',
      'audit.list-own',
      'bank-accounts.show',
      'bank-accounts.open',
      'bank-accounts.change-expense',
      'bank-accounts.find-banks',
      'bank-accounts.find-branches',
    ],
  },
] as const satisfies readonly Screen[];
