import { defineRegister } from '../define-register.ts';

export const SESSION_REGISTER = defineRegister({
  section: 'sign-in',
  events: {
    'session.started': { ja: 'ログイン', en: 'Logged in' },
    'session.refused': { ja: 'ログインの失敗', en: 'Failed login' },
    'session.throttled': { ja: 'ログインの制限', en: 'Logins held back' },
    'session.renewed': { ja: 'ログインの延長', en: 'Session renewed' },
    'session.ended': { ja: 'ログアウト', en: 'Logged out' },
    'session.others-ended': { ja: 'ほかの端末からログアウト', en: 'Other sessions ended' },
  },
  targets: {
    session: { ja: 'ログイン', en: 'Session' },
  },
  refusals: {
    'sign-in-failed': {
      status: 422,
      ja: 'メールアドレスまたはパスワードを確認してください。',
      en: 'Check your email address and password',
    },
  },
  fieldTexts: {
    'email-required': { ja: 'メールアドレスを入力してください。', en: 'You must enter a email' },
    'invalid-email': {
      ja: 'メールアドレスの形式が正しくありません。例：name@example.jp',
      en: 'You must enter a valid email',
    },
    'display-name-required': { ja: '表示名を入力してください。', en: 'You must enter display name' },
    'user-not-found': { ja: 'メールアドレスを確認してください。', en: 'Check your email address' },
    'email-or-password': {
      ja: 'メールアドレスまたはパスワードが正しくありません。',
      en: 'Check your email address and password',
    },
    'user-disabled': {
      ja: 'このアカウントは停止中です。システム管理者に連絡してください。',
      en: 'This account is suspended. Ask a system administrator.',
    },
  },
});
