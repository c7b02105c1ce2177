import { parseArgs } from 'node:util';
import { ROLES, type Role } from '@madoguchi/contract/access.ts';
import type { Text } from '@madoguchi/contract/message.ts';
import { EmailInput } from '@madoguchi/contract/session/model.ts';
import { Code } from '@madoguchi/contract/values/id.ts';
import { isKanaReading } from '@madoguchi/contract/values/kana-reading.ts';
import { readTypedKana, readTypedText } from '@madoguchi/contract/values/typed-text.ts';
import { StartFault } from '../platform/start-fault.ts';

/** The checked arguments of the command. */
export interface AccountOrder {
  readonly email: string;
  readonly role: Role;
  /** Family name first. */
  readonly name: PersonName;
  /** With it the person also becomes an employee, and may so claim expenses. */
  readonly employee: {
    readonly kana: PersonName;
    /** `null`: the next free one. */
    readonly number: string | null;
    readonly department: string;
    readonly position: string;
  } | null;
}

export interface PersonName {
  readonly last: string;
  readonly first: string;
}

const EXAMPLES = [
  'npm run account -- create --email taro@example.co.jp --name "山田 太郎" --role system',
  'npm run account -- create --email hanako@example.co.jp --name "鈴木 花子" --role staff --kana "スズキ ハナコ"',
  '',
];

/** The text that `npm run account -- --help` prints. */
export const ACCOUNT_HELP: Text = {
  en: [
    ...EXAMPLES,
    '  --email        what the person logs in with',
    '  --name         family name and given name, with a blank between them',
    `  --role         ${ROLES.join(', ')}`,
    '  --kana         the reading; with it the person also becomes an employee, and may claim expenses',
    '  --number       employee number (the next free one)',
    '  --department   code of the department (HQ)',
    '  --position     code of the position (member)',
    '',
    'The password is asked for without showing it, or read from standard input. It is never an argument: those can be',
    'seen by everybody on this machine. DATABASE_URL (or EMBEDDED=1) says where the account is made.',
    '',
  ].join('\n'),
  ja: [
    ...EXAMPLES,
    '  --email        ログインに使うメールアドレス',
    '  --name         姓と名。間に空白を1つ入れます',
    `  --role         役割：${ROLES.join(', ')}`,
    '  --kana         フリガナ。指定すると社員としても登録し、経費を申請できます',
    '  --number       社員番号（指定しないときは、次に空いている番号）',
    '  --department   部署コード（指定しないときはHQ）',
    '  --position     役職コード（指定しないときはmember）',
    '',
    'パスワードは画面に表示せずに尋ねるか、標準入力から読みます。引数はこのマシンのだれからも見えるため、引数では渡せません。',
    'アカウントを作る場所は、DATABASE_URL（またはEMBEDDED=1）で指定します。',
    '',
  ].join('\n'),
};

/**
 * Reads the words after `npm run account --`.
 * @throws StartFault (exit code 2) naming every argument that is wrong
 */
export function readOrder(words: readonly string[]): AccountOrder | 'help' {
  const { values, positionals } = parsed(words);
  if (values.help) return 'help';
  if (positionals.length !== 1 || positionals[0] !== 'create') throw fault(['The command is "create".']);
  const faults: string[] = [];
  const take = <T>(value: T | undefined, complaint: string): T | undefined => {
    if (value === undefined) faults.push(complaint);
    return value;
  };
  const email = take(emailOf(values.email), '--email must be an email address.');
  const name = take(
    nameOf(values.name),
    '--name must be family name and given name, with a blank between them, or the only name.',
  );
  const role = take(
    ROLES.find((known) => known === values.role),
    `--role must be one of ${ROLES.join(', ')}.`,
  );
  const kana =
    values.kana === undefined
      ? null
      : take(kanaOf(values.kana), '--kana must be the reading of both names in katakana.');
  const codes = (['number', 'department', 'position'] as const).filter((key) => values[key] !== undefined);
  for (const key of codes) {
    if (!Code.safeParse(values[key]).success) faults.push(`--${key} must be a code of letters and digits.`);
    else if (values.kana === undefined) faults.push(`--${key} belongs to an employee: give --kana as well.`);
  }
  if (faults.length > 0 || !email || !name || !role || kana === undefined) throw fault(faults);
  const { number = null, department = 'HQ', position = 'member' } = values;
  return { email, name, role, employee: kana && { kana, number, department, position } };
}

function parsed(words: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = {
    help: { type: 'boolean', short: 'h' },
    email: text,
    name: text,
    role: text,
    kana: text,
    number: text,
    department: text,
    position: text,
  } as const;
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    // Node's own words, without its advice on quoting.
    throw fault([String(error instanceof Error ? error.message : error).replace(/\. To specify.*$/s, '.')]);
  }
}

function emailOf(value: string | undefined): string | undefined {
  const email = EmailInput.safeParse(value);
  return email.success ? email.data.toLowerCase() : undefined;
}

function nameOf(value: string | undefined): PersonName | undefined {
  const [last = '', first = '', ...more] = readTypedText(value ?? '').split(' ');
  if (last === '' || more.length > 0 || last.length + first.length > 100) return undefined;
  return { last, first };
}

/** Half-width and hiragana readings are welcome; full-width katakana is kept. */
function kanaOf(value: string): PersonName | undefined {
  const name = nameOf(readTypedKana(value));
  const isReading = (part: string) => part.length <= 50 && isKanaReading(part);
  return name && isReading(name.last) && isReading(name.first) ? name : undefined;
}

function fault(complaints: readonly string[]): StartFault {
  return new StartFault(complaints.join('\n'), '"npm run account -- --help" shows how.', 2);
}
