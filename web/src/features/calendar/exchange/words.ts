// The words of the calendar's ways to other calendars: the address to subscribe to, and the import of a file.
import { defineWords } from '../../../platform/words.ts';

export const useExchangeWords = defineWords({
  'feed.title': { ja: 'ほかのカレンダーで表示', en: 'Show in another calendar' },
  'feed.lead': {
    ja: 'OutlookやGoogleカレンダー、スマートフォンのカレンダーに、自分の予定と設備予約を表示できます。作成したURLを、そのカレンダーの「URLで追加」「照会カレンダー」などに登録してください。',
    en: 'Outlook, Google Calendar or the calendar of your phone can show your events and reservations. Make an address and add it there as a calendar by URL.',
  },
  'feed.secret': {
    ja: 'URLを知っている人は、非公開の予定も読めます。ほかの人に渡さないでください。',
    en: 'Whoever has the address can read your private events too. Do not pass it on.',
  },
  'feed.none': { ja: 'URLはまだ作成していません。', en: 'You have no address yet.' },
  'feed.make': { ja: 'URLを作成する', en: 'Make an address' },
  'feed.address': { ja: '購読URL', en: 'Address' },
  'feed.once': {
    ja: 'このURLは今だけ表示します。閉じる前にコピーしてください。',
    en: 'The address is shown only now. Copy it before you close this.',
  },
  'feed.copy': { ja: 'コピー', en: 'Copy' },
  'feed.copied': { ja: 'URLをコピーしました。', en: 'Address copied.' },
  'feed.notCopied': {
    ja: 'コピーできませんでした。URLを選択してコピーしてください。',
    en: 'Not copied. Select the address and copy it.',
  },
  'feed.since': {
    ja: '{{time}}に作成したURLが有効です。URLはもう一度表示できません。分からないときは作り直してください。',
    en: 'The address made on {{time}} is in use. It cannot be shown again. If you have lost it, make a new one.',
  },
  'feed.renew': { ja: '作り直す', en: 'Make a new one' },
  'feed.renew.title': { ja: '購読URLを作り直しますか？', en: 'Make a new address?' },
  'feed.renew.effect': {
    ja: 'いまのURLを登録したカレンダーには、予定が表示されなくなります。',
    en: 'Calendars that have the present address will show your events no more.',
  },
  'feed.revoke': { ja: '取り消す', en: 'Revoke' },
  'feed.revoke.title': { ja: '購読URLを取り消しますか？', en: 'Revoke the address?' },
  'feed.revoked': { ja: '購読URLを取り消しました。', en: 'Address revoked.' },
  back: { ja: '戻る', en: 'Back' },

  'import.title': { ja: 'ファイルの取り込み', en: 'Import a file' },
  'import.lead': {
    ja: 'ほかのカレンダーから書き出した.icsファイルの予定を、自分のカレンダーに追加します。すでにある予定は、ファイルの内容に変更します。招待はしません。',
    en: 'Adds the events of an .ics file that another calendar has exported. Events that you have already become as the file has them. Nobody is invited.',
  },
  'import.choose': { ja: 'ファイルを選択', en: 'Choose a file' },
  'import.another': { ja: '別のファイルを選択', en: 'Choose another file' },
  'import.checking': { ja: '確認しています…', en: 'Checking…' },
  'import.report': { ja: '確認の結果', en: 'Report' },
  'import.counts': {
    ja: '追加{{added}}件、変更{{changed}}件、削除{{removed}}件。変わらない予定{{unchanged}}件、カレンダーのほうが新しい予定{{older}}件。',
    en: '{{added}} to add, {{changed}} to change, {{removed}} to delete. {{unchanged}} stay as they are, {{older}} are newer in the calendar.',
  },
  'import.first': { ja: '先頭の{{shown}}件を表示しています。', en: 'The first {{shown}} are shown.' },
  'import.problems': {
    ja: '取り込めないところ、変えて取り込むところが{{count}}か所あります。',
    en: { one: '{{count}} place is not imported as it is.', other: '{{count}} places are not imported as they are.' },
  },
  line: { ja: '行', en: 'Line' },
  event: { ja: '予定', en: 'Event' },
  start: { ja: '開始', en: 'Start' },
  effect: { ja: '取り込み', en: 'Import' },
  problem: { ja: '内容', en: 'What' },
  'effect.added': { ja: '追加', en: 'Add' },
  'effect.changed': { ja: '変更', en: 'Change' },
  'effect.removed': { ja: '削除', en: 'Delete' },
  'effect.unchanged': { ja: '変更なし', en: 'No change' },
  'effect.older': { ja: '取り込まない（古い内容）', en: 'Leave out (older)' },
  repeats: { ja: '{{time}}（繰り返し）', en: '{{time}} (repeats)' },
  'import.notChosen': { ja: '先にファイルを選択してください。', en: 'Choose a file first.' },
  'import.nothing': { ja: '取り込む予定がありません。', en: 'There is nothing to import.' },
  'import.submit': { ja: '取り込む', en: 'Import' },
  'import.done': {
    ja: '予定を取り込みました（追加{{added}}件、変更{{changed}}件、削除{{removed}}件）。',
    en: 'Imported: {{added}} added, {{changed}} changed, {{removed}} deleted.',
  },
});
