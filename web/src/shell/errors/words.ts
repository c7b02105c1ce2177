import { defineWords } from '../../platform/words.ts';

/** Words of the pages for what is not there and what went wrong, but for those of fault-words.ts. */
export const useErrorWords = defineWords({
  'wrong.own': {
    ja: '画面を表示できなかったときに、この画面が表示されます。',
    en: 'This page shows when another one could not be shown.',
  },
  reference: { ja: '参照番号', en: 'Reference number' },
  'reference.none': {
    ja: 'サーバーに記録できなかったため、参照番号はありません。',
    en: 'There is no reference number, as the server could not record the problem.',
  },
  'reference.hint': {
    ja: 'システム管理者に伝えると、記録からすぐに調べられます。',
    en: 'Tell it to a system administrator, who finds the record by it.',
  },
  copy: { ja: '参照番号をコピー', en: 'Copy the reference number' },
  copied: { ja: '参照番号をコピーしました。', en: 'Reference number copied.' },
  service: { ja: 'サービスの状態', en: 'Status of the service' },
  'service.ok': { ja: '正常に動いています。', en: 'The portal answers.' },
  'service.asking': { ja: '確認しています…', en: 'Checking…' },
  'service.down': {
    ja: '応答がありません。しばらくしてからもう一度お試しください。',
    en: 'The portal does not answer. Try again in a moment.',
  },
  'service.again': { ja: 'もう一度確認', en: 'Check again' },
  report: { ja: '問題を報告する', en: 'Report the problem' },
  'report.said': { ja: '行っていた操作', en: 'What you did' },
  'report.hint': {
    ja: '画面、日時、参照番号は一緒に届きます。パスワードなどの秘密の情報は書かないでください。',
    en: 'The page, the time and the reference number go along. Leave out passwords and other secrets.',
  },
  'report.send': { ja: '報告する', en: 'Send the report' },
  'report.sent': {
    ja: '報告を受け付けました。参照番号は {{reference}} です。システム管理者に通知しました。',
    en: 'Report received under reference {{reference}}. The system administrators have been notified.',
  },
  wanted: { ja: '開こうとした画面', en: 'The page you wanted' },
  notFound: {
    ja: 'URLが正しくないか、画面がなくなった可能性があります。',
    en: 'The address may be wrong, or the page may be gone.',
  },
  perhaps: { ja: 'もしかして', en: 'Did you mean' },
  nearby: { ja: '開ける画面', en: 'Pages you can open' },
  search: { ja: '検索', en: 'Search' },
  back: { ja: '前の画面に戻る', en: 'Go back' },
  home: { ja: 'インフォメーションへ', en: 'Go to information' },
  reports: { ja: '届いた報告', en: 'Reports received' },
  'reports.none': { ja: '報告はまだありません。', en: 'No reports yet.' },
  'reports.guest': { ja: 'ゲスト', en: 'Guest' },
  'reports.more': { ja: 'さらに表示', en: 'Show more' },
});
