import { defineWords } from '../../platform/words.ts';

export const useSessionWords = defineWords({
  login: { ja: 'ログイン', en: 'Login' },
  logIn: { ja: 'ログイン', en: 'Log in' },
  email: { ja: 'メールアドレス', en: 'Email' },
  password: { ja: 'パスワード', en: 'Password' },
  showPassword: { ja: 'パスワードを表示', en: 'Show password' },
  hidePassword: { ja: 'パスワードを隠す', en: 'Hide password' },
  capsLock: { ja: 'Caps Lockがオンになっています。', en: 'Caps Lock is on.' },
  welcome: { ja: '{{company}}ポータル', en: '{{company}} portal' },
  noticeFirst: { ja: 'アカウントは会社だけが発行します。', en: 'Accounts are granted only by the company.' },
  noticeRest: {
    ja: 'ログインを含むすべての操作を記録し、端末のIPアドレスを専用サーバーに記録しています。',
    en: 'Login and all other operations are recorded, and the IP address of your terminal is recorded on a dedicated server.',
  },
  address: { ja: 'この端末のIPアドレス', en: 'IP address of this terminal' },
  loggingIn: { ja: 'ログインしています…', en: 'Logging in with Madoguchi' },
  loggedIn: { ja: 'ログインしました。', en: 'Logged in with Madoguchi' },
  lastLogin: { ja: '前回のログイン：{{moment}}、IPアドレス {{ip}}', en: 'Last login: {{moment}}, IP address {{ip}}' },
  helpBy: {
    ja: 'ログインできないときの連絡先：{{whom}}',
    en: 'If you cannot log in, ask: {{whom}}',
  },
  helpByAdmin: { ja: 'システム管理者', en: 'a system administrator' },
  forgotten: { ja: 'パスワードを忘れたとき', en: 'Forgotten your password?' },
  forgottenEffect: {
    ja: 'ログインに使うメールアドレスに、新しいパスワードを設定するリンクを送信します。リンクは15分間、1回だけ使えます。',
    en: 'A link to choose a new password is mailed to the address that you log in with. It can be used once, within 15 minutes.',
  },
  forgottenSend: { ja: 'リンクを送信', en: 'Send the link' },
  forgottenSent: {
    ja: 'このメールアドレスのアカウントがあれば、リンクを送信しました。届かないときは、アドレスを確認するか、連絡先に問い合わせてください。',
    en: 'If there is an account with this address, the link was sent. If nothing arrives, check the address or ask for help.',
  },
  waitLeft: { ja: 'あと {{clock}}', en: '{{clock}} left' },
  waitOver: { ja: 'もう一度ログインできます。', en: 'You can try again now.' },
  loggingOut: { ja: 'ログアウトしています…', en: 'Logging out..' },
  logOutAsk: { ja: 'ログアウトしますか？', en: 'Log out?' },
  logOutWhy: {
    ja: 'ポータルの外から開かれたため、まだログアウトしていません。',
    en: 'This was opened from outside the portal, so you are still logged in.',
  },
  logOutNow: { ja: 'ログアウトする', en: 'Log out' },
  stay: { ja: 'ダッシュボードに戻る', en: 'Back to Dashboard' },
  loggedOut: { ja: 'ログアウトしました。', en: 'Logged out.' },
});
