// Sentences for a wrong field that many nouns say, cause and remedy. Apart from those of the nouns, because every form of the
// browser has these, and loads the others when one is to be shown.
import type { Register } from './define-register.ts';

export const GENERAL_TEXTS = {
  required: { ja: 'この項目を入力してください。', en: 'Fill in this field.' },
  'unknown-key': {
    ja: 'この項目はここでは使えません。取り除いてください。',
    en: 'This field is not known here. Leave it out.',
  },
  'wrong-kind': {
    ja: '値の種類が違います。{expected}で送ってください。',
    en: 'This value has the wrong type. It should be {expected}.',
  },
  'not-in-list': { ja: '次から選択してください：{options}', en: 'Choose one of: {options}.' },
  'too-long': {
    ja: '{max}文字以内で入力してください（現在{now}文字）。',
    en: 'This can have up to {max} {max|character|characters} (now {now}).',
  },
  'too-many': {
    ja: '{max}件以内にしてください（現在{now}件）。',
    en: 'This can have up to {max} {max|entry|entries} (now {now}).',
  },
  'too-small': { ja: '{min}以上の値を入力してください。', en: 'Enter {min} or more.' },
  'too-big': { ja: '{max}以下の値を入力してください。', en: 'Enter {max} or less.' },
  characters: {
    ja: '保存できない文字が含まれています。取り除いて入力し直してください。',
    en: 'This has characters that cannot be stored. Delete them and type the text again.',
  },
  'my-number': {
    ja: 'マイナンバー（個人番号）は保存できません。番号を取り除いてください。別の番号のときは、その番号の名前を添えてください。',
    en: 'The portal must not keep a My Number. Delete the number; if it is another one, write what it is instead.',
  },
  date: { ja: '日付として読み取れません。年月日を確認してください。', en: 'This is not a date. Example: 2026-11-21' },
  time: { ja: '時刻として読み取れません。例：9:00', en: 'This is not a time. Example: 9:00' },
  'day-and-time': {
    ja: '日付と時刻の両方を入力してください。例：2026/11/21 9:00',
    en: 'Enter both the day and the time. Example: 2026-11-21 9:00',
  },
  month: { ja: '対象月として読み取れません。例：202611', en: 'This is not a month. Example: 202611' },
  id: { ja: 'IDの形式が正しくありません。', en: 'This is not an id of the portal.' },
  code: { ja: 'コードは英数字と - _ の32文字以内です。', en: 'A code has up to 32 letters, digits, - and _.' },
  'page-key': { ja: '前のページのキーを使ってください。', en: 'Use the key of the page before.' },
  sort: {
    ja: 'この並べ替えはできません。並べ替えを選び直してください。',
    en: 'The list cannot be sorted like this. Choose the order again.',
  },
  filter: {
    ja: '絞り込みの値が正しくありません。条件を設定し直してください。',
    en: 'This filter has a value that the list does not know. Set it again.',
  },
  'whole-yen': { ja: '金額は円単位の整数で入力してください。', en: 'Enter whole yen, without decimals.' },
  'whole-number': { ja: '整数で入力してください。', en: 'Enter a whole number.' },
  'registration-number': {
    ja: '登録番号は「T」と13桁の数字です。例：T7123456789012',
    en: 'A registration number is T and 13 digits, e.g. T7123456789012.',
  },
  'registration-number-t': {
    ja: '「T{number}」ではありませんか。登録番号は「T」から始まります。',
    en: 'Did you mean T{number}? A registration number begins with T.',
  },
  'registration-number-digit': {
    ja: '登録番号（{number}）の最初の数字が残りの数字と合いません。請求書と見比べ、印字のとおりであれば、ここに理由を入力してください。',
    en: 'The first digit of {number} does not fit the others. Compare it with the invoice; if it is printed so, say here why it is kept.',
  },
  figure: { ja: '数値として読み取れません。例：1,240', en: 'This is not a number. Example: 1,240' },
  'yes-or-no': { ja: '「1」か「0」を入力してください。', en: 'Enter 1 for yes or 0 for no.' },
  'line-twice': { ja: '同じ明細が2回指定されています。', en: 'The same line stands twice in the request.' },
  'period-end': { ja: '終了は開始より後の日付にしてください。', en: 'The end must be after the start.' },
  'no-file': { ja: 'ファイルを選択してください。', en: 'Choose a file.' },
  twice: { ja: '同じものが2回入力されています。', en: 'The same entry stands here twice.' },
  phone: {
    ja: '電話番号を入力してください。例：090-1234-5678',
    en: 'Enter a telephone number. Example: 090-1234-5678',
  },
  'unknown-employee': { ja: 'この社員番号の在籍者はいません。', en: 'Nobody who works here has this employee number.' },
  'unknown-code': { ja: 'マスターにないコードです。', en: 'There is no such code in the masters.' },
  'zeros-lost': {
    ja: '先頭の「0」だけが違うものが登録済みです。「0」が消えていないか確認してください。',
    en: 'Another one differs only in its leading zeros. Look whether zeros were lost.',
  },
  'twice-in-file': {
    ja: '同じ値がファイルの上の行にもあります。',
    en: 'The same value stands further up in the file.',
  },
  'csv-quotes': {
    ja: 'CSVとして読み取れません。引用符が閉じられていません。',
    en: 'This is no CSV file: its quotation marks do not pair.',
  },
  'heading-unknown': {
    ja: '{place}列目の見出しにあたる項目がありません。見出しを直すか、列を取り除いてください。',
    en: 'The heading of column {place} is not one of ours. Correct it, or take the column out.',
  },
  'heading-twice': {
    ja: '同じ見出しが{place}列目にもあります。どちらかの列を取り除いてください。',
    en: 'The same heading stands in column {place} again. Take one of the columns out.',
  },
  'cell-without-heading': {
    ja: '見出しのない列に値があります。余分な「,」がないか確認してください。',
    en: 'This cell has no heading. Look for a comma too many.',
  },
  garbled: {
    ja: '文字化けしています。元のファイルをUTF-8かShift_JISのCSVで保存し直してください。',
    en: 'These characters are garbled. Save the original as CSV in UTF-8 or Shift_JIS.',
  },
  'column-missing': { ja: '1行目の見出しにこの列がありません。', en: 'The heading has no such column.' },
  'no-rows': { ja: '見出しの下に行がありません。', en: 'The file has no row below its heading.' },
  'last-before-first': { ja: '終了日は開始日以降にしてください。', en: 'The last day cannot come before the first.' },
  'series-dates': {
    ja: '繰り返しは{max}回までです。回数を減らすか、終了日を早めてください。',
    en: 'A series has up to {max} {max|date|dates}. Lower the number of times, or let it end earlier.',
  },
  'series-year': {
    ja: '繰り返しは最初の日から1年以内です。終了を早めてください。',
    en: 'A series lasts up to a year from its first day. Let it end earlier.',
  },
  'series-empty': {
    ja: 'この繰り返しにあたる日がありません。繰り返し方か終了を変更してください。',
    en: 'No day fits this rule. Change how it repeats, or when it ends.',
  },
  'before-today': { ja: '今日以降の日付にしてください。', en: 'Choose today or a later day.' },
  'not-employed': {
    ja: 'この人は在籍していません。別の人を選択してください。',
    en: 'This person no longer works here. Choose somebody else.',
  },
  invalid: { ja: 'この値を確認してください。', en: 'Check this value.' },
} as const satisfies NonNullable<Register['fieldTexts']>;

export type GeneralCode = keyof typeof GENERAL_TEXTS;
