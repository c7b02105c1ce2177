import {
  clientCode,
  file,
  folder,
  hostName,
  issuer,
  type Kind,
  mailAddress,
  networks,
  objectIdentifier,
  oneOf,
  postgresUrl,
  providerName,
  relpsUrl,
  scopes,
  shortText,
  smtpUrl,
  someOf,
  webAddress,
  wholeNumber,
  yesOrNo,
} from './setting-kinds.ts';

/** One setting: everything that `--help`, `docs/configuration.md` and the start need to know about it. */
export interface Setting<T> {
  /** The environment variable. */
  readonly name: string;
  readonly kind: Kind<T>;
  /** The default as it would be written; `null` where there is none, or it is computed. */
  readonly standard: string | null;
  /** Explains a standard that is computed. */
  readonly otherwise?: string;
  readonly meaning: string;
  /** The remedy named when the value is wrong. */
  readonly remedy: string;
  /** Its value is never shown. */
  readonly secret?: true;
}

function setting<T, const S extends string | null>(row: Setting<T> & { readonly standard: S }) {
  return row;
}

/** Risks that an operator may accept at the self check, and then answers for. */
export const DATABASE_RISKS = ['fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums'] as const;

/** THE table of settings. */
export const SETTINGS = {
  port: setting({
    name: 'PORT',
    kind: wholeNumber(1, 65_535),
    standard: '3000',
    meaning: 'The TCP port the portal listens on.',
    remedy: 'Choose a free port, for example PORT=3001.',
  }),
  host: setting({
    name: 'HOST',
    kind: hostName,
    standard: '127.0.0.1',
    meaning: 'The address the portal listens on. The default is reached from this machine only.',
    remedy: 'Leave it unset, or use an address of this machine such as 0.0.0.0 for all of them.',
  }),
  publicUrl: setting({
    name: 'PUBLIC_URL',
    kind: webAddress,
    standard: null,
    otherwise: 'http://localhost:PORT',
    meaning: 'The address people type. Links, redirects and the session cookie follow it; it may carry a path.',
    remedy: 'Write it as in the browser, for example PUBLIC_URL=https://portal.example.co.jp/madoguchi.',
  }),
  dataDir: setting({
    name: 'DATA_DIR',
    kind: folder,
    standard: './data',
    meaning: 'The folder for uploaded files and the embedded database. A relative path starts at the portal’s folder.',
    remedy: 'Name a folder that the portal may create and write.',
  }),
  auditKeyFile: setting({
    name: 'AUDIT_KEY_FILE',
    kind: file,
    standard: null,
    otherwise: 'audit-key.pem in DATA_DIR',
    meaning:
      'The Ed25519 key, as PEM, that signs checkpoints of the audit trail; made at the first start. Keep it where those who administer the database cannot read it. Several nodes use the same.',
    remedy: 'Name a file that the portal, and nobody else, may read.',
  }),
  sealingKeyFile: setting({
    name: 'SEALING_KEY_FILE',
    kind: file,
    standard: null,
    otherwise: 'sealing-keys.txt in DATA_DIR',
    meaning:
      'The keys that seal bank accounts and answers of forms in the database; made at the first start. Without them these values are lost: keep a copy, apart from the backups of the database. Several nodes use the same.',
    remedy: 'Name a file that the portal, and nobody else, may read and replace.',
  }),
  databaseUrl: setting({
    name: 'DATABASE_URL',
    kind: postgresUrl,
    standard: null,
    otherwise: 'the embedded PostgreSQL',
    meaning: 'The PostgreSQL (15 or newer) to work on. Without it `npm start` runs the sample organisation.',
    remedy: 'Check the scheme, and percent-encode special characters in the password.',
    secret: true,
  }),
  embedded: setting({
    name: 'EMBEDDED',
    kind: yesOrNo,
    standard: '0',
    meaning: 'Lets `npm run serve` work on the embedded PostgreSQL in DATA_DIR instead of DATABASE_URL.',
    remedy: 'Set EMBEDDED=1, or leave it unset and set DATABASE_URL.',
  }),
  databasePool: setting({
    name: 'DATABASE_POOL',
    kind: wholeNumber(1, 100),
    standard: '4',
    meaning:
      'How many database connections one portal process holds for requests, two of them (of three or more) for those that only read; it holds up to eight more for its work beside them. Twice the database’s cores is plenty.',
    remedy: 'Use a small number such as 4.',
  }),
  acceptedDatabaseRisks: setting({
    name: 'ACCEPTED_DATABASE_RISKS',
    kind: someOf(...DATABASE_RISKS),
    standard: null,
    otherwise: 'none',
    meaning:
      'PostgreSQL settings that the self check at start shall not insist on, where the storage below makes them needless.',
    remedy: 'Leave it unset unless the database’s operator guarantees that no committed change is ever lost.',
  }),
  trustedProxies: setting({
    name: 'TRUSTED_PROXIES',
    kind: networks,
    standard: null,
    otherwise: 'none',
    meaning: 'Proxies whose X-Forwarded-* headers are believed. From anybody else they are ignored.',
    remedy: 'List the proxies’ own addresses, for example TRUSTED_PROXIES=10.0.0.5,10.1.0.0/16.',
  }),
  logLevel: setting({
    name: 'LOG_LEVEL',
    kind: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    standard: null,
    otherwise: 'warn with the sample organisation, else info',
    meaning: 'The least important kind of line that the log (one JSON object a line) shows. info: one line a request.',
    remedy: 'Use one of the listed words.',
  }),
  defaultLanguage: setting({
    name: 'DEFAULT_LANGUAGE',
    kind: oneOf('en', 'ja'),
    standard: 'en',
    meaning: 'The language for browsers that ask for neither Japanese nor English.',
    remedy: 'Use en or ja.',
  }),
  companyName: setting({
    name: 'COMPANY_NAME',
    kind: shortText,
    standard: '株式会社まどぐち商事',
    meaning: 'The organisation’s name as it stands on printed papers.',
    remedy: 'Shorten it to one line.',
  }),
  loginHelp: setting({
    name: 'LOGIN_HELP',
    kind: shortText,
    standard: null,
    otherwise: 'a system administrator',
    meaning:
      'Whom people ask who cannot log in, as the login page says it: a name, a telephone number, a counter. With SMTP_URL, they can also have a link mailed.',
    remedy: 'Shorten it to one line.',
  }),
  oneLoginMessage: setting({
    name: 'ONE_LOGIN_MESSAGE',
    kind: yesOrNo,
    standard: '0',
    meaning:
      'Answers an unknown email address and a wrong password alike, so that a stranger cannot find out who has an account. Switch it on for real use.',
    remedy: 'Use 1 or 0.',
  }),
  smtpUrl: setting({
    name: 'SMTP_URL',
    kind: smtpUrl,
    standard: null,
    otherwise: 'no mails are sent',
    meaning:
      'The mail server for notifications. With smtp:// the connection is encrypted where the server offers it, and always before a password is sent to another machine.',
    remedy: 'Check the scheme, percent-encode special characters in user and password, and leave out any path.',
    secret: true,
  }),
  mailFrom: setting({
    name: 'MAIL_FROM',
    kind: mailAddress,
    standard: null,
    otherwise: 'no mails are sent',
    meaning: 'The address that mails come from. Needed with SMTP_URL.',
    remedy: 'Write the address alone, for example MAIL_FROM=portal@example.co.jp.',
  }),
  oidcIssuer: setting({
    name: 'OIDC_ISSUER',
    kind: issuer,
    standard: null,
    otherwise: 'people log in by password only',
    meaning:
      'The OpenID Connect provider that people may log in with, as its tokens name it. There the portal is registered with the return address PUBLIC_URL/callback, and PUBLIC_URL/login for after the logout.',
    remedy: 'Write it exactly as "issuer" stands in the provider’s /.well-known/openid-configuration.',
  }),
  oidcClientId: setting({
    name: 'OIDC_CLIENT_ID',
    kind: clientCode,
    standard: null,
    otherwise: 'people log in by password only',
    meaning: 'The client id that the provider has given to the portal.',
    remedy: 'Copy it from the provider’s console, without blanks.',
  }),
  oidcClientSecret: setting({
    name: 'OIDC_CLIENT_SECRET',
    kind: clientCode,
    standard: null,
    otherwise: 'people log in by password only',
    meaning: 'The secret that goes with the client id. It also seals what is kept of a login for the logout.',
    remedy: 'Copy it from the provider’s console, without blanks.',
    secret: true,
  }),
  oidcName: setting({
    name: 'OIDC_NAME',
    kind: providerName,
    standard: null,
    otherwise: 'the host name of OIDC_ISSUER',
    meaning: 'What people call the provider: it stands on the login page and in messages.',
    remedy: 'Shorten it to one line.',
  }),
  oidcScopes: setting({
    name: 'OIDC_SCOPES',
    kind: scopes,
    standard: 'openid email',
    meaning: 'What the portal asks the provider for.',
    remedy: 'Leave it unset, or begin with: openid email',
  }),
  logServerUrl: setting({
    name: 'LOG_SERVER_URL',
    kind: relpsUrl,
    standard: null,
    otherwise: 'the audit trail stays in the database',
    meaning:
      'The dedicated log server of the audit trail: RELP over TLS 1.3, never in the clear. `npm start` runs one of its own beside the sample.',
    remedy: 'Write host and port, for example LOG_SERVER_URL=relps://log.internal:2514.',
  }),
  logServerCaFile: setting({
    name: 'LOG_SERVER_CA_FILE',
    kind: file,
    standard: null,
    otherwise: 'nothing',
    meaning: 'Certificate of the authority that the log server’s own comes from, as PEM. No other is believed.',
    remedy: 'Name a file that the portal may read.',
  }),
  logServerCertFile: setting({
    name: 'LOG_SERVER_CERT_FILE',
    kind: file,
    standard: null,
    otherwise: 'nothing',
    meaning: 'The portal’s certificate, as PEM, which it shows the log server. Read anew for each connection.',
    remedy: 'Name a file that the portal may read.',
  }),
  logServerKeyFile: setting({
    name: 'LOG_SERVER_KEY_FILE',
    kind: file,
    standard: null,
    otherwise: 'nothing',
    meaning: 'The key of that certificate, as PEM.',
    remedy: 'Name a file that the portal, and nobody else, may read.',
  }),
  tsaUrl: setting({
    name: 'TSA_URL',
    kind: webAddress,
    standard: null,
    otherwise: 'electronic transactions get no time stamps: the office rules are what counts',
    meaning:
      'The time stamp authority (RFC 3161 over HTTP) that stamps each version of each electronic transaction. What was registered before it was set gets none.',
    remedy: 'Write the address that the authority names, for example TSA_URL=https://tsa.example.com/tsr.',
  }),
  tsaCaFile: setting({
    name: 'TSA_CA_FILE',
    kind: file,
    standard: null,
    otherwise: 'nothing',
    meaning:
      'Certificates of the roots that authorities of time stamps come from, as PEM. No other is believed. Needed with TSA_URL; those of an earlier authority stay in it, since its stamps are verified by them.',
    remedy: 'Name a file that the portal may read.',
  }),
  tsaPolicy: setting({
    name: 'TSA_POLICY',
    kind: objectIdentifier,
    standard: null,
    otherwise: 'whichever the authority chooses',
    meaning: 'The policy that stamps are asked for and have to be made under.',
    remedy: 'Write the identifier that the authority names, for example TSA_POLICY=1.2.3.4.1.',
  }),
  inboxDir: setting({
    name: 'INBOX_DIR',
    kind: folder,
    standard: null,
    otherwise: 'no folder is watched',
    meaning:
      'A folder outside DATA_DIR: papers that are laid there wait for their registration, with the note beside them (docs/evidence.md). The portal moves them to taken or refused in it.',
    remedy: 'Name a folder that the portal may read and write, for example INBOX_DIR=/srv/papers.',
  }),
  sessionHours: setting({
    name: 'SESSION_HOURS',
    kind: wholeNumber(1, 8_760),
    standard: '48',
    meaning: 'How many hours after signing in a session ends, however much it is used.',
    remedy: 'Use hours, for example SESSION_HOURS=12.',
  }),
  sessionIdleMinutes: setting({
    name: 'SESSION_IDLE_MINUTES',
    kind: wholeNumber(5, 525_600),
    standard: null,
    otherwise: 'SESSION_HOURS alone',
    meaning:
      'After how many minutes in which nobody touches its pages a session ends. 30 protects an unlocked computer.',
    remedy: 'Use minutes, for example SESSION_IDLE_MINUTES=30.',
  }),
  passwordMinLength: setting({
    name: 'PASSWORD_MIN_LENGTH',
    kind: wholeNumber(8, 64),
    standard: '8',
    meaning: 'How many characters a new password has at least.',
    remedy: 'Use a number from 8 on.',
  }),
  uploadsPerHour: setting({
    name: 'UPLOADS_PER_HOUR',
    kind: wholeNumber(1, 1_000_000),
    standard: '300',
    meaning: 'How many files one person may upload an hour, in each process.',
    remedy: 'Use a number such as 300.',
  }),
  downloadsPerHour: setting({
    name: 'DOWNLOADS_PER_HOUR',
    kind: wholeNumber(1, 1_000_000),
    standard: '1000',
    meaning:
      'How many files (exports, papers, receipts that are looked at) one person may fetch an hour, in each process.',
    remedy: 'Use a number such as 1000.',
  }),
  mailsPerHour: setting({
    name: 'MAILS_PER_HOUR',
    kind: wholeNumber(1, 1_000_000),
    standard: '100',
    meaning: 'How often an hour one person may ask for mails: reminders, invitations, links to reset a password.',
    remedy: 'Use a number such as 100.',
  }),
  claimMaxLines: setting({
    name: 'CLAIM_MAX_LINES',
    kind: wholeNumber(1, 1_000),
    standard: '200',
    meaning: 'How many lines one travel expense claim may have.',
    remedy: 'Use a number such as 200.',
  }),
  claimMaxLineYen: setting({
    name: 'CLAIM_MAX_LINE_YEN',
    kind: wholeNumber(1, 100_000_000),
    standard: '500000',
    meaning: 'The largest amount of one line, in yen.',
    remedy: 'Write digits only, without separators.',
  }),
  claimMaxTotalYen: setting({
    name: 'CLAIM_MAX_TOTAL_YEN',
    kind: wholeNumber(1, 1_000_000_000),
    standard: '2000000',
    meaning: 'The largest total of one claim, in yen.',
    remedy: 'Write digits only, without separators.',
  }),
} as const;

type ValueOf<S> = S extends { readonly kind: Kind<infer T>; readonly standard: infer D }
  ? D extends null
    ? T | null
    : T
  : never;

/** Every setting as it was given, with `null` where there is neither a value nor a standard. */
export type GivenSettings = { readonly [K in keyof typeof SETTINGS]: ValueOf<(typeof SETTINGS)[K]> };
