import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { consoleLanguage, type Environment, type Mode, readConfig } from './config.ts';
import { configurationPage, helpText, settingsTable } from './configuration-text.ts';
import { SETTINGS } from './settings.ts';
import { StartFault } from './start-fault.ts';

const REAL = { DATABASE_URL: 'postgres://portal:geheim@db/portal' };

function faultOf(mode: Mode, environment: Environment): StartFault {
  try {
    readConfig(mode, environment);
  } catch (error) {
    if (error instanceof StartFault) return error;
    throw error;
  }
  throw new Error('The settings were accepted');
}

describe('the settings', () => {
  it('are complete without any variable, and then serve the sample on this machine only', () => {
    expect(readConfig('start', {})).toMatchObject({
      sample: true,
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      databaseUrl: null,
      logLevel: 'warn',
      defaultLanguage: 'en',
      trustedProxies: [],
      oneLoginMessage: false,
      sessionHours: 48,
      claimMaxLines: 200,
      claimMaxLineYen: 500_000,
      claimMaxTotalYen: 2_000_000,
    });
  });

  it('are read from the environment, where an empty variable counts as not set and unknown ones are ignored', () => {
    const config = readConfig('serve', {
      ...REAL,
      PORT: '8080',
      HOST: '',
      PUBLIC_URL: 'https://portal.example.co.jp/madoguchi/',
      TRUSTED_PROXIES: '10.0.0.5, fd00::/8',
      DEFAULT_LANGUAGE: 'ja',
      ONE_LOGIN_MESSAGE: '1',
      PORTT: 'x',
    });
    expect(config).toMatchObject({
      sample: false,
      port: 8080,
      host: '127.0.0.1',
      publicUrl: 'https://portal.example.co.jp/madoguchi',
      trustedProxies: ['10.0.0.5', 'fd00::/8'],
      defaultLanguage: 'ja',
      oneLoginMessage: true,
      logLevel: 'info',
    });
  });

  it.each([
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '3000.5'],
    ['PORT', '３０００'],
    ['HOST', 'a b'],
    ['PUBLIC_URL', 'localhost:3000'],
    ['PUBLIC_URL', 'ftp://portal.example'],
    ['PUBLIC_URL', 'https://user:secret@portal.example'],
    ['PUBLIC_URL', 'https://portal.example/?a=1'],
    ['DATABASE_URL', 'mysql://db/portal'],
    ['EMBEDDED', 'constructor'],
    ['DATABASE_POOL', '-1'],
    ['ACCEPTED_DATABASE_RISKS', 'fsync,everything'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '10.0.0.0/8/8'],
    ['TRUSTED_PROXIES', 'proxy.internal'],
    ['LOG_LEVEL', 'INFO'],
    ['DEFAULT_LANGUAGE', 'de'],
    ['COMPANY_NAME', 'two\nlines'],
    ['ONE_LOGIN_MESSAGE', 'true'],
    ['MAIL_FROM', 'Portal <portal@example.co.jp>'],
    ['MAIL_FROM', 'portal'],
    ['OIDC_ISSUER', 'http://login.example.co.jp'],
    ['OIDC_ISSUER', 'https://login.example.co.jp/?tenant=1'],
    ['OIDC_CLIENT_ID', 'two words'],
    ['OIDC_SCOPES', 'openid profile'],
    ['OIDC_NAME', 'password'],
    ['LOG_SERVER_URL', 'relp://log.internal:2514'],
    ['LOG_SERVER_URL', 'relps://log.internal'],
    ['LOG_SERVER_URL', 'relps://log.internal:0'],
    ['LOG_SERVER_URL', 'relps://user@log.internal:2514'],
    ['SESSION_HOURS', '0'],
    ['CLAIM_MAX_LINES', '1e3'],
    ['CLAIM_MAX_LINE_YEN', '500,000'],
    ['CLAIM_MAX_TOTAL_YEN', ''.padEnd(13, '9')],
  ])('stop the start when %s is %s, with what is wrong and the remedy', (name, value) => {
    const fault = faultOf('start', { [name]: value });
    expect(fault.exitCode).toBe(2);
    const setting = Object.values(SETTINGS).find((row) => row.name === name);
    expect(fault.message).toContain(`${name}: `);
    expect(fault.message).toContain(`is not ${setting?.kind.accepts}. ${setting?.remedy}`);
  });

  it('are complained about all at once', () => {
    const fault = faultOf('start', { PORT: 'x', LOG_LEVEL: 'y', SESSION_HOURS: 'z' });
    expect(fault.message.split('\n').map((line) => line.split(':')[0])).toEqual(['PORT', 'LOG_LEVEL', 'SESSION_HOURS']);
  });

  it.each(['smtp://portal:geheim@mail.example/inbox', 'mail.example:geheim', 'smtp://portal:geheim@'])(
    'never show the password in a wrong SMTP_URL: %s [B0-08]',
    (SMTP_URL) => {
      const { message } = faultOf('start', { SMTP_URL, MAIL_FROM: 'portal@mail.example' });
      expect(message).toContain('SMTP_URL: The value (not shown)');
      expect(message).not.toContain('geheim');
    },
  );

  it('know a provider by its host where it has no other name, and by its issuer to the last slash [S3-12]', () => {
    const given = { OIDC_CLIENT_ID: 'portal', OIDC_CLIENT_SECRET: 'geheim', OIDC_ISSUER: 'https://login.example/' };
    const standard = { clientId: 'portal', clientSecret: 'geheim', scopes: 'openid email' };
    const { identityProvider } = readConfig('start', given);
    expect(identityProvider).toEqual({ ...standard, issuer: 'https://login.example/', name: 'login.example' });
    expect(readConfig('start', { ...given, OIDC_NAME: '社員ログイン' }).identityProvider?.name).toBe('社員ログイン');
    expect(readConfig('start', { ...given, OIDC_ISSUER: 'http://127.0.0.1:4850' }).identityProvider).not.toBeNull();
    expect(readConfig('start', {}).identityProvider).toBeNull();
  });

  it('never show the client secret, not even a wrong one', () => {
    expect(faultOf('start', { OIDC_CLIENT_SECRET: 'geheim mit Leerzeichen' }).message).not.toContain('geheim');
  });

  it('never show the password in a wrong DATABASE_URL', () => {
    expect(faultOf('serve', { DATABASE_URL: 'postgress://portal:geheim@db' }).message).not.toContain('geheim');
  });

  it.each<[string, Mode, Environment, string]>([
    ['the sample beyond this machine', 'start', { HOST: '0.0.0.0' }, 'HOST: "0.0.0.0" can be reached'],
    [
      'the sample beyond this machine, even behind https',
      'start',
      { HOST: '::', PUBLIC_URL: 'https://a.example' },
      'HOST: ',
    ],
    [
      'an open host without https',
      'serve',
      { ...REAL, HOST: '0.0.0.0' },
      'PUBLIC_URL: http://localhost:3000 is not encrypted',
    ],
    ['real use without a database', 'serve', {}, 'DATABASE_URL: it is not set'],
    ['mails without a sender', 'start', { SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM: it is not set'],
    ['mails without a server', 'start', { MAIL_FROM: 'portal@mail.example' }, 'SMTP_URL: it is not set'],
    [
      'a provider without a secret [S3-12]',
      'start',
      { OIDC_ISSUER: 'https://login.example', OIDC_CLIENT_ID: 'portal' },
      'OIDC_CLIENT_SECRET: it is not set',
    ],
    ['a provider’s name alone', 'start', { OIDC_NAME: 'Login' }, 'OIDC_ISSUER: it is not set'],
    [
      'a log server without the files that prove who is who',
      'serve',
      { ...REAL, LOG_SERVER_URL: 'relps://log.internal:2514', LOG_SERVER_CA_FILE: 'ca.crt' },
      'LOG_SERVER_CERT_FILE: it is not set. A log server needs',
    ],
    ['two databases', 'serve', { ...REAL, EMBEDDED: '1' }, 'EMBEDDED: DATABASE_URL is set as well'],
  ])('refuse %s', (_what, mode, environment, complaint) => {
    expect(faultOf(mode, environment).message).toContain(complaint);
  });

  it.each<[string, Mode, Environment]>([
    ['the sample on another loopback address', 'start', { HOST: '127.0.0.2' }],
    ['a database of one’s own with npm start', 'start', REAL],
    ['a database behind a socket', 'serve', { DATABASE_URL: 'postgresql://portal@/portal?host=/run/postgresql' }],
    ['an open host behind https', 'serve', { ...REAL, HOST: '0.0.0.0', PUBLIC_URL: 'https://portal.example' }],
    ['the embedded database for real use', 'serve', { EMBEDDED: '1' }],
  ])('allow %s', (_what, mode, environment) => {
    expect(readConfig(mode, environment).mode).toBe(mode);
  });
});

describe('the description of the settings', () => {
  it('is docs/configuration.md (else: node tools/generate-configuration.ts)', async () => {
    const page = await readFile(new URL('../../../docs/configuration.md', import.meta.url), 'utf8');
    expect(page).toBe(configurationPage());
    const japanese = await readFile(new URL('../../../docs/configuration.ja.md', import.meta.url), 'utf8');
    expect(japanese).toContain(`| --- |\n${settingsTable('ja')}\n\n`);
  });

  it.each([
    [{}, 'en'],
    [{ LANG: 'ja' }, 'ja'],
    [{ LANG: 'ja_JP.UTF-8' }, 'ja'],
    [{ LANG: 'jam_JM' }, 'en'],
    [{ LANG: 'ja_JP.UTF-8', LC_ALL: 'C' }, 'en'],
    [{ LANG: 'de_DE', LC_ALL: '', LC_MESSAGES: 'ja_JP' }, 'ja'],
  ] as const)('is told at a console of %j in %s', (environment, language) => {
    expect(consoleLanguage(environment)).toBe(language);
    const meaning = language === 'ja' ? 'ポータルが待ち受けるTCPポート。' : SETTINGS.port.meaning;
    expect(helpText(consoleLanguage(environment))).toContain(meaning);
  });

  it.each(Object.values(SETTINGS).map((row) => [row.name, row] as const))(
    'explains %s on the page and in --help',
    (name, row) => {
      for (const text of [configurationPage(), helpText('en')]) {
        expect(text).toContain(name);
        expect(text).toContain(row.meaning);
      }
    },
  );
});
