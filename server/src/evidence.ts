/** `npm run evidence -- check`: whether every electronic transaction is as it was registered, with its files. */
import { join } from 'node:path';
import { checkAtConsole } from './features/electronic-transactions/public.ts';
import { systemClock } from './platform/clock.ts';
import { readConfig } from './platform/config.ts';
import { connect } from './platform/db/connect.ts';
import { FileStore } from './platform/files/file-store.ts';
import { StartFault } from './platform/start-fault.ts';
import { say } from './start/console.ts';
import { finish } from './start/finish.ts';
import { reachDatabase } from './start/reach-database.ts';

const HELP = [
  'npm run evidence -- check    looks at each version of each electronic transaction, its place in the chain, each file',
  '                             and each time stamp, and compares them with the audit trail; goes on with a check that was interrupted',
  '',
  'Ends with 0 where everything is as it was registered, 3 where something is not, 1 or 2 where it could not be looked at.',
  'DATABASE_URL or DATA_DIR says which portal; it may serve meanwhile. docs/evidence.md describes what is looked at.',
  '',
].join('\n');

const NOT_INTACT = 3;
const STATEMENT_MS = 60_000;

async function check(): Promise<boolean> {
  const config = readConfig('serve');
  await using opened = new AsyncDisposableStack();
  const progress = (line: string) => process.stderr.write(`${line}\n`);
  const address = await reachDatabase(config, opened, progress);
  const pool = connect(address, {
    connections: 2,
    statementTimeoutMs: STATEMENT_MS,
    role: 'madoguchi_app',
    onLostConnection: (error) => progress(error.message),
  });
  opened.defer(() => pool.end());
  const files = await FileStore.open(join(config.dataDir, 'files'), systemClock.now());
  const { lines, isIntact } = await checkAtConsole({
    pool,
    files,
    rootsFile: config.timeStampRoots,
    clock: systemClock,
    progress,
  });
  say(lines.join('\n'));
  return isIntact;
}

await finish(async () => {
  const [command = '', ...more] = process.argv.slice(2);
  if (command === '--help' || command === '-h') return say(HELP);
  if (command !== 'check' || more.length > 0) {
    throw new StartFault('The command is check.', '"npm run evidence -- --help" shows how.', 2);
  }
  if (!(await check())) process.exit(NOT_INTACT);
});
