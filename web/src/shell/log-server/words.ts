import { defineWords } from '../../platform/words.ts';

export const useLogServerWords = defineWords({
  none: {
    ja: '監査証跡の専用サーバーが設定されていません。記録はデータベースだけにあります。設定のLOG_SERVER_URLに専用サーバーを指定してください。',
    en: 'No dedicated server is set for the audit trail. Its records are in the database only. Name one in the setting LOG_SERVER_URL.',
  },
  behind: {
    ja: '監査証跡を専用サーバーに送れていません（未送信 {{count}}件）。記録は保存しています。専用サーバーと、そこまでの通信を確認してください。',
    en: 'The audit trail does not reach the dedicated server (waiting: {{count}}). All records are kept. Check the server and the way to it.',
  },
});
