import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { differingVersions } from './lint-tools.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lint-tools-'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ dependencies: { '@org/linter': '2.6.8' } }));
});
afterEach(() => rmSync(folder, { recursive: true }));

function installed(version: string): void {
  const home = join(folder, 'node_modules', '@org', 'linter');
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'package.json'), JSON.stringify({ version }));
}

it('lint tools of exactly the named versions are used as they are', () => {
  installed('2.6.8');
  expect(differingVersions(folder)).toEqual([]);
});

it('a lint tool of another version is told from the one that is named', () => {
  installed('2.6.9');
  expect(differingVersions(folder)).toEqual(['@org/linter 2.6.8, found 2.6.9']);
});

it('a lint tool that is not installed is missing', () => {
  expect(differingVersions(folder)).toEqual(['@org/linter 2.6.8, found none']);
});
