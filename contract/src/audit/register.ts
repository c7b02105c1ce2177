import { defineRegister } from '../define-register.ts';

export const AUDIT_REGISTER = defineRegister({
  section: 'system',
  events: {
    'audit-trail.exported': { ja: '監査証跡のCSV出力', en: 'Audit trail exported' },
    'audit-record.opened': { ja: '監査記録の閲覧', en: 'Audit record opened' },
  },
  targets: {
    'audit-trail': { ja: '監査証跡', en: 'Audit trail' },
    'audit-record': { ja: '監査記録', en: 'Audit record' },
  },
  notifications: {
    'log-server-behind': {
      group: 'system',
      initially: { portal: true, mail: true },
      link: null,
      look: ['warning', 'crimson'],
      texts: {
        name: { ja: '監査証跡をログサーバーに送れないとき', en: 'The audit trail does not reach the log server' },
        title: {
          ja: '監査証跡をログサーバーに送れない状態が約1分続いています。ログサーバーを確認してください。記録は保存しています。',
          en: 'The audit trail has not reached the log server for about a minute. Check the log server. All records are kept.',
        },
        subject: {
          ja: '【送信遅延】監査証跡をログサーバーに送れません',
          en: '[Delayed] The audit trail does not reach the log server',
        },
        mail: {
          ja: '監査証跡をログサーバーに送れない状態が約1分続いています。ログサーバーと証明書の有効期限を確認してください。記録はすべてデータベースに保存しており、つながると自動的に送ります。',
          en: 'The audit trail has not reached the log server for about a minute. Check the log server and the validity of its certificates. All records are kept in the database and are sent as soon as it can be reached.',
        },
        action: null,
      },
    },
  },
});
