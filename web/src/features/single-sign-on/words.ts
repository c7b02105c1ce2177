import { defineWords } from '../../platform/words.ts';

export const useSingleSignOnWords = defineWords({
  or: { ja: 'または', en: 'or' },
  logInWith: { ja: '{{provider}}でログイン', en: 'Log in with {{provider}}' },
  // The tab of a portal that knows no provider.
  singleSignOn: { ja: 'シングルサインオン', en: 'Single sign-on' },
  notSetUp: {
    ja: 'シングルサインオンは設定されていません。メールアドレスとパスワードでログインしてください。',
    en: 'Single sign-on is not set up here. Log in with your email and password.',
  },
  completing: { ja: 'ログイン処理中', en: 'Completing login' },
  notCompleted: { ja: 'ログインできませんでした', en: 'Login was not completed' },
  backToLogin: { ja: 'ログインに戻る', en: 'Back to login' },
});
