// Words of every form: what is missing, the summary, drafts and the comparison. A form's own words stand with its feature.
import { defineWords } from '../../platform/words.ts';

export const useFormWords = defineWords({
  keys: { ja: 'フォームのキー操作', en: 'Keys of the form' },
  'keys.submit': { ja: '入力した内容を送信', en: 'Submit the form' },
  'missing.enter': { ja: '{{field}}を入力してください。', en: 'Enter the {{field}}.' },
  'missing.select': { ja: '{{field}}を選択してください。', en: 'Select the {{field}}.' },
  'missing.attach': { ja: '{{field}}を添付してください。', en: 'Attach the {{field}}.' },
  'unreadable.yen': { ja: '金額は円単位の整数で入力してください。', en: 'Enter whole yen, without decimals.' },
  'unreadable.number': { ja: '数字で入力してください。', en: 'Enter a number.' },
  'unreadable.date': {
    ja: '日付として読み取れません。例：2026/11/21、R8.11.21',
    en: 'This is not a date. Examples: 2026/11/21, R8.11.21',
  },
  'unreadable.month': {
    ja: '月として読み取れません。例：2026/11、R8.11',
    en: 'This is not a month. Examples: 2026/11, R8.11',
  },
  'too-long': {
    ja: '{{field}}は{{max}}文字以内で入力してください（現在{{now}}文字）。',
    en: '{{field}} can have up to {{max}} characters (now {{now}}).',
  },
  'marks.optional': {
    ja: '「任意」と書かれていない項目は入力が必要です。',
    en: 'All fields must be filled in, unless they are marked “Optional”.',
  },
  'summary.title': {
    ja: '{{count}}か所を確認してください。',
    en: { one: 'Check {{count}} field.', other: 'Check {{count}} fields.' },
  },
  'summary.named': { ja: '{{field}}：{{fault}}', en: '{{field}}: {{fault}}' },
  dismiss: { ja: '戻る', en: 'Back' },
  'leave.title': { ja: '保存せずにこの画面を離れますか？', en: 'Leave this page without saving?' },
  'leave.kept': {
    ja: '入力した内容はこの端末に残り、次に開いたときに表示します。',
    en: 'What you typed is kept on this device and shown when you come back.',
  },
  'leave.lost': { ja: '入力した内容は残りません。', en: 'What you typed will be gone.' },
  'leave.go': { ja: '離れる', en: 'Leave' },
  'draft.restored': {
    ja: '前回の入力を復元しました。まだ保存していません。',
    en: 'What you typed last time is back. It is not saved yet.',
  },
  'draft.older': {
    ja: '前回の入力が残っています。その後、保存済みの内容が変わりました。',
    en: 'What you typed last time is still here. What is saved has changed since.',
  },
  'draft.restore': { ja: '復元する', en: 'Restore' },
  'draft.discard': { ja: '破棄する', en: 'Discard' },
  'draft.discarded': { ja: '前回の入力を破棄しました。', en: 'What you typed last time was discarded.' },
  'draft.undo': { ja: '元に戻す', en: 'Undo' },
  'draft.undone': { ja: '前回の入力を元に戻しました。', en: 'What you typed last time was put back.' },
  'conflict.title': { ja: 'ほかの人が先に変更しています', en: 'Someone else changed this first' },
  'conflict.lead': {
    ja: '違いを見て、残す値を選んでください。',
    en: 'Compare the values and choose which to keep.',
  },
  'conflict.mine': { ja: '自分の値', en: 'My value' },
  'conflict.theirs': { ja: '相手の値', en: 'Their value' },
  'conflict.side': { ja: '{{side}}：{{value}}', en: '{{side}}: {{value}}' },
  'conflict.blank': { ja: '（空欄）', en: '(blank)' },
  'conflict.left': { ja: '相手の値のままにしました。', en: 'Their values were left as they are.' },
  'conflict.keep': { ja: '選んだ値で保存', en: 'Save the chosen values' },
});
