import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toolRules } from '@madoguchi/contract/general-tools/tools.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FilesAt, readScreenFiles, SCREEN_FILES } from './screen-files.ts';

let dist: string;
let filesAt: FilesAt;
const STAFF = { roles: ['staff'] } as const;
const TOOLS = toolRules();

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'screen-files-'));
  const listed = { information: ['a.js'], 'expense-claims.mine': ['b.js', 'c.js'], 'session.login': ['d.js'] };
  await writeFile(join(dist, SCREEN_FILES), JSON.stringify(listed));
  filesAt = await readScreenFiles(dist);
});
afterAll(() => rm(dist, { recursive: true }));

it.each([
  ['/', null, ['a.js']],
  ['/login', null, ['d.js']],
  ['/apps/travelExpensesRequest/202611', STAFF, ['b.js', 'c.js']],
  ['/apps/travelExpensesRequest/202611/', STAFF, ['b.js', 'c.js']],
  ['/apps/travelExpensesRequest/202611/more', STAFF, []],
  ['/nowhere', STAFF, []],
] as const)('%s names the scripts of its screen', (path, visitor, files) => {
  expect(filesAt(path, visitor, TOOLS)).toEqual(files);
});

it('names nothing of a screen that the visitor may not see [S4-08]', () => {
  expect(filesAt('/apps/travelExpensesRequest/202611', null, TOOLS)).toEqual([]);
  expect(filesAt('/login', STAFF, TOOLS)).toEqual([]);
});

it('names nothing where the build wrote nothing down', async () => {
  expect((await readScreenFiles(join(dist, 'none')))('/', null, TOOLS)).toEqual([]);
});
