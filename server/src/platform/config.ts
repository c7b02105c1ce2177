import { isIPv4 } from 'node:net';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '@madoguchi/contract/message.ts';
import { logServerOf, missingOfLogServer } from './log-server/log-server-settings.ts';
import type { LogServerAddress } from './log-server/tls-link.ts';
import { type GivenSettings, SETTINGS, type Setting } from './settings.ts';
import { StartFault } from './start-fault.ts';

/** How the portal was started: `start` (a sample organisation unless there is a DATABASE_URL) or `serve` (real use). */
export type Mode = 'start' | 'serve';

/** The settings, checked and complete. */
export interface Config extends GivenSettings {
  readonly mode: Mode;
  /** True when the sample organisation is (to be) served: loopback only, with a mark on each page. */
  readonly sample: boolean;
  readonly publicUrl: string;
  readonly auditKeyFile: string;
  readonly sealingKeyFile: string;
  readonly logLevel: NonNullable<GivenSettings['logLevel']>;
  readonly trustedProxies: NonNullable<GivenSettings['trustedProxies']>;
  readonly acceptedDatabaseRisks: NonNullable<GivenSettings['acceptedDatabaseRisks']>;
  /** Where mails go out and whom they come from; `null` where none are sent. */
  readonly mail: { readonly server: string; readonly from: string } | null;
  /** The identity provider; `null` where people log in by password only. */
  readonly identityProvider: IdentityProvider | null;
  /** Where the audit trail is shipped to; `null` where it stays in the database. */
  readonly logServer: LogServerAddress | null;
  /** The time stamp authority; `null` where electronic transactions are not stamped. */
  readonly timeStamps: TimeStampAuthority | null;
  /** The file with the roots by which time stamps are verified, also those of an authority that is not asked any more. */
  readonly timeStampRoots: string | null;
  /** The search path for programs, where a PostgreSQL may be found. */
  readonly searchPath: string;
}

/** Where time stamps are asked for, and whom they have to come from. */
export interface TimeStampAuthority {
  readonly url: string;
  readonly caFile: string;
  /** `null`: any. */
  readonly policy: string | null;
}

/** The OpenID Connect provider, and how the portal is known there. */
export interface IdentityProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Its display name. */
  readonly name: string;
  readonly scopes: string;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** The language of whoever sits at the console. As POSIX has it, the first of the variables that is set decides. */
export function consoleLanguage(environment: Environment = process.env): Language {
  const locale = environment['LC_ALL'] || environment['LC_MESSAGES'] || environment['LANG'] || '';
  return /^ja(?![a-z])/i.test(locale) ? 'ja' : 'en';
}

const PORTAL_FOLDER = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Reads and checks the settings. An empty variable counts as not set; unknown ones are ignored.
 * @throws StartFault (exit code 2) naming every wrong setting, what is wrong with it, and the remedy
 */
export function readConfig(mode: Mode, environment: Environment = process.env): Config {
  const faults: string[] = [];
  const values = Object.entries(SETTINGS).map(([key, setting]) => [key, readSetting(setting, environment, faults)]);
  // The entries are built from the same table that the type is.
  const given = Object.fromEntries(values) as GivenSettings;
  const sample = mode === 'start' && given.databaseUrl === null;
  const dataDir = resolve(PORTAL_FOLDER, given.dataDir);
  const config: Config = {
    ...given,
    mode,
    sample,
    publicUrl: given.publicUrl ?? `http://localhost:${given.port}`,
    dataDir,
    auditKeyFile: given.auditKeyFile ? resolve(PORTAL_FOLDER, given.auditKeyFile) : join(dataDir, 'audit-key.pem'),
    sealingKeyFile: given.sealingKeyFile
      ? resolve(PORTAL_FOLDER, given.sealingKeyFile)
      : join(dataDir, 'sealing-keys.txt'),
    logLevel: given.logLevel ?? (sample ? 'warn' : 'info'),
    trustedProxies: given.trustedProxies ?? [],
    acceptedDatabaseRisks: given.acceptedDatabaseRisks ?? [],
    mail: given.smtpUrl && given.mailFrom ? { server: given.smtpUrl, from: given.mailFrom } : null,
    identityProvider: identityProviderOf(given),
    logServer: logServerOf(given, PORTAL_FOLDER),
    inboxDir: given.inboxDir === null ? null : resolve(PORTAL_FOLDER, given.inboxDir),
    timeStamps: timeStampsOf(given),
    timeStampRoots: given.tsaCaFile === null ? null : resolve(PORTAL_FOLDER, given.tsaCaFile),
    searchPath: environment['PATH'] ?? '',
  };
  // A value that could not be read would only cause follow-up complaints.
  if (faults.length === 0) faults.push(...contradictions(config));
  if (faults.length > 0) throw new StartFault(faults.join('\n'), '"npm start -- --help" prints all settings.', 2);
  return config;
}

function timeStampsOf({ tsaUrl: url, tsaCaFile, tsaPolicy: policy }: GivenSettings): TimeStampAuthority | null {
  return url === null || tsaCaFile === null ? null : { url, caFile: resolve(PORTAL_FOLDER, tsaCaFile), policy };
}

function identityProviderOf({ oidcIssuer, oidcClientId, oidcClientSecret, oidcName, oidcScopes }: GivenSettings) {
  if (oidcIssuer === null || oidcClientId === null || oidcClientSecret === null) return null;
  const name = oidcName ?? new URL(oidcIssuer).hostname;
  return { issuer: oidcIssuer, clientId: oidcClientId, clientSecret: oidcClientSecret, name, scopes: oidcScopes };
}

function readSetting(setting: Setting<unknown>, environment: Environment, faults: string[]): unknown {
  const text = environment[setting.name] || setting.standard;
  if (text === null) return null;
  const value = setting.kind.parse(text);
  if (value === undefined) {
    const shown = setting.secret ? 'The value (not shown)' : JSON.stringify(text);
    faults.push(`${setting.name}: ${shown} is not ${setting.kind.accepts}. ${setting.remedy}`);
  }
  return value;
}

function contradictions(config: Config): string[] {
  const loopback = isLoopback(config.host);
  const faults: string[] = [];
  if (config.sample && !loopback) {
    faults.push(
      `HOST: ${JSON.stringify(config.host)} can be reached from other machines, and the sample organisation's passwords are public. Leave HOST unset, or use "npm run serve" for real use.`,
    );
  } else if (!loopback && !config.publicUrl.startsWith('https://')) {
    faults.push(
      `PUBLIC_URL: ${config.publicUrl} is not encrypted, and HOST ${config.host} can be reached from other machines. Put a proxy with a certificate in front and set PUBLIC_URL to its https address.`,
    );
  }
  if ((config.smtpUrl === null) !== (config.mailFrom === null)) {
    const missing = config.smtpUrl === null ? 'SMTP_URL' : 'MAIL_FROM';
    faults.push(`${missing}: it is not set. Mails need both SMTP_URL and MAIL_FROM; without mails, set neither.`);
  }
  if (config.tsaUrl !== null && config.tsaCaFile === null) {
    faults.push(
      'TSA_CA_FILE: it is not set. Name the roots that the authority at TSA_URL comes from, or unset TSA_URL.',
    );
  }
  faults.push(...missingOfProvider(config));
  faults.push(...missingOfLogServer(config));
  if (config.mode === 'serve' && config.databaseUrl === null && !config.embedded) {
    faults.push('DATABASE_URL: it is not set. Set it to your PostgreSQL, or set EMBEDDED=1 to use the embedded one.');
  }
  if (config.databaseUrl !== null && config.embedded) {
    faults.push('EMBEDDED: DATABASE_URL is set as well. Keep one of the two.');
  }
  return faults;
}

/** Half a provider is none: people would meet a button that leads nowhere. */
function missingOfProvider({ oidcIssuer, oidcClientId, oidcClientSecret, oidcName }: Config): string[] {
  const needed = { OIDC_ISSUER: oidcIssuer, OIDC_CLIENT_ID: oidcClientId, OIDC_CLIENT_SECRET: oidcClientSecret };
  const missing = Object.entries(needed).filter(([, value]) => value === null);
  if (missing.length === 0 || (missing.length === 3 && oidcName === null)) return [];
  const all = Object.keys(needed).join(', ');
  return missing.map(
    ([name]) => `${name}: it is not set. Logging in with a provider needs ${all}; without one, set none of OIDC_….`,
  );
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));
}
