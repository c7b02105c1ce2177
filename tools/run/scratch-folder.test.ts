import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeScratchFolder } from './scratch-folder.ts';

const PLENTY = 64 * 1024 ** 3;
/** Of a process that has ended. */
const { pid: ENDED } = spawnSync(process.execPath, ['--version']);

let root: string;
const folders = () => ({ inMemory: join(root, 'memory'), onDisk: join(root, 'disk') });
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'madoguchi-scratch-'));
  for (const folder of Object.values(folders())) mkdirSync(folder);
});
afterEach(() => rmSync(root, { recursive: true }));

it('lies in memory where there is plenty; others pass through it, and only we look into it', () => {
  const folder = makeScratchFolder(process.pid, { ...folders(), freeMemory: PLENTY });
  expect(folder).toBe(join(root, 'memory', `madoguchi-run-${process.pid}`));
  expect(statSync(folder).mode & 0o777).toBe(0o711);
  expect(readdirSync(folder)).toEqual([]);
});

it.each([
  ['there is little memory', { freeMemory: 7 * 1024 ** 3 }],
  ['the system keeps no files in memory', { freeMemory: PLENTY, inMemory: '/nowhere' }],
])('lies on disk where %s', (_why, machine) => {
  expect(makeScratchFolder(process.pid, { ...folders(), ...machine })).toBe(
    join(root, 'disk', `madoguchi-run-${process.pid}`),
  );
});

it('clears up what a run left that has ended, and touches neither a running one nor anything else', () => {
  const here = (name: string) => join(root, 'memory', name);
  for (const name of [`madoguchi-run-${ENDED}`, `madoguchi-run-${process.ppid}`, 'others']) {
    mkdirSync(here(name));
    writeFileSync(join(here(name), 'file'), 'text');
  }
  makeScratchFolder(process.pid, { ...folders(), freeMemory: PLENTY });
  expect(existsSync(here(`madoguchi-run-${ENDED}`))).toBe(false);
  expect(existsSync(here(`madoguchi-run-${process.ppid}`))).toBe(true);
  expect(existsSync(here('others'))).toBe(true);
});
