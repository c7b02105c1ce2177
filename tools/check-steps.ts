// The steps of `npm run check`. All are static, work offline and take seconds.
import { join } from 'node:path';
import { LINT_FOLDER, lintTool } from './run/lint-tools.ts';
import { ROOT, run } from './run/run.ts';
import type { Step } from './run/steps.ts';

const FOLDERS = ['contract', 'server', 'db', 'web', 'e2e', 'bench', 'tools'];
const TYPE_ROOMS = [
  'contract',
  'contract/tsconfig.test.json',
  'server',
  'db',
  'web',
  'web/tsconfig.test.json',
  'e2e',
  'bench',
  'tools',
];

/** Each checker learns the types anew: several of one room cost twice the time, while two rooms beside each other do not. */
const BESIDE = ['--checkers', '1', '--builders', '2'];

const own = (file: string) => () => run(process.execPath, [join(ROOT, 'tools', file)]);

async function lint() {
  const biome = await run(lintTool('biome'), ['lint', '--error-on-warnings', '--max-diagnostics=200']);
  const oxlint = await run(
    lintTool('oxlint'),
    [
      '--type-aware',
      '--deny-warnings',
      '--report-unused-disable-directives',
      '-c',
      'tools/lint/oxlint.json',
      ...FOLDERS,
    ],
    // Memory is collected a quarter as often, which saves a fifth of the time.
    { env: { OXLINT_TSGOLINT_PATH: lintTool('tsgolint'), GOGC: '400' } },
  );
  return { code: biome.code || oxlint.code, output: biome.output + oxlint.output };
}

export const CHECK_STEPS: readonly Step[] = [
  {
    name: 'format',
    sentence:
      'The code is formatted and its imports are sorted: tools/lint/node_modules/.bin/biome check --write does it',
    run: () => run(lintTool('biome'), ['check', '--linter-enabled=false', '--reporter=summary']),
  },
  { name: 'lint', sentence: 'No rule of Biome is broken and no promise is left floating', run: lint },
  {
    name: 'types',
    sentence: 'Every room type-checks by the strictest options',
    run: () =>
      run(process.execPath, [join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc'), '-b', ...BESIDE, ...TYPE_ROOMS]),
  },
  {
    name: 'boundaries',
    sentence: 'Rooms and features import each other only as their boundaries allow',
    run: own('check-boundaries.ts'),
    chatty: true,
  },
  {
    name: 'unused',
    sentence: 'No file, export or dependency is without use',
    run: () =>
      run(lintTool('knip'), ['-c', join(LINT_FOLDER, 'knip.json'), '--no-progress', '--treat-config-hints-as-errors']),
  },
  { name: 'house', sentence: 'The laws of the house hold', run: own('check-house.ts'), chatty: true },
  {
    name: 'requirements',
    sentence: 'Tests name only requirement lines that exist, at most three in a title',
    run: own('check-coverage.ts'),
    chatty: true,
  },
];
