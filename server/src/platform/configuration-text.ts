import type { Language } from '@madoguchi/contract/message.ts';
import { SETTINGS, type Setting } from './settings.ts';
import { SETTINGS_IN_JAPANESE } from './settings-in-japanese.ts';

interface Row {
  readonly name: string;
  /** A default as it is written, or else the words for it. */
  readonly standard: string | null;
  readonly otherwise: string;
  readonly accepts: string;
  readonly meaning: string;
}

function rowsIn(language: Language): readonly Row[] {
  return (Object.keys(SETTINGS) as (keyof typeof SETTINGS)[]).map((key) => {
    const row: Setting<unknown> = SETTINGS[key];
    const { name, standard } = row;
    const { accepts, meaning, otherwise = '' } = SETTINGS_IN_JAPANESE[key];
    return language === 'ja'
      ? { name, standard, otherwise, accepts, meaning }
      : { name, standard, otherwise: row.otherwise ?? 'nothing', accepts: row.kind.accepts, meaning: row.meaning };
  });
}

const INTRODUCTION: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'npm start                       the portal with its sample organisation, on this machine only',
    'DATABASE_URL=… npm start        the portal on your database, without sample data',
    'DATABASE_URL=… npm run serve    the same for real use (EMBEDDED=1 works on the embedded database)',
    'npm run account -- create …     makes an account (npm run account -- --help)',
    '',
    'Settings are environment variables. An empty one counts as not set.',
  ],
  ja: [
    'npm start                       サンプルの組織で起動します（このマシンからだけ開けます）',
    'DATABASE_URL=… npm start        用意したデータベースで、サンプルのデータなしで起動します',
    'DATABASE_URL=… npm run serve    同じことを実際の運用のために行います（EMBEDDED=1で組み込みのデータベース）',
    'npm run account -- create …     アカウントを作ります（npm run account -- --help）',
    '',
    '設定は環境変数で行います。空の値は「設定なし」とみなします。',
  ],
};

/** The text that `npm start -- --help` prints. */
export function helpText(language: Language): string {
  const list = rowsIn(language).map(({ name, standard, otherwise, meaning, accepts }) => {
    const taken = language === 'ja' ? `指定できる値：${accepts}` : `Accepts ${accepts}.`;
    return [`  ${name} (${standard ?? otherwise})`, `      ${meaning}`, `      ${taken}`].join('\n');
  });
  return [...INTRODUCTION[language], '', ...list, ''].join('\n');
}

/** The rows of the settings' table in `docs/configuration.md` and `docs/configuration.ja.md`. */
export function settingsTable(language: Language): string {
  return rowsIn(language)
    .map(({ name, standard, otherwise, accepts, meaning }) =>
      [`\`${name}\``, standard === null ? otherwise : `\`${standard}\``, accepts, meaning].map((cell) =>
        cell.replaceAll('|', '\\|'),
      ),
    )
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** `docs/configuration.md`, written by `tools/generate-configuration.ts`. */
export function configurationPage(): string {
  return [
    '# Configuration',
    '',
    'Settings are environment variables. An empty one counts as not set, unknown ones are ignored. A wrong value stops the',
    'start with its name, its fault and the remedy. `npm start -- --help` prints the same list (in Japanese where `LANG` begins',
    'with `ja`).',
    '',
    '| Setting | If not set | Accepts | Meaning |',
    '| --- | --- | --- | --- |',
    settingsTable('en'),
    '',
    '## Two ways to start',
    '',
    '- `npm start` without `DATABASE_URL` serves the sample organisation, on loopback only: its passwords are public.',
    '- `npm run serve` is for real use. It wants `DATABASE_URL`, or `EMBEDDED=1` for the embedded PostgreSQL in `DATA_DIR`;',
    '  it creates no account and no sample data, and refuses a database that holds the sample organisation.',
    '  `npm run account -- create` makes the first account. `npm start` with `DATABASE_URL` behaves the same.',
    '- A `HOST` beyond this machine needs a `PUBLIC_URL` with https: a session cookie must not travel in the clear.',
    '',
    '## The user of DATABASE_URL',
    '',
    'It owns the database, in which it makes and changes the tables. Requests work as the role `madoguchi_app`, which may add to',
    'the audit trail and never change it, and what numbers and ships the trail as `madoguchi_audit` (decision',
    '[0026](decisions/0026-audit-chain.md)). The first start makes both roles where that user may create roles; else it says what',
    'an administrator of the server has to run once: two roles without login, granted to that user.',
    '',
    'A connection pooler in between must pass start-up options on.',
    '',
    '## An example for real use',
    '',
    '```sh',
    'DATABASE_URL=postgres://madoguchi:…@db.internal:5432/madoguchi \\',
    'HOST=0.0.0.0 PUBLIC_URL=https://portal.example.co.jp TRUSTED_PROXIES=10.0.0.5 \\',
    'ONE_LOGIN_MESSAGE=1 DEFAULT_LANGUAGE=ja COMPANY_NAME=株式会社例 npm run serve',
    '```',
    '',
    '`ONE_LOGIN_MESSAGE=1` is recommended there: with two different answers, a stranger can find out who has an account.',
    '',
    '<!-- Written by tools/generate-configuration.ts from server/src/platform/settings.ts -->',
    '',
  ].join('\n');
}
