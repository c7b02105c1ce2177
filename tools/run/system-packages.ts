// The system packages that the tests need. Installed where this process may; otherwise named, never skipped.
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Outcome, run } from './run.ts';

export interface SystemPackage {
  readonly name: string;
  readonly isThere: () => Promise<boolean>;
}

/** True when a command of this name stands in a folder of the PATH. */
export function isOnPath(command: string, path = process.env['PATH'] ?? ''): boolean {
  return path.split(delimiter).some((folder) => folder !== '' && existsSync(join(folder, command)));
}

export const SYSTEM_PACKAGES: readonly SystemPackage[] = [
  { name: 'chromium', isThere: async () => isOnPath('chromium') || isOnPath('google-chrome') },
  {
    name: 'fonts-noto-cjk',
    isThere: async () => (await run('fc-list', [':lang=ja', 'family'])).output.includes('CJK'),
  },
  { name: 'openssl', isThere: async () => isOnPath('openssl') },
  { name: 'poppler-utils', isThere: async () => isOnPath('pdftoppm') && isOnPath('pdftotext') },
  { name: 'rsyslog', isThere: async () => isOnPath('rsyslogd', [process.env['PATH'], '/usr/sbin'].join(delimiter)) },
  { name: 'rsyslog-relp', isThere: async () => globSync('/usr/{lib,lib64}/{,*/}rsyslog/imrelp.so').length > 0 },
];

async function missingPackages(packages: readonly SystemPackage[]): Promise<string[]> {
  const there = await Promise.all(packages.map(({ isThere }) => isThere()));
  return packages.filter((_, index) => !there[index]).map(({ name }) => name);
}

type Install = (names: readonly string[]) => Promise<Outcome>;

/**
 * Installs what is missing, if `install` is given, and answers the one line that names what is missing still, or
 * undefined when everything is there.
 */
export async function ensurePackages(
  packages: readonly SystemPackage[],
  install?: Install,
): Promise<string | undefined> {
  const missing = await missingPackages(packages);
  if (missing.length === 0) return undefined;
  const outcome = install ? await install(missing) : undefined;
  const still = outcome ? await missingPackages(packages) : missing;
  if (still.length === 0) return undefined;
  const why = outcome ? 'could not be installed' : 'are missing';
  return `System packages ${why}. Run this as root, then again: apt-get update && apt-get install -y ${still.join(' ')}`;
}

/** Installs by apt-get, for root on Debian and its kin; undefined where this process may not. */
export function aptInstall(): Install | undefined {
  if (process.getuid?.() !== 0 || !isOnPath('apt-get')) return undefined;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  return async (names) => {
    process.stdout.write(`installing the system packages ${names.join(', ')}\n`);
    const update = await run('apt-get', ['update', '-q'], { env });
    return update.code === 0
      ? run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...names], { env })
      : update;
  };
}
