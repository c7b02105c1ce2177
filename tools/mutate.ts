// `npm run mutate`: breaks the approval engine, the state machines and the checks and sums of claims and purchases in some
// 2,900 small ways, one after the other, and counts how many of them the tests notice. Fails under 90 % in any file.
// `npm run mutate -- <file or folder> …` tries a part, and tells it beside what was tried before. Quiet: one worker at the
// lowest priority.
import { globSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { keptReport, readReport, sourceOf } from './mutation/kept-report.ts';
import { killedShares, survivors, wanting } from './mutation/killed-share.ts';
import config from './mutation/stryker.config.json' with { type: 'json' };
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

setPriority(constants.priority.PRIORITY_LOW);
await install();
const stryker = join(FOLDER, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
const places = process.argv.slice(2).map((place) => place.replace(/\/$/, ''));
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
