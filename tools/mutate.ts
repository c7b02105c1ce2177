// `npm run mutate`: breaks the approval engine, the state machines and the checks and sums of claims and purchases in some
// 2,900 small ways, one after the other, and counts how many of them the tests notice. Fails under 90 % in any file.
// `npm run mutate -- <file or folder> …` tries a part, and tells it beside what was tried before. Quiet: one worker at the
// lowest priority.
// `npm run mutate -- --by-hand [number …]` tries those of `mutation/hand-mutants.json` over server writes and screens, in the
// working tree, each with the tests that it names. Fails where one goes unnoticed.
import { globSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { tryByHand } from './mutation/by-hand.ts';
import HAND_MUTANTS from './mutation/hand-mutants.json' with { type: 'json' };
import { keptReport, readReport, sourceOf } from './mutation/kept-report.ts';
import { killedShares, survivors, wanting } from './mutation/killed-share.ts';
import config from './mutation/stryker.config.json' with { type: 'json' };
import { HELP, helpIfAsked } from './run/help.ts';
import { differingVersions } from './run/lint-tools.ts';
import { ROOT, run } from './run/run.ts';

const FOLDER = join(ROOT, 'tools', 'mutation');
const REPORT = join(ROOT, config.jsonReporter.fileName);
const KEPT = join(ROOT, '.cache', 'mutation', 'kept.json');
/** The number of runs of each property among the table tests, kept low: each mutant repeats them. */
const PROPERTY_RUNS = '20';

async function install(): Promise<void> {
  if (differingVersions(FOLDER).length === 0) return;
  process.stdout.write('installing the mutation tools into tools/mutation\n');
  // Its peer, vitest, is the repository's own.
  const args = ['ci', '--legacy-peer-deps', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  const { code, output } = await run('npm', args, { cwd: FOLDER });
  if (code !== 0) throw new Error(`The tools of tools/mutation/package.json are not installed\n${output}`);
}

/** Of the files that are tried at all, those that stand at the places. */
function filesAt(places: readonly string[]): readonly string[] {
  const tried = globSync(
    config.mutate.filter((glob) => !glob.startsWith('!')),
    { cwd: ROOT, exclude: ['**/*.test.ts'] },
  );
  const meant = tried.filter((file) => places.some((place) => file === place || file.startsWith(`${place}/`)));
  if (meant.length === 0)
    throw new Error(`Nothing at ${places.join(', ')} is tried: see tools/mutation/stryker.config.json`);
  return meant;
}

/** Every mutant of the list, or those of the numbers. The browser's tests stay out: the others have to notice it. */
async function byHand(numbers: readonly number[]): Promise<void> {
  const numbered = HAND_MUTANTS.map((one, index) => [index + 1, one] as const);
  const args = [join(ROOT, 'node_modules', 'vitest', 'vitest.mjs'), 'run', '--project=!browser', '--maxWorkers=1'];
  const unnoticed = await tryByHand(
    numbered.filter(([number]) => numbers.length === 0 || numbers.includes(number)),
    {
      root: ROOT,
      runTests: async (tests) => (await run(process.execPath, [...args, '--bail=1', ...tests])).code === 0,
      say: (line) => process.stdout.write(`${line}\n`),
    },
  );
  process.stdout.write(`unnoticed: ${unnoticed.length === 0 ? 'none' : unnoticed.join(', ')}\n`);
  process.exitCode = unnoticed.length === 0 ? 0 : 1;
}

async function byStryker(asked: readonly string[]): Promise<void> {
  await install();
  const stryker = join(FOLDER, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
  const places = asked.map((place) => place.replace(/\/$/, ''));
  const only = places.length > 0 ? ['--mutate', filesAt(places).join(',')] : [];
  const args = [stryker, 'run', join(FOLDER, 'stryker.config.json'), ...only];
  const { code } = await run(process.execPath, args, { show: true, env: { PROPERTY_RUNS } });
  const now = readReport(REPORT);
  if (code !== 0 || now === null) throw new Error('The mutation run did not come to its end');

  // A run of everything begins anew: the tests are others than when a part was tried.
  const kept = keptReport(places.length > 0 ? readReport(KEPT) : null, now, (file) => sourceOf(join(ROOT, file)));
  writeFileSync(KEPT, JSON.stringify(kept));
  for (const line of survivors(now)) process.stdout.write(`${line}\n`);
  const shares = killedShares(kept);
  for (const { place, killed, tried } of shares)
    process.stdout.write(`${((100 * killed) / tried).toFixed(1).padStart(5)} %  ${killed} of ${tried}  ${place}\n`);
  const short = wanting(shares);
  if (short.length > 0) process.stdout.write(`under 90 %: ${short.join(', ')}\n`);
  process.exitCode = short.length > 0 ? 1 : 0;
}

helpIfAsked(HELP.mutate);
setPriority(constants.priority.PRIORITY_LOW);
const [first, ...rest] = process.argv.slice(2);
await (first === '--by-hand' ? byHand(rest.map(Number)) : byStryker(process.argv.slice(2)));
