// The four settings of the log server: all of them, or none.
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type GivenSettings, SETTINGS } from '../settings.ts';
import { StartFault } from '../start-fault.ts';
import { type LogServerAddress, readCredentials } from './tls-link.ts';

const KEYS = ['logServerUrl', 'logServerCaFile', 'logServerCertFile', 'logServerKeyFile'] as const;
type LogServerSettings = Pick<GivenSettings, (typeof KEYS)[number]>;

/** @param folder where relative paths start */
export function logServerOf(given: LogServerSettings, folder: string): LogServerAddress | null {
  const { logServerUrl: url, logServerCaFile: ca, logServerCertFile: cert, logServerKeyFile: key } = given;
  if (!url || !ca || !cert || !key) return null;
  return { ...url, caFile: resolve(folder, ca), certFile: resolve(folder, cert), keyFile: resolve(folder, key) };
}

/** Names the settings that are missing where only a part of a log server is set. */
export function missingOfLogServer(given: LogServerSettings): string[] {
  const [first, ...others] = KEYS.filter((key) => given[key] === null).map((key) => SETTINGS[key].name);
  if (first === undefined || others.length === KEYS.length - 1) return [];
  const all = KEYS.map((key) => SETTINGS[key].name).join(', ');
  return [`${first}: it is not set. A log server needs ${all}; without one, set none of them.`];
}

/**
 * Sees that the files are there and belong together. Whether the log server believes them is seen when it is called: the
 * portal starts without it, and its records wait.
 * @throws StartFault (exit code 2) naming the setting
 */
export async function checkLogServerFiles(address: LogServerAddress): Promise<LogServerAddress> {
  const files = [
    [SETTINGS.logServerCaFile.name, address.caFile],
    [SETTINGS.logServerCertFile.name, address.certFile],
    [SETTINGS.logServerKeyFile.name, address.keyFile],
  ] as const;
  for (const [name, path] of files) {
    await readFile(path).catch((error: unknown) => {
      throw new StartFault(`${name}: ${path} cannot be read (${reasonOf(error)}).`, SETTINGS.logServerCaFile.remedy, 2);
    });
  }
  await readCredentials(address).catch((error: unknown) => {
    const names = files.map(([name]) => name).join(', ');
    throw new StartFault(
      `${names}: the files do not fit together (${reasonOf(error)}).`,
      'Name the authority, the portal’s certificate and the key that belongs to it, all as PEM.',
      2,
    );
  });
  return address;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
