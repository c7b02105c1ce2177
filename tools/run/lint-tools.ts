// The lint tools live in a folder of their own: no lockfile can hold them on every machine, so their manifest names
// exact versions, and what is installed is compared with it before each use.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.ts';

export const LINT_FOLDER = join(import.meta.dirname, '..', 'lint');

export const lintTool = (name: string): string => join(LINT_FOLDER, 'node_modules', '.bin', name);

/** The packages of a folder whose installed version is not exactly the one its manifest names, as `name wanted, found`. */
export function differingVersions(folder: string): string[] {
  const { dependencies } = readJson<{ dependencies: Record<string, string> }>(join(folder, 'package.json'));
  return Object.entries(dependencies).flatMap(([name, wanted]) => {
    const manifest = join(folder, 'node_modules', name, 'package.json');
    const found = existsSync(manifest) ? readJson<{ version: string }>(manifest).version : 'none';
    return found === wanted ? [] : [`${name} ${wanted}, found ${found}`];
  });
}

/** Installs the lint tools if they are missing or differ. Works offline when they are there. Throws when it fails. */
export async function ensureLintTools(): Promise<void> {
  if (differingVersions(LINT_FOLDER).length === 0) return;
  process.stdout.write('installing the lint tools into tools/lint\n');
  const install = ['install', '--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  const { code, output } = await run('npm', install, { cwd: LINT_FOLDER });
  const differing = differingVersions(LINT_FOLDER);
  if (code === 0 && differing.length === 0) return;
  throw new Error(`The lint tools of tools/lint/package.json are not installed: ${differing.join('; ')}\n${output}`);
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8'));
}
