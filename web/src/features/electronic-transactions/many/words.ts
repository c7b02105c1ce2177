// Words of the registration of many files at once.
import { defineWords } from '../../../platform/words.ts';

export const useManyWords = defineWords({
  'group.shared': { ja: 'すべてのファイルに共通の内容', en: 'The same for all files' },
  'shared.lead': {
    ja: '1件ずつ変更した内容は、ここを変えてもそのままです。',
    en: 'What was changed for a single file stays, whatever is chosen here.',
  },
  'group.files': { ja: 'ファイル', en: 'Files' },
  'files.lead': {
    ja: '1つのファイルが1件の電子取引データになります。ファイル名が「20261121_山田商店_11000.pdf」の形なら、日付・取引先・金額を入力欄に入れます。ファイル名にない値は、PDFの文字やXMLから読み取ります。',
    en: 'Each file becomes a record of its own. From a name such as 20261121_山田商店_11000.pdf date, counterparty and amount are filled in; what it lacks is read from the text of a PDF or from XML.',
  },
  addWaiting: {
    ja: '登録を待っているファイル{{count}}件を追加',
    en: { one: 'Add the file that waits', other: 'Add {{count}} files that wait' },
  },
  ofFolder: {
    ja: 'うち{{count}}件は監視フォルダーから届きました。',
    en: { one: 'One of them came by the watched folder.', other: '{{count}} of them came by the watched folder.' },
  },
  fromFolder: { ja: '監視フォルダーから（送信者の記載なし）', en: 'From the watched folder, without a note' },
  fromFolderWith: {
    ja: '監視フォルダーから。送信者の記載：\n{{note}}',
    en: 'From the watched folder. The sender’s note:\n{{note}}',
  },
  noRoom: {
    ja: '一度に登録できるのは200件までです。{{count}}件は追加されませんでした。登録した後に追加してください。',
    en: {
      one: 'At most 200 files at once: one was not added. Add it once these are registered.',
      other: 'At most 200 files at once: {{count}} were not added. Add them once these are registered.',
    },
  },
  held: {
    ja: '接続が切れたか、サーバーが混み合っているため、送信を止めています。入力した内容と送信済みのファイルは残っています。',
    en: 'The connection is lost or the server is busy, so nothing is sent. What you typed and what was sent is kept.',
  },
  resume: { ja: '再開', en: 'Go on' },
  missing: {
    ja: '画面を閉じる前に送信されなかったファイルが{{count}}件あります。同じファイルをもう一度追加すると、入力した内容のまま続けられます。',
    en: {
      one: 'One file was not sent before the page was closed. Add it again, and its row goes on with what you typed.',
      other: '{{count}} files were not sent before the page was closed. Add them again, and their rows go on as typed.',
    },
  },
  list: { ja: '登録するファイル', en: 'Files to register' },
  sums: {
    ja: '{{all}}件：登録済 {{done}}、登録できる {{ready}}、送信中 {{sending}}、確認が必要 {{open}}',
    en: 'In all {{all}}: {{done}} registered, {{ready}} ready, {{sending}} on their way, {{open}} to be looked at',
  },
  openOnly: { ja: '確認が必要なものだけ表示', en: 'Only what has to be looked at' },
  nothingOpen: { ja: '確認が必要なファイルはありません。', en: 'No file has to be looked at.' },
  register: { ja: '{{count}}件を登録', en: { one: 'Register one file', other: 'Register {{count}} files' } },
  registering: { ja: '登録しています', en: 'Registering' },
  noneReady: {
    ja: '登録できるファイルがありません。未入力の項目を入力してください。',
    en: 'No file is ready. Fill in what is blank.',
  },
  removeRegistered: { ja: '登録済を一覧から外す', en: 'Take the registered ones off' },
  didRegister: {
    ja: '{{count}}件を登録しました。',
    en: { one: 'One file registered.', other: '{{count}} files registered.' },
  },
  lost: {
    ja: 'まだ送信されていないファイルは、もう一度追加する必要があります。入力した内容はこの端末に残ります。',
    en: 'Files that have not been sent have to be added again. What you typed stays on this device.',
  },
  notKept: {
    ja: 'この端末には入力した内容を残せません。画面を閉じる前に登録してください。',
    en: 'This device cannot keep what you type. Register before you close the page.',
  },

  // One row
  row: { ja: '{{n}}：{{name}}', en: '{{n}}: {{name}}' },
  'from.name': { ja: 'ファイル名から', en: 'from the name' },
  'from.xml': { ja: 'XMLから', en: 'from the XML' },
  'from.pdf': { ja: 'PDFから', en: 'from the PDF' },
  blank: { ja: '未入力', en: 'blank' },
  choose: { ja: '選択してください', en: 'Choose' },
  'state.queued': { ja: '送信待ち', en: 'Waits to be sent' },
  'state.missing': { ja: 'ファイルをもう一度追加してください', en: 'Add the file again' },
  'state.sending': { ja: '{{name}}を送信しています', en: 'Sending {{name}}' },
  'state.refused': { ja: '送信できませんでした', en: 'Could not be sent' },
  'state.open': { ja: '確認が必要', en: 'To be looked at' },
  'state.ready': { ja: '登録できます', en: 'Ready' },
  'state.registering': { ja: '登録しています', en: 'Registering' },
  'state.registered': { ja: '登録済', en: 'Registered' },
  'state.late': { ja: '登録済（期限後）', en: 'Registered late' },
  retry: { ja: '再試行', en: 'Try again' },
  details: { ja: '詳しく入力', en: 'All values' },
  detailsOf: { ja: '{{name}}：詳しく入力', en: 'All values of {{name}}' },
  detailsTitle: { ja: '{{name}}の内容', en: 'Values of {{name}}' },
  use: { ja: 'この内容にする', en: 'Use these' },
  remove: { ja: '{{name}}を一覧から外す', en: 'Take {{name}} off the list' },
  unread: {
    ja: 'ファイル名の「{{part}}」は暦にない日付です。',
    en: '“{{part}}” in the name is no day of the calendar.',
  },
  'twin.file': { ja: '{{n}}番目と同じファイルです。', en: 'The same file as number {{n}}.' },
  'twin.values': {
    ja: '{{n}}番目と日付・取引先・金額が同じです。',
    en: 'The same date, counterparty and amount as number {{n}}.',
  },
  toTwin: { ja: '{{n}}番目へ', en: 'Go to number {{n}}' },
  period: { ja: '{{from}}〜{{to}}', en: '{{from}} – {{to}}' },
});
