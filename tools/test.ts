// `npm test`: check, unit and operation tests, faults, build, browser journeys. The last line is the sum over all of them.
// `npm test -- --changed`: of these what the work since main can affect, for the minutes between two commits.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CHECK_STEPS } from './check-steps.ts';
import { affectedSpecs, readChange, readTree, serverFilters } from './run/affected.ts';
import { HELP, helpIfAsked } from './run/help.ts';
import { ensureLintTools } from './run/lint-tools.ts';
import { ROOT, run } from './run/run.ts';
import { makeScratchFolder } from './run/scratch-folder.ts';
import { runSteps } from './run/steps.ts';
import { aptInstall, ensurePackages, SYSTEM_PACKAGES } from './run/system-packages.ts';
import {
  brokenFilesOf,
  failuresOf,
  type PlaywrightReport,
  soundAtLast,
  sum,
  type Tally,
  tallyPlaywright,
  tallyVitest,
  unsteadyJourneys,
  unsteadyOf,
  type VitestReport,
  withSecondTry,
} from './run/tally.ts';

helpIfAsked(HELP.test);

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

/** `which` are vitest's words for the projects, and for the files where not all of them run. */
async function vitest(name: string, which: readonly string[]): Promise<Tally> {
  const first = await runVitest(name, which);
  const broken = brokenFilesOf(first.told);
  const files = broken.map((file) => file.name);
  // Vitest tries a test again, but not a file whose hook failed (decision 0036).
  const second = process.env['CI'] && files.length > 0 ? await runVitest(`${name}-again`, [...which, ...files]) : null;
  const { told, code } = second ? { ...second, told: withSecondTry(first.told, second.told) } : first;
  failures.push(...failuresOf(told));
  unsteady.push(...unsteadyOf(told));
  if (second) unsteady.push(...failuresOf({ testResults: soundAtLast(broken, second.told) }));
  const isNothingRelated = code === 0 && which.includes('--passWithNoTests') && told.testResults.length === 0;
  return isNothingRelated ? { passed: 0, failed: 0 } : tallyVitest(told, code);
}

async function runVitest(name: string, which: readonly string[]): Promise<{ told: VitestReport; code: number }> {
  const report = join(REPORTS, `${name}.json`);
  const script = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await run(process.execPath, [script, 'run', ...which, ...reporters], { show: true });
  return { told: readReport<VitestReport>(report), code };
}

async function build(): Promise<Tally> {
  // Loaded here, not above: a server that does not load fails its suites, not the whole run.
  const { buildWebIfStale } = await import('../server/src/start/build-web.ts');
  await buildWebIfStale((line) => write(`${line}\n`), new AbortController().signal);
  return { passed: 1, failed: 0 };
}

/** Without `specs`, all of them; each is the name of a spec. */
async function journeys(specs: readonly string[] = []): Promise<Tally> {
  const report = join(REPORTS, 'journeys.json');
  const playwright = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js');
  const files = specs.map((spec) => `/e2e/${spec}\\.spec\\.ts$`);
  const args = ['test', '--config', join('e2e', 'playwright.config.ts'), ...files];
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

const words = process.argv.slice(2);
const isChangedOnly = words.length === 1 && words[0] === '--changed';
if (words.length > 0 && !isChangedOnly) {
  process.stderr.write(`npm test knows "--changed" only, not "${words.join(' ')}"\n`);
  process.exit(2);
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
const tallies: Tally[] = [];

async function everything(): Promise<void> {
  tallies.push(await suite('check', check));
  tallies.push(await suite('unit and operations', () => vitest('unit', ['--project=!faults'])));
  tallies.push(await suite('faults', () => vitest('faults', ['--project=faults', '--maxWorkers=2'])));
  await walk();
}

/** The specs on freshly built pages; without `specs`, all of them. */
async function walk(specs?: readonly string[]): Promise<void> {
  const built = await suite('build', build);
  const journey = async () => {
    if (built.failed > 0) throw new Error('The journeys did not run, because the build failed');
    return journeys(specs);
  };
  tallies.push(built, await suite('journeys', journey));
}

async function whatChanged(): Promise<void> {
  const { base, files } = await readChange();
  const tree = readTree();
  const related = ['--changed', base, '--passWithNoTests'];
  const filters = serverFilters(files, tree);
  const specs = affectedSpecs(files, tree);
  write(`${files.length} files differ from main; journeys: ${specs.join(', ') || 'none'}\n`);
  tallies.push(await suite('check', check));
  tallies.push(
    await suite('unit', () => vitest('unit', ['--project=!server*', '--project=!faults', ...related])),
    await suite('operations', () => vitest('operations', ['--project=server*', ...filters, ...related])),
  );
  if (specs.length > 0) await walk(specs);
}

await (isChangedOnly ? whatChanged() : everything());

rmSync(scratch, { recursive: true, force: true });

for (const test of unsteady) write(`passed at the second try: ${test.replace(`${ROOT}/`, '')}\n`);
for (const failure of failures) write(`failed: ${failure.replace(`${ROOT}/`, '')}\n`);
const total = sum(tallies);
write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
