// Words of the page that checks everything.
import { defineWords } from '../../../platform/words.ts';

export const useCheckWords = defineWords({
  lead: {
    ja: '登録されたすべての版とそのつながり、すべてのファイルのハッシュ値を計算し直し、すべてのタイムスタンプを検証し、監査証跡と照合します。ほかの画面を使っている間も進み、サーバーが止まっても続きから再開します。',
    en: 'Computes every version, its place in the chain and the hash of every file anew, verifies every time stamp, and compares them with the audit trail. It goes on by itself, and after a stop of the server from where it was.',
  },
  start: { ja: '検証を開始', en: 'Check everything' },
  started: { ja: '検証を開始しました。', en: 'The check has begun.' },
  isRunning: {
    ja: '検証が進んでいます。終わってから開始してください。',
    en: 'A check is under way. Wait until it has ended.',
  },
  none: { ja: 'まだ検証していません。', en: 'Nothing has been checked yet.' },
  noneStart: {
    ja: 'まだ検証していません。「検証を開始」を押すと、すべての版とファイルを検証します。',
    en: 'Nothing has been checked yet. Choose “Check everything” to look at all versions and files.',
  },
  under: { ja: '{{step}}を検証しています（{{done}} / {{total}}）', en: '{{step}}: {{done}} of {{total}}' },
  progress: { ja: '検証の進み', en: 'Progress of the check' },
  intact: { ja: '異常はありません', en: 'Everything is as it was registered' },
  broken: { ja: '異常が{{count}}件あります', en: { one: 'One fault', other: '{{count}} faults' } },
  soFar: {
    ja: 'これまでに異常が{{count}}件あります',
    en: { one: 'One fault so far', other: '{{count}} faults so far' },
  },
  remedy: {
    ja: 'データベースまたはファイルが、登録後に書き換えられたか失われています。サーバーの記録を保全してから、バックアップと照合してください。',
    en: 'The database or the files were altered or lost after the registration. Keep the server as it is, then compare it with the backup.',
  },
  anchored: {
    ja: '監査証跡そのものは「npm run audit -- verify」で、ログサーバーの記録と照合できます。',
    en: 'The audit trail itself is compared with the log server by “npm run audit -- verify”.',
  },
  result: { ja: '検証の結果', en: 'Result of the check' },
  earlier: { ja: 'これまでの検証', en: 'Checks so far' },
  begun: { ja: '開始', en: 'Begun' },
  ended: { ja: '終了', en: 'Ended' },
  goesOn: { ja: '検証中', en: 'Goes on' },
  by: { ja: '開始した人', en: 'By' },
  versions: { ja: '版', en: 'Versions' },
  files: { ja: 'ファイル', en: 'Files' },
  filesAre: { ja: '{{n}}件（{{size}}）', en: '{{n}} ({{size}})' },
  tokens: { ja: 'タイムスタンプ', en: 'Time stamps' },
  places: { ja: '監査証跡の記録', en: 'Audit records' },
  outcome: { ja: '結果', en: 'Result' },
  show: { ja: '{{moment}}の結果を表示', en: 'Show the result of {{moment}}' },
  faults: { ja: '異常の一覧', en: 'Faults' },
  record: { ja: '番号', en: 'Record' },
  version: { ja: '版', en: 'Version' },
  place: { ja: '順番', en: 'Place' },
  what: { ja: '異常の内容', en: 'Fault' },
  file: { ja: 'ファイル', en: 'File' },
  unknown: { ja: '不明', en: 'Unknown' },
  more: { ja: 'ほかに{{count}}件あります。', en: { one: 'There is one more.', other: 'There are {{count}} more.' } },
});
