// What a wrong field of any input is told, in both languages: cause and remedy. Codes are those of the schemas.
import type { Texts } from './message.ts';

export const INPUT_TEXTS = {
  required: { en: 'Fill in this field.', ja: 'この項目を入力してください。' },
  'unknown-key': {
    en: 'This field is not known here. Leave it out.',
    ja: 'この項目はここでは使えません。取り除いてください。',
  },
  'wrong-kind': {
    en: 'This value has the wrong type. It should be {expected}.',
    ja: '値の種類が違います。{expected}で送ってください。',
  },
  'not-in-list': { en: 'Choose one of: {options}.', ja: '次から選択してください：{options}' },
  'too-long': {
    en: 'This can have up to {max} characters (now {now}).',
    ja: '{max}文字以内で入力してください（現在{now}文字）。',
  },
  'too-many': {
    en: 'This can have up to {max} entries (now {now}).',
    ja: '{max}件以内にしてください（現在{now}件）。',
  },
  'too-small': { en: 'Enter {min} or more.', ja: '{min}以上の値を入力してください。' },
  'too-big': { en: 'Enter {max} or less.', ja: '{max}以下の値を入力してください。' },
  characters: {
    en: 'This has characters that cannot be stored. Delete them and type the text again.',
    ja: '保存できない文字が含まれています。取り除いて入力し直してください。',
  },
  'my-number': {
    en: 'This has 12 digits in the form of a My Number, which the portal must not keep. Delete the number.',
    ja: 'マイナンバーと同じ形の12桁の番号は保存できません。番号を取り除いてください。',
  },
  'my-number-name': {
    en: 'Going by its name this file holds a My Number, which the portal must not keep. Do not attach it; if it holds none, rename it.',
    ja: 'ファイル名から、マイナンバーを含むファイルと判断しました。マイナンバーは保存できません。含まない場合は、ファイル名を変えて添付してください。',
  },
  date: { en: 'This is not a date. Example: 2026-11-21', ja: '日付として読み取れません。年月日を確認してください。' },
  month: { en: 'This is not a month. Example: 202611', ja: '対象月として読み取れません。例：202611' },
  id: { en: 'This is not an id of the portal.', ja: 'IDの形式が正しくありません。' },
  code: { en: 'A code has up to 32 letters, digits, - and _.', ja: 'コードは英数字と - _ の32文字以内です。' },
  'page-key': { en: 'Use the key of the page before.', ja: '前のページのキーを使ってください。' },
  sort: {
    en: 'The list cannot be sorted like this. Choose the order again.',
    ja: 'この並べ替えはできません。並べ替えを選び直してください。',
  },
  filter: {
    en: 'This filter has a value that the list does not know. Set it again.',
    ja: '絞り込みの値が正しくありません。条件を設定し直してください。',
  },
  'whole-yen': { en: 'Enter whole yen, without decimals.', ja: '金額は円単位の整数で入力してください。' },
  'yen-range': { en: 'Enter an amount from ¥1 to ¥{limit}.', ja: '金額は1円以上{limit}円以下で入力してください。' },
  'too-many-lines': { en: 'A claim can have up to {limit} lines.', ja: '1つの精算書の明細は{limit}件までです。' },
  'attachments-per-line': {
    en: 'A line can have up to 3 attachments.',
    ja: '添付ファイルは1明細につき3件までです。',
  },
  'attachments-per-claim': {
    en: 'A claim can have up to 20 attachments.',
    ja: '添付ファイルは1つの精算書につき20件までです。',
  },
  'whole-number': { en: 'Enter a whole number.', ja: '整数で入力してください。' },
  'web-address': {
    en: 'Enter an address of the web. Example: https://www.example.co.jp/item',
    ja: 'WebのURLを入力してください。例：https://www.example.co.jp/item',
  },
  'one-quote-chosen': {
    en: 'Choose one quote only.',
    ja: '採用する見積は1件だけ選んでください。',
  },
  'unknown-entry': {
    en: 'This entry belongs to another record. Reload.',
    ja: 'この項目は別の申請のものです。再読み込みしてください。',
  },
  'unknown-attachment': { en: 'Attach this file again.', ja: 'このファイルをもう一度添付してください。' },
  'unknown-line': {
    en: 'This line is not part of the claim. Reload.',
    ja: 'この明細は精算書にありません。再読み込みしてください。',
  },
  'over-approved': {
    en: 'Up to ¥{limit} was approved. For more, a new request is needed.',
    ja: '承認された金額は{limit}円までです。超える場合は、新しい購買申請が必要です。',
  },
  'over-ordered': {
    en: 'Up to {max} of this line are still to come.',
    ja: 'この明細の未検収の数量は{max}までです。',
  },
  'nothing-received': { en: 'Enter a quantity for at least one line.', ja: '1行以上に検収数量を入力してください。' },
  'after-today': { en: 'Choose today or an earlier day.', ja: '今日以前の日付にしてください。' },
  'before-approval': {
    en: 'This is before the day of the approval.',
    ja: '承認日より前の日付です。承認日以降の日付にしてください。',
  },
  'before-order': {
    en: 'This is before the day of the order.',
    ja: '発注日より前の日付です。発注日以降の日付にしてください。',
  },
  'registration-number': {
    en: 'A registration number is T and 13 digits, e.g. T7123456789012.',
    ja: '登録番号は「T」と13桁の数字です。例：T7123456789012',
  },
  'reason-needed': { en: 'Say why.', ja: '理由を入力してください。' },
  'line-twice': { en: 'The same line stands twice in the request.', ja: '同じ明細が2回指定されています。' },
  'month-ahead': {
    en: 'A claim can be started up to next month.',
    ja: '精算書を作成できるのは翌月分までです。',
  },
  'date-outside-month': {
    en: 'The date must be in {month}. Put other dates in the claim of their month.',
    ja: '利用日は{month}の日付にしてください。ほかの月の分はその月の精算書に入力します。',
  },
  'period-end': {
    en: 'The end must be after the start.',
    ja: '終了は開始より後の日付にしてください。',
  },
  'departments-needed': { en: 'Select at least one department.', ja: '部署を1つ以上選択してください。' },
  'both-in-english': {
    en: 'Write both the title and the text in English, or neither.',
    ja: '英語は件名と本文の両方を入力するか、両方を空にしてください。',
  },
  'both-in-english-faq': {
    en: 'Write both the question and the answer in English, or neither.',
    ja: '英語は質問と回答の両方を入力するか、両方を空にしてください。',
  },
  'email-required': { en: 'You must enter a email', ja: 'メールアドレスを入力してください。' },
  'invalid-email': {
    en: 'You must enter a valid email',
    ja: 'メールアドレスの形式が正しくありません。例：name@example.jp',
  },
  'password-required': { en: 'Please enter your password.', ja: 'パスワードを入力してください。' },
  'preference-size': {
    en: 'This holds more than can be kept. Remove something and save again.',
    ja: '保存できる量を超えています。内容を減らして保存してください。',
  },
  'view-taken': {
    en: 'There is a shared view of this name already. Enter another name.',
    ja: 'この名前の共有の表示はすでにあります。別の名前を入力してください。',
  },
  'views-full': {
    en: 'Up to {max} views of a list can be shared. Stop sharing one that nobody uses.',
    ja: '共有できる表示は1つの一覧につき{max}件までです。使わない表示の共有をやめてください。',
  },
  'display-name-required': { en: 'You must enter display name', ja: '表示名を入力してください。' },
  'user-not-found': { en: 'Check your email address', ja: 'メールアドレスを確認してください。' },
  'weak-password': {
    en: 'Password is too short - should be {min} chars minimum.',
    ja: 'パスワードは{min}文字以上で入力してください。',
  },
  'password-common': {
    en: 'This password is among the first that are guessed. Choose another one.',
    ja: '推測されやすいパスワードです。別のパスワードを入力してください。',
  },
  'password-own-name': {
    en: 'This is mostly your own name or email address. Choose something that others cannot guess.',
    ja: '氏名やメールアドレスを含むパスワードは推測されやすくなります。別の言葉を使ってください。',
  },
  'wrong-password': { en: 'Check your password', ja: 'パスワードを確認してください。' },
  'email-or-password': {
    en: 'Check your email address and password',
    ja: 'メールアドレスまたはパスワードが正しくありません。',
  },
  'user-disabled': {
    en: 'This account is suspended. Ask a system administrator.',
    ja: 'このアカウントは停止中です。システム管理者に連絡してください。',
  },
  'no-file': { en: 'Choose a file.', ja: 'ファイルを選択してください。' },
  'file-kind': {
    en: 'This kind of file is not taken. Use pdf, jpg, png, heic, webp, xlsx, docx or csv.',
    ja: 'この種類のファイルは添付できません。pdf、jpg、png、heic、webp、xlsx、docx、csvを使ってください。',
  },
  'file-size': {
    en: 'An attachment can be up to 10 MB. Make the file smaller.',
    ja: '添付ファイルは1件10MBまでです。小さくして添付してください。',
  },
  'file-pixels': {
    en: 'This image has too many pixels. Use one of up to 100 megapixels.',
    ja: '画像の画素数が大きすぎます。1億画素以下の画像を添付してください。',
  },
  twice: { en: 'The same entry stands here twice.', ja: '同じものが2回入力されています。' },
  phone: {
    en: 'Enter a telephone number. Example: 090-1234-5678',
    ja: '電話番号を入力してください。例：090-1234-5678',
  },
  'postal-code': { en: 'A postal code has seven digits. Example: 100-0005', ja: '郵便番号は7桁です。例：100-0005' },
  birthday: { en: 'Enter a day from 1900 to today.', ja: '1900年から今日までの日付を入力してください。' },
  'job-period': {
    en: 'The last month cannot come before the first.',
    ja: '終了の月は開始の月以降にしてください。',
  },
  'photo-kind': { en: 'This file is no photo. Use jpg, png or webp.', ja: 'jpg、png、webpの写真を選択してください。' },
  'photo-size': {
    en: 'A photo can be up to 10 MB. Choose a smaller one.',
    ja: '写真は10MBまでです。小さい写真を選択してください。',
  },
  'photo-pixels': {
    en: 'This photo has too many pixels. Use one of up to 25 megapixels.',
    ja: '画素数が多すぎます。2,500万画素以下の写真を選択してください。',
  },
  'photo-broken': {
    en: 'This photo cannot be read. Save it again, or choose another one.',
    ja: '写真を読み取れません。保存し直すか、別の写真を選択してください。',
  },
  'email-already-in-use': {
    en: 'The email address is already in use',
    ja: 'このメールアドレスはすでに使われています。',
  },
  'passwords-match': {
    en: 'Passwords must match',
    ja: 'パスワードが一致しません。同じパスワードを入力してください。',
  },
  kana: { en: 'Enter the reading in katakana.', ja: 'フリガナはカタカナで入力してください。' },
  'two-names': {
    en: 'Enter family name and given name with one blank between them.',
    ja: '姓と名の間に空白を1つ入れて入力してください。',
  },
  'unknown-employee': {
    en: 'Nobody who works here has this employee number.',
    ja: 'この社員番号の在籍者はいません。',
  },
  'employee-has-account': {
    en: 'This employee already has an account.',
    ja: 'この社員にはすでにアカウントがあります。',
  },
  'number-taken': {
    en: 'This employee number is taken. Leave it empty to get the next free one.',
    ja: 'この社員番号はすでに使われています。空にすると、次の番号になります。',
  },
  'unknown-code': { en: 'There is no such code in the masters.', ja: 'マスターにないコードです。' },
  'twice-in-file': {
    en: 'The same value stands further up in the file.',
    ja: '同じ値がファイルの上の行にもあります。',
  },
  'csv-quotes': {
    en: 'This is no CSV file: its quotation marks do not pair.',
    ja: 'CSVとして読み取れません。引用符が閉じられていません。',
  },
  'column-missing': { en: 'The heading has no such column.', ja: '1行目の見出しにこの列がありません。' },
  'no-rows': { en: 'The file has no row below its heading.', ja: '見出しの下に行がありません。' },
  extension: { en: 'An extension has digits and - only.', ja: '内線は数字と - で入力してください。' },
  'employee-number': {
    en: 'An employee number has up to 32 letters, digits, - and _, and at least one digit.',
    ja: '社員番号は英数字と - _ の32文字以内です。数字を1文字以上入れてください。',
  },
  'left-before-joined': {
    en: 'The last day cannot come before the day of joining.',
    ja: '退職日は入社日以降にしてください。',
  },
  'last-system-account': {
    en: 'This is the last system administrator. Give the role to somebody else first.',
    ja: '最後のシステム管理者です。先にほかの人をシステム管理者にしてください。',
  },
  'before-joined': {
    en: 'This is before the first post, which begins with the day of joining.',
    ja: '入社日より前の日付です。入社日以降の日付にしてください。',
  },
  'post-held': {
    en: 'The person holds this post on these days already.',
    ja: '同じ所属がこの期間にすでにあります。',
  },
  'post-begins-then': {
    en: 'Another primary post begins on this day. Withdraw that one first.',
    ja: 'この日に始まる主務がすでにあります。先にその所属を取り消してください。',
  },
  'first-post': {
    en: 'This is the first post. Transfer the person instead.',
    ja: '最初の所属は取り消せません。異動で変更してください。',
  },
  'primary-ends': {
    en: 'A primary post ends when the next one begins. Transfer the person instead.',
    ja: '主務は次の主務が始まると終わります。異動で変更してください。',
  },
  'first-post-ends': {
    en: 'The posts of the person begin before this day. Set their days first.',
    ja: 'この日より前に始まる所属があります。先に所属を直してください。',
  },
  'last-before-first': {
    en: 'The last day cannot come before the first.',
    ja: '終了日は開始日以降にしてください。',
  },
  'code-taken': {
    en: 'This code is taken. A code stays with its value for good.',
    ja: 'このコードはすでに使われています。別のコードを入力してください。',
  },
  'parent-below': {
    en: 'This department stands below the one that you edit. Select another one.',
    ja: 'この部署自身か、その下位の部署です。別の部署を選択してください。',
  },
  'parent-ends': {
    en: 'The department above ends before this one, or is stopped. Select another one, or set its days first.',
    ja: '上位の部署が先に終了するか、停止中です。別の部署を選択するか、先に上位の部署を直してください。',
  },
  'parent-begins-later': {
    en: 'The department above has not begun by then. Select another one, or a later first day, or set its days first.',
    ja: '上位の部署がまだ始まっていません。別の部署か、より後の開始日を選択してください。または、先に上位の部署の開始日を直してください。',
  },
  'departments-begin-before': {
    en: 'Departments below begin before it. Set their days first, or put them elsewhere.',
    ja: '下位の部署のほうが先に始まります。先に下位の部署の開始日を直すか、別の部署の下に移してください。',
  },
  'departments-below': {
    en: 'Departments below go on longer. End them first, or put them elsewhere.',
    ja: '下位の部署のほうが長く続きます。先に下位の部署を終了するか、別の部署の下に移してください。',
  },
  'no-further': { en: 'This stands at the end of the list already.', ja: 'すでに一覧の端にあります。' },
  'system-classification': {
    en: 'The portal itself needs this classification. It cannot be stopped.',
    ja: 'ポータルに必要な分類のため、停止できません。',
  },
  'rate-begun': {
    en: 'A new value begins tomorrow at the earliest: what was valid stays as it was.',
    ja: '開始日は明日以降にしてください。これまでの値は変わりません。',
  },
  'rate-order': {
    en: 'A value with this day or a later one is there already. Correct that one, or choose a later day.',
    ja: 'この日以降に始まる値がすでにあります。その値を訂正するか、後の日付にしてください。',
  },
  'amount-order': {
    en: 'The upper amount cannot be below the lower one.',
    ja: '上限の金額は下限以上にしてください。',
  },
  'fewer-approvers': {
    en: 'Fewer approvers are named than have to act ({most} at most).',
    ja: '必要な人数より承認者が少なくなっています（最大{most}人）。',
  },
  'decision-needed': {
    en: 'Somebody has to decide: add an approving step that holds from the smallest amount on.',
    ja: '最小の金額から有効な「承認」のステップを1つ以上設定してください。',
  },
  'never-reached': {
    en: 'No request of this route reaches this amount.',
    ja: 'この承認経路の申請はこの金額に達しません。金額を確認してください。',
  },
  'before-today': { en: 'Choose today or a later day.', ja: '今日以降の日付にしてください。' },
  'ends-earlier': {
    en: 'This route ends earlier already. Publish a new version to go on longer.',
    ja: 'この承認経路はこの日より前に終了します。続ける場合は、新しい版を公開してください。',
  },
  'not-employed': {
    en: 'This person no longer works here. Choose somebody else.',
    ja: 'この人は在籍していません。別の人を選択してください。',
  },
  'own-delegate': { en: 'Choose somebody other than yourself.', ja: '自分以外の人を選択してください。' },
  'cannot-decide': {
    en: 'This person has no account that may approve. Choose somebody else.',
    ja: 'この人には承認できるアカウントがありません。別の人を選択してください。',
  },
  'too-many-days': { en: 'This can be up to {max} days.', ja: '期間は{max}日以内にしてください。' },
  'delegation-overlaps': {
    en: 'You have given a delegation for some of these days already. End it first, or choose other days.',
    ja: '同じ期間の代理をすでに設定しています。先に終了するか、別の期間にしてください。',
  },
  invalid: { en: 'Check this value.', ja: 'この値を確認してください。' },
} as const satisfies Texts<string>;

export type InputCode = keyof typeof INPUT_TEXTS;
