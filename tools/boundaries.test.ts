import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ensureLintTools } from './run/lint-tools.ts';
import { ROOT, run } from './run/run.ts';

const folders: string[] = [];
beforeAll(ensureLintTools, 120_000);
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** Writes a tree of files, each with its imports, and checks its boundaries. */
async function check(tree: Record<string, readonly string[]>) {
  const folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
  folders.push(folder);
  for (const [path, imports] of Object.entries(tree)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${imports.map((specifier) => `import '${specifier}';`).join('\n')}\nexport {};\n`);
  }
  return run(process.execPath, [join(ROOT, 'tools', 'boundaries.ts'), folder]);
}

it('every boundary is refused where it is crossed', { timeout: 30_000 }, async () => {
  const { code, output } = await check({
    'contract/src/a.ts': ['node:fs'],
    'contract/src/a.test.ts': ['../../server/src/main.ts'],
    'web/src/app.ts': ['../../server/src/main.ts'],
    'web/src/ui/field.ts': ['../features/faq/page.ts'],
    'web/src/features/faq/page.ts': ['./gone.ts'],
    'server/src/main.ts': ['../../web/src/app.ts', './main.test.ts'],
    'server/src/main.test.ts': [],
    'server/src/features/claims/index.ts': ['../faq/store.ts'],
    'server/src/features/faq/store.ts': ['./circle.ts'],
    'server/src/features/faq/circle.ts': ['./store.ts'],
    'db/seed/load.ts': ['../../server/src/main.ts'],
  });
  expect(code).toBe(1);
  expect(
    output
      .split('\n')
      .filter((line) => line.startsWith('  '))
      .map((line) => line.trim()),
  ).toEqual([
    'contract/src/a.ts imports fs',
    'contract/src/a.test.ts imports server/src/main.ts',
    'web/src/app.ts imports server/src/main.ts',
    'server/src/main.ts imports web/src/app.ts',
    'db/seed/load.ts imports server/src/main.ts',
    'server/src/features/claims/index.ts imports server/src/features/faq/store.ts',
    'web/src/ui/field.ts imports web/src/features/faq/page.ts',
    'server/src/main.ts imports server/src/main.test.ts',
    'server/src/features/faq/circle.ts imports server/src/features/faq/store.ts',
    'server/src/main.ts imports web/src/app.ts',
    'web/src/features/faq/page.ts imports ./gone.ts',
  ]);
});

it('a tree within its boundaries passes with the count of its files', { timeout: 30_000 }, async () => {
  const { code, output } = await check({
    'contract/src/values/yen.ts': [],
    'contract/src/faq/model.ts': ['../values/yen.ts'],
    'server/src/features/faq/public.ts': ['../../../../contract/src/faq/model.ts'],
    'server/src/features/claims/index.ts': ['../faq/public.ts', '../../platform/clock.ts'],
    'server/src/platform/clock.ts': [],
  });
  expect(output).toBe('5 modules seen, 5 source files on disk\n');
  expect(code).toBe(0);
});

it('a run that saw no file fails', { timeout: 30_000 }, async () => {
  const { code, output } = await check({});
  expect(code).toBe(1);
  expect(output).toContain('0 source files on disk');
});
