import { defineWords } from '../../../platform/words.ts';

export const useInvitationWords = defineWords({
  'lead.invitation': { ja: '{{company}}ポータルへようこそ。', en: 'Welcome to the portal of {{company}}.' },
  'lead.reset': { ja: '新しいパスワードを設定します。', en: 'Choose a new password.' },
  whose: { ja: '{{name}}さんのアカウント', en: 'Account of {{name}}' },
  until: { ja: 'このリンクは{{moment}}まで、1回だけ使えます。', en: 'This link can be used once, until {{moment}}.' },
  email: { ja: 'メールアドレス', en: 'Email' },
  password: { ja: '新しいパスワード', en: 'New password' },
  passwordHint: {
    ja: '{{minimum}}文字以上。どの文字も使えます。貼り付けもできます。',
    en: 'At least {{minimum}} characters, any script. Pasting works.',
  },
  passwordConfirm: { ja: '新しいパスワード（確認）', en: 'Confirm new password' },
  submit: { ja: '設定', en: 'Set password' },
  done: { ja: 'パスワードを設定しました。ログインしてください。', en: 'Password set. Log in with it.' },
  over: {
    ja: 'このリンクは使用済みか、期限が切れています。新しいリンクをシステム管理者に依頼してください。',
    en: 'This link has been used or has expired. Ask a system administrator for a new one.',
  },
  missing: {
    ja: 'リンクが途中で切れています。メールのリンクをもう一度開くか、全体をコピーして貼り付けてください。',
    en: 'A part of the link is missing. Open it from the email again, or copy and paste all of it.',
  },
  login: { ja: 'ログイン', en: 'Login' },
});
