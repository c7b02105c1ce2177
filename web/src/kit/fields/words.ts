// Words of the inputs themselves; labels and hints come from the forms.
import { defineWords } from '../../platform/words.ts';

export const useFieldWords = defineWords({
  count: { ja: '{{n}} / {{max}}文字', en: '{{n}} / {{max}} characters' },
  on: { ja: 'オン', en: 'On' },
  off: { ja: 'オフ', en: 'Off' },
  'password.show': { ja: '{{field}}を表示', en: '{{field}}: show' },
  'password.hide': { ja: '{{field}}を隠す', en: '{{field}}: hide' },
  'date.open': { ja: '{{field}}をカレンダーから選択', en: '{{field}}: choose from the calendar' },
  'date.title': { ja: '{{field}}を選択', en: 'Choose: {{field}}' },
  'date.today': { ja: '今日', en: 'Today' },
  'date.clear': { ja: 'クリア', en: 'Clear' },
  'date.holiday': { ja: '祝', en: 'holiday' },
  'month.open': { ja: '{{field}}を一覧から選択', en: '{{field}}: choose from the list' },
  choose: { ja: '選択してください', en: 'Choose' },
  'file.limits': {
    ja: '{{kinds}}。1件{{size}}まで、{{count}}件まで。',
    en: { one: '{{kinds}}. Up to {{size}}, one file.', other: '{{kinds}}. Up to {{size}} each, {{count}} files.' },
  },
  'file.add': { ja: 'ファイルを選択', en: 'Choose files' },
  'file.camera': { ja: 'カメラで撮影', en: 'Take a photo' },
  'file.drop': {
    ja: 'ここにドロップするか、貼り付けてもかまいません。',
    en: 'You can also drop or paste files here.',
  },
  'file.of': { ja: '{{name}}（{{size}}）', en: '{{name}} ({{size}})' },
  'file.unnamed': { ja: '添付済みのファイル', en: 'Attached file' },
  'file.remove': { ja: '{{name}}を削除', en: 'Delete {{name}}' },
  'file.stop': { ja: '{{name}}の送信をやめる', en: 'Stop sending {{name}}' },
  'file.again': { ja: '再試行', en: 'Try again' },
  'file.sending': { ja: '{{name}} 送信中', en: 'Sending {{name}}' },
  'file.too-big': {
    ja: '添付ファイルは1件{{most}}までです（現在{{size}}）。小さくして添付してください。',
    en: 'An attachment can be up to {{most}} (this one is {{size}}). Make it smaller.',
  },
  'file.too-many': {
    ja: '添付ファイルは{{count}}件までです。',
    en: { one: 'There can be one attachment.', other: 'There can be up to {{count}} attachments.' },
  },
  'file.offline': { ja: 'サーバーに接続できません。', en: 'The server cannot be reached.' },
  'entry.add': { ja: '追加', en: 'Add' },
  'entry.add-to': { ja: '{{field}}を追加', en: 'Add to {{field}}' },
  'entry.remove': { ja: '{{entry}}を削除', en: 'Remove {{entry}}' },
  'choice.open': { ja: '候補を表示', en: 'Show the choices' },
  'choice.close': { ja: '候補を閉じる', en: 'Hide the choices' },
  'choice.clear': { ja: 'クリア', en: 'Clear' },
  'choice.none': { ja: '該当する候補はありません。', en: 'Nothing matches.' },
  'choice.loading': { ja: '検索しています…', en: 'Searching…' },
  'choice.failed': {
    ja: '検索できませんでした。時間をおいて入力し直してください。',
    en: 'The search failed. Type again in a moment.',
  },
});
