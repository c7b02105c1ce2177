import { mkdir, mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fingerprintOf } from './fingerprint.ts';

let root: string;
let before: string;
const now = () => fingerprintOf(root, ['src', 'lock.json', 'missing']);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'madoguchi-sources-'));
  await mkdir(join(root, 'src/deep'), { recursive: true });
  await writeFile(join(root, 'src/deep/a.ts'), 'a');
  await writeFile(join(root, 'lock.json'), '{}');
  before = await now();
});
afterEach(() => rm(root, { recursive: true }));

it.each<[string, () => Promise<void>]>([
  ['a source has changed', () => writeFile(join(root, 'src/deep/a.ts'), 'b')],
  ['a source has moved', () => rename(join(root, 'src/deep/a.ts'), join(root, 'src/a.ts'))],
  ['a source has come', () => writeFile(join(root, 'src/b.ts'), '')],
  ['a single file has changed', () => writeFile(join(root, 'lock.json'), '{ }')],
])('the pages are built again when %s', async (_what, change) => {
  await change();
  expect(await now()).not.toBe(before);
});

it.each<[string, () => Promise<void>]>([
  ['a date has changed', () => utimes(join(root, 'src/deep/a.ts'), 1, 1)],
  ['a test has changed', () => writeFile(join(root, 'src/deep/a.test.tsx'), 'c')],
  ['something beside the sources has changed', () => writeFile(join(root, 'README.md'), 'd')],
])('the pages are not built again when only %s', async (_what, change) => {
  await change();
  expect(await now()).toBe(before);
});
