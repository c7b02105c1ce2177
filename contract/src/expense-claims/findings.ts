// Sentences of the checks, in both languages: cause and remedy. `{field}` is filled with the column's name.
import type { Text, Texts } from '../message.ts';

/** `required` of a field whose value is chosen. */
export const REQUIRED_CHOICE: Text = { ja: '{field}を選択してください。', en: 'Select: {field}.' };

export const FINDING_TEXTS = {
  required: { en: 'Fill in: {field}.', ja: '{field}を入力してください。' },
  'date-unreadable': {
    en: 'This is not a date: {text}. Examples: 2026/11/21, R8.11.21',
    ja: '日付として読み取れません（{text}）。例：2026/11/21、R8.11.21',
  },
  'yen-unreadable': {
    en: 'This is not an amount in yen: {text}. Example: 1,240',
    ja: '金額として読み取れません（{text}）。例：1,240',
  },
  'choice-unreadable': {
    en: 'This is not in the list: {text}. Choose a value of the list.',
    ja: '一覧にありません（{text}）。一覧から選択してください。',
  },
  'too-long': {
    en: 'This can have up to {limit} {limit|character|characters} (now {now}).',
    ja: '{limit}文字以内で入力してください（現在{now}文字）。',
  },
  'not-in-list': {
    en: 'This value is no longer in the list. Choose another one.',
    ja: 'この値は現在の一覧にありません。選び直してください。',
  },
  'date-outside-month': {
    en: 'The date must be in {month}. Put other dates in the claim of their month.',
    ja: '利用日は{month}の日付にしてください。ほかの月の分はその月の精算書に入力します。',
  },
  'date-outside-employment': {
    en: 'The date is outside your employment. Check the date.',
    ja: '在籍期間外の日付です。利用日を確認してください。',
  },
  holiday: {
    en: '{day} is a holiday ({name}). Give the reason in the memo.',
    ja: '{day}は祝日（{name}）です。備考に理由を入力してください。',
  },
  'in-future': {
    en: '{day} is still to come. Check the date, or give the reason in the memo.',
    ja: '{day}はまだ先の日付です。日付を確認するか、備考に理由を入力してください。',
  },
  weekend: {
    en: '{day} is a weekend day. Give the reason in the memo.',
    ja: '{day}は休日です。備考に理由を入力してください。',
  },
  'amount-out-of-range': {
    en: 'Enter an amount from ¥{from} to ¥{limit}.',
    ja: '金額は{from}円以上{limit}円以下で入力してください。',
  },
  'deduction-over-fare': {
    en: 'The commuter deduction can be up to ¥{yen}, the fare of this line.',
    ja: '定期控除は、この明細の運賃{yen}円以下で入力してください。',
  },
  'receipt-missing': {
    en: 'Receipt missing. {mode} needs one from ¥{yen}: attach it.',
    ja: '領収書がありません。{mode}は{yen}円以上で領収書が必要です。添付してください。',
  },
  'registration-number': {
    en: 'A registration number is T and 13 digits, e.g. T7123456789012. Check the digits.',
    ja: '登録番号は「T」と13桁の数字です。例：T7123456789012。数字を確認してください。',
  },
  'registration-number-t': {
    en: 'Did you mean T{number}? A registration number begins with T.',
    ja: '「T{number}」ではありませんか。登録番号は「T」から始まります。',
  },
  'registration-number-digit': {
    en: 'The first digit of {number} does not fit the others. Compare it with the receipt; if it is printed so, give the reason in the memo.',
    ja: '登録番号（{number}）の最初の数字が残りの数字と合いません。領収書と見比べ、印字のとおりであれば、備考に理由を入力してください。',
  },
  'invoice-missing': {
    en: 'Public transport from ¥{yen} needs a qualified invoice. Enter its registration number, or the reason in the memo.',
    ja: '公共交通機関でも{yen}円以上は適格請求書が必要です。登録番号を入力するか、備考に理由を入力してください。',
  },
  'fare-differs': {
    en: 'The last fare for this section was ¥{last}. This one is ¥{now}. Give the reason in the memo.',
    ja: '同じ区間の前回の運賃は{last}円でした。今回は{now}円です。備考に理由を入力してください。',
  },
  'receipt-elsewhere': {
    en: 'This receipt is also used in {number}. Give the reason in the memo.',
    ja: 'この領収書は {number} でも使われています。備考に理由を入力してください。',
  },
  'receipt-twice': {
    en: 'This receipt is also at line {line}. Give the reason in the memo.',
    ja: 'この領収書は{line}行目にも添付されています。備考に理由を入力してください。',
  },
  'memo-needed': {
    en: 'This line has a warning. Give the reason in the memo.',
    ja: 'この明細には注意があります。備考に理由を入力してください。',
  },
  'late-memo-needed': {
    en: 'The closing date has passed. Give the reason in the memo of a line.',
    ja: '締め日を過ぎています。明細の備考に遅れた理由を入力してください。',
  },
  'same-line-twice': {
    en: 'The same line stands in line {line}. Delete one, or change the one that differs.',
    ja: '{line}行目と同じ明細です。どちらかを削除するか、違う内容に直してください。',
  },
  'no-lines': { en: 'The claim has no lines. Add a line first.', ja: '明細がありません。行を追加してください。' },
  'too-many-lines': {
    en: 'A claim can have up to {limit} {limit|line|lines}.',
    ja: '1つの精算書の明細は{limit}件までです。',
  },
  'total-over-limit': {
    en: 'A claim can be up to ¥{limit} (now ¥{total}).',
    ja: '1つの精算書の合計は{limit}円までです（現在{total}円）。',
  },
  late: {
    en: 'The closing date {day} has passed. The claim can still be submitted, with the reason in a memo.',
    ja: '締め日（{day}）を過ぎています。備考に遅れた理由を入力すると申請できます。',
  },
} as const satisfies Texts<string>;

export type FindingCode = keyof typeof FINDING_TEXTS;
