import { defineWords } from '../../../platform/words.ts';

/** Words of what the bell opens. What a notification itself says stands in the contract: mails say it too. */
export const useNotificationWords = defineWords({
  title: { ja: '通知', en: 'Notifications' },
  close: { ja: '閉じる', en: 'Close' },
  empty: { ja: '通知はありません。', en: 'No notifications.' },
  unread: { ja: '未読', en: 'Unread' },
  readAll: { ja: 'すべて既読にする', en: 'Mark all as read' },
  dismissAll: { ja: 'すべて消す', en: 'Clear all' },
  dismiss: { ja: '「{{title}}」を消す', en: 'Clear "{{title}}"' },
  dismissGroup: { ja: '「{{title}}」をまとめて消す', en: 'Clear all of "{{title}}"' },
  group: {
    ja: '「{{title}}」の通知{{count}}件',
    en: { one: '{{title}}: {{count}}', other: '{{title}}: {{count}}' },
  },
  more: { ja: 'さらに表示', en: 'Show more' },
  older: {
    ja: 'これより前の通知は表示できません。',
    en: 'Older notifications are not shown.',
  },
  notChanged: {
    ja: '通知を変更できませんでした。再試行してください。',
    en: 'The notifications could not be changed. Try again.',
  },
  today: { ja: '今日', en: 'Today' },
  loading: { ja: '通知を読み込んでいます…', en: 'Loading notifications…' },
  settings: { ja: '通知の設定', en: 'Notification settings' },
  toList: { ja: '通知に戻る', en: 'Back to notifications' },
  settingsHint: {
    ja: '受け取る通知を種類ごとに選べます。変更はすぐに反映されます。',
    en: 'Choose what you are told, kind by kind. Changes apply at once.',
  },
  noMail: {
    ja: 'このポータルではメールを送信していません。メールサーバーが設定されると、ここの選択に従って送信します。',
    en: 'This portal sends no email yet. Once a mail server is set up, your choices here apply.',
  },
  kind: { ja: '種類', en: 'Kind' },
  'channel.portal': { ja: 'アプリ内', en: 'In the portal' },
  'channel.mail': { ja: 'メール', en: 'Email' },
  'group.tasks': { ja: '承認・確認', en: 'Approvals' },
  'group.requests': { ja: '自分の申請', en: 'My requests' },
  'group.information': { ja: 'お知らせ', en: 'Announcements' },
  'group.system': { ja: 'システム', en: 'System' },
});
