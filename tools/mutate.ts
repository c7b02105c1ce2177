// `npm run mutate`: breaks the approval engine, the state machines and the sums of purchases in a thousand small ways, one
// after the other, and counts how many of them the tests notice. Fails under 90 % in any file. `npm run mutate -- <file>`
// tries one file. Quiet: one worker at the lowest priority.
import { readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { killedShares, type MutationReport, survivors, wanting } from './mutation/killed-share.ts';
import { differingVersions } from './run/lint-tools.ts';
import { ROOT, run } from './run/run.ts';

const FOLDER = join(ROOT, 'tools', 'mutation');
const REPORT = join(ROOT, '.cache', 'mutation', 'report.json');
/** What properties there are among the tables are tried less often: each mutant runs them again. */
const PROPERTY_RUNS = '20';

async function install(): Promise<void> {
  if (differingVersions(FOLDER).length === 0) return;
  process.stdout.write('installing the mutation tools into tools/mutation\n');
  // Its peer, vitest, is the repository's own.
  const args = ['ci', '--legacy-peer-deps', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  const { code, output } = await run('npm', args, { cwd: FOLDER });
  if (code !== 0) throw new Error(`The tools of tools/mutation/package.json are not installed\n${output}`);
}

setPriority(constants.priority.PRIORITY_LOW);
await install();
const stryker = join(FOLDER, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
const files = process.argv.slice(2);
const only = files.length > 0 ? ['--mutate', files.join(',')] : [];
const args = [stryker, 'run', join(FOLDER, 'stryker.config.json'), ...only];
const { code } = await run(process.execPath, args, { show: true, env: { PROPERTY_RUNS } });
if (code !== 0) throw new Error('The mutation run did not come to its end');

const report: MutationReport = JSON.parse(readFileSync(REPORT, 'utf8'));
for (const line of survivors(report)) process.stdout.write(`${line}\n`);
const shares = killedShares(report);
for (const { file, killed, tried } of shares)
  process.stdout.write(`${((100 * killed) / tried).toFixed(1).padStart(5)} %  ${killed} of ${tried}  ${file}\n`);
const short = wanting(shares);
if (short.length > 0) process.stdout.write(`under 90 %: ${short.join(', ')}\n`);
process.exitCode = short.length > 0 ? 1 : 0;
