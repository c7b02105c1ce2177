import { defineWords } from '../../../platform/words.ts';

export const useSecurityWords = defineWords({
  sessions: { ja: 'ログイン中の端末', en: 'Where you are logged in' },
  sessionsLead: {
    ja: '心当たりのない端末は、ログアウトさせてからパスワードを変更してください。',
    en: 'If you do not recognise a device, log it out and change your password.',
  },
  thisDevice: { ja: 'この端末', en: 'This device' },
  device: { ja: '{{system}}・{{browser}}', en: '{{browser}} on {{system}}' },
  unknownDevice: { ja: 'ブラウザー以外、または不明な端末', en: 'Not a browser, or an unknown device' },
  ip: { ja: 'IPアドレス {{ip}}', en: 'IP address {{ip}}' },
  begun: { ja: 'ログイン {{moment}}', en: 'Logged in {{moment}}' },
  begunBy: { ja: 'ログイン {{moment}}（{{provider}}）', en: 'Logged in {{moment}} by {{provider}}' },
  used: { ja: '最終利用 {{moment}}', en: 'Last used {{moment}}' },
  end: { ja: 'ログアウト', en: 'Log out' },
  endOf: { ja: 'ログアウト：{{device}}、{{ip}}', en: 'Log out {{device}}, {{ip}}' },
  endTitle: { ja: '{{device}}からログアウトしますか？', en: 'Log out {{device}}?' },
  endEffect: {
    ja: 'その端末の次の操作から、もう一度ログインが必要になります。',
    en: 'Whoever uses it has to log in again from the next click on.',
  },
  endDone: { ja: '{{device}}からログアウトしました。', en: '{{device}} logged out.' },
  endOthers: { ja: 'ほかの端末からログアウト', en: 'Log out everywhere else' },
  endOthersTitle: { ja: 'ほかの端末からログアウトしますか？', en: 'Log out everywhere else?' },
  endOthersEffect: {
    ja: 'この端末を除く{{n}}台で、もう一度ログインが必要になります。',
    en: 'All other devices ({{n}}) have to log in again. This one stays logged in.',
  },
  endOthersDone: { ja: 'ほかの端末からログアウトしました（{{n}}件）。', en: 'Logged out everywhere else ({{n}}).' },
  dismiss: { ja: '戻る', en: 'Back' },

  password: { ja: 'パスワードの変更', en: 'Change password' },
  passwordLead: {
    ja: '変更すると、ほかの端末はすべてログアウトされます。',
    en: 'All other devices are logged out when you change it.',
  },
  passwordElsewhere: {
    ja: 'パスワードは{{provider}}で管理されています。変更は{{provider}}で行ってください。',
    en: 'Your password is kept by {{provider}}. Change it there.',
  },
  current: { ja: '現在のパスワード', en: 'Current password' },
  next: { ja: '新しいパスワード', en: 'New password' },
  nextHint: {
    ja: '{{minimum}}文字以上。どの文字も使えます。貼り付けもできます。',
    en: 'At least {{minimum}} characters, any script. Pasting works.',
  },
  nextAgain: { ja: '新しいパスワード（確認）', en: 'Confirm new password' },
  change: { ja: 'パスワードを変更', en: 'Change password' },
  changed: {
    ja: 'パスワードを変更しました。ほかの端末からログアウトしました（{{n}}件）。',
    en: 'Password changed. Other devices logged out: {{n}}.',
  },

  signIns: { ja: 'ログイン履歴', en: 'Login history' },
  signInsLead: {
    ja: 'このアカウントへのログインの記録です。心当たりのないものがあれば、システム管理者に連絡してください。',
    en: 'Every login to your account. Tell a system administrator if you do not recognise one.',
  },
  moment: { ja: '日時', en: 'Date' },
  outcome: { ja: '結果', en: 'Result' },
  whence: { ja: '端末', en: 'Device' },
  address: { ja: 'IPアドレス', en: 'IP address' },
  'outcome.started': { ja: 'ログイン', en: 'Logged in' },
  'outcome.refused': { ja: '失敗', en: 'Failed' },
  'outcome.throttled': {
    ja: '受付停止 {{count}}回',
    en: { one: 'Held off, once', other: 'Held off, {{count}} times' },
  },
  more: { ja: 'さらに表示', en: 'Show more' },
  noSignIns: { ja: 'ログインの記録はまだありません。', en: 'No logins on record yet.' },
});
