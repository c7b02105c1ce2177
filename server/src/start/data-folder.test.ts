import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { prepareDataFolder } from './data-folder.ts';

describe('the data folder', () => {
  let base: string;
  beforeEach(async () => {
    base = await mkdtemp(join(tmpdir(), 'madoguchi-data-'));
  });
  afterEach(() => rm(base, { recursive: true }));

  const modeOf = async (folder: string) => (await stat(folder)).mode & 0o777;

  it('is made with its parents, and shows nobody what is in it', async () => {
    const folder = join(base, 'a/b');
    prepareDataFolder(folder);
    expect(await modeOf(folder)).toBe(0o711);
  });

  it('keeps the rights it has when it was there before', async () => {
    await chmod(base, 0o750);
    prepareDataFolder(base);
    expect(await modeOf(base)).toBe(0o750);
  });

  it.each([
    ['is a file', 'file', 'EEXIST'],
    ['lies below a file', 'file/below', 'ENOTDIR'],
  ])('stops the start with the name of the setting when it %s', async (_what, path, code) => {
    await writeFile(join(base, 'file'), '');
    const folder = join(base, path);
    expect(() => prepareDataFolder(folder)).toThrow(`DATA_DIR: ${folder} cannot be used (${code}).`);
  });
});
