import { defineWords } from '../../../platform/words.ts';

export const useImportWords = defineWords({
  title: { ja: 'アカウントのCSV取り込み', en: 'Import accounts from CSV' },
  lead: {
    ja: '1行に1人、5,000行までのファイルです。取り込むと全員を招待します。1行でも誤りがあるときは、誰も登録しません。',
    en: 'A file with one person a line, up to 5,000. Everybody in it is invited; if one line is wrong, nobody is registered.',
  },
  columns: { ja: '1行目の見出し：{{columns}}', en: 'Heading in the first line: {{columns}}' },
  columnsHint: {
    ja: '表示名とメールアドレスは必須です。部署と役職を入れた行は社員も登録し、社員番号だけを入れた行は登録済みの社員に結び付けます。部署と役職はコードで入力します。',
    en: 'Display name and email are needed. A line with department and position makes an employee as well; one with an employee number alone belongs to that employee. Departments and positions are given by their codes.',
  },
  sample: { ja: '見本をダウンロード', en: 'Download a sample' },
  sampleName: { ja: 'アカウント取り込み.csv', en: 'accounts-import.csv' },
  ready: {
    ja: '{{accounts}}人を登録できます（新しい社員{{employees}}人、登録済みの社員{{linked}}人）。',
    en: 'Accounts that can be registered: {{accounts}} (new employees: {{employees}}, registered employees: {{linked}}).',
  },
  mails: { ja: '全員に招待メールを送信します。', en: 'Everybody gets an invitation by email.' },
  noMails: {
    ja: 'メールサーバーが設定されていないため、招待メールは送信されません。リンクはアカウント一覧で1人ずつ表示できます。',
    en: 'No mail server is set, so no invitation is sent. The account list shows the link of each person.',
  },
  done: {
    ja: '{{count}}人を登録しました。',
    en: { one: '{{count}} account registered.', other: '{{count}} accounts registered.' },
  },
});
