// `npm test`: check, unit and operation tests, faults, build, browser journeys. The last line is the sum over all of them.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CHECK_STEPS } from './check-steps.ts';
import { ensureLintTools } from './run/lint-tools.ts';
import { ROOT, run } from './run/run.ts';
import { makeScratchFolder } from './run/scratch-folder.ts';
import { runSteps } from './run/steps.ts';
import { aptInstall, ensurePackages, SYSTEM_PACKAGES } from './run/system-packages.ts';
import {
  failuresOf,
  type PlaywrightReport,
  sum,
  type Tally,
  tallyPlaywright,
  tallyVitest,
  unsteadyJourneys,
  unsteadyOf,
  type VitestReport,
} from './run/tally.ts';

const REPORTS = join(ROOT, 'test-results');

/** Named once more at the end: the reasons themselves may be far above. */
const failures: string[] = [];
/** Passed at the second try only: somebody has to look at them (decision 0036). */
const unsteady: string[] = [];

const write = (text: string) => process.stdout.write(text);

async function check(): Promise<Tally> {
  await ensureLintTools();
  const results = await runSteps(CHECK_STEPS, write);
  const passed = results.filter((result) => result.passed).length;
  return { passed, failed: results.length - passed };
}

/** `which` are vitest's words for the projects. */
async function vitest(name: string, which: readonly string[]): Promise<Tally> {
  const report = join(REPORTS, `${name}.json`);
  const script = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  // Hundreds of processes start on the same code: what one has compiled the others need not.
  const env = { NODE_COMPILE_CACHE: join(ROOT, '.cache', 'compiled') };
  const { code } = await run(process.execPath, [script, 'run', ...which, ...reporters], { show: true, env });
  const told = readReport<VitestReport>(report);
  failures.push(...failuresOf(told));
  unsteady.push(...unsteadyOf(told));
  return tallyVitest(told, code);
}

async function build(): Promise<Tally> {
  // Loaded here, not above: a server that does not load fails its suites, not the whole run.
  const { buildWebIfStale } = await import('../server/src/start/build-web.ts');
  await buildWebIfStale((line) => write(`${line}\n`), new AbortController().signal);
  return { passed: 1, failed: 0 };
}

async function journeys(): Promise<Tally> {
  const report = join(REPORTS, 'journeys.json');
  const playwright = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js');
  const args = ['test', '--config', join('e2e', 'playwright.config.ts')];
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const { code } = await run(process.execPath, [playwright, ...args], { show: true, env });
  const told = readReport<PlaywrightReport>(report);
  unsteady.push(...unsteadyJourneys(told.suites));
  return tallyPlaywright(told, code);
}

function readReport<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Runs a suite; one that throws, for want of its report say, is one failure and its reason is shown. */
async function suite(name: string, body: () => Promise<Tally>): Promise<Tally> {
  write(`\n${name}\n`);
  const started = performance.now();
  const tally = await body().catch((error: unknown) => {
    write(`${error instanceof Error ? error.message : String(error)}\n`);
    return { passed: 0, failed: 1 };
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  write(`${name}: ${tally.passed} passed, ${tally.failed} failed in ${seconds} s\n`);
  return tally;
}

const missing = await ensurePackages(SYSTEM_PACKAGES, aptInstall());
if (missing) {
  process.stderr.write(`${missing}\n`);
  process.exit(1);
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
// Whatever makes a temporary folder makes it there.
const scratch = makeScratchFolder(process.pid);
process.env['TMPDIR'] = scratch;
const tallies = [
  await suite('check', check),
  await suite('unit and operations', () => vitest('unit', ['--project=!faults'])),
  await suite('faults', () => vitest('faults', ['--project=faults'])),
  await suite('build', build),
];
const isBuilt = tallies.at(-1)?.failed === 0;
tallies.push(
  await suite('journeys', async () => {
    if (!isBuilt) throw new Error('The journeys did not run, because the build failed');
    return journeys();
  }),
);

rmSync(scratch, { recursive: true, force: true });

for (const test of unsteady) write(`passed at the second try: ${test.replace(`${ROOT}/`, '')}\n`);
for (const failure of failures) write(`failed: ${failure.replace(`${ROOT}/`, '')}\n`);
const total = sum(tallies);
write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
