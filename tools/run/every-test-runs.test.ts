import { execFileSync } from 'node:child_process';
import { join, matchesGlob, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import config from '../../vitest.config.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

interface Project {
  readonly test: { readonly root?: string; readonly include?: readonly string[]; readonly exclude?: readonly string[] };
}

function isOf({ test: { root = '.', include = [], exclude = [] } }: Project, path: string): boolean {
  const fits = (globs: readonly string[]) => globs.some((glob) => matchesGlob(path, posix.join(root, glob)));
  return fits(include) && !fits(exclude);
}

it('every test file belongs to exactly one project: one that none includes would never run, and never fail', () => {
  const projects = (config.test?.projects ?? []) as readonly Project[];
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.test.ts', '*.test.tsx'], {
    cwd: join(ROOT),
  });
  const files = String(listed).split('\n').filter(Boolean);
  expect(files.length).toBeGreaterThan(400);
  const counted = files.map((path) => [projects.filter((project) => isOf(project, path)).length, path]);
  expect(counted.filter(([count]) => count !== 1)).toEqual([]);
});
