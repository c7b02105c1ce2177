/** `npm run evidence -- check`: whether every electronic transaction is as it was registered, with its files. */

import { join } from 'node:path';
import type { Text } from '@madoguchi/contract/message.ts';
import { checkAtConsole } from './features/electronic-transactions/public.ts';
import { systemClock } from './platform/clock.ts';
import { consoleLanguage, readConfig } from './platform/config.ts';
import { connect } from './platform/db/connect.ts';
import { FileStore } from './platform/files/file-store.ts';
import { StartFault } from './platform/start-fault.ts';
import { say } from './start/console.ts';
import { finish } from './start/finish.ts';
import { reachDatabase } from './start/reach-database.ts';

const HELP: Text = {
  en: [
    'npm run evidence -- check    looks at each version of each electronic transaction, its place in the chain, each file',
    '                             and each time stamp, and compares them with the audit trail; goes on with a check that was interrupted',
    '',
    'Ends with 0 where everything is as it was registered, 3 where something is not, 1 or 2 where it could not be looked at.',
    'DATABASE_URL or DATA_DIR says which portal; it may serve meanwhile. docs/evidence.md describes what is looked at.',
    '',
  ].join('\n'),
  ja: [
    'npm run evidence -- check    すべての電子取引データについて、版、チェーンでの位置、ファイル、タイムスタンプを確かめ、',
    '                             監査証跡と照らし合わせます。途中で止まった検証は続きから行います',
    '',
    'すべて登録したときのままなら0、違うものがあれば3、検証できなければ1または2で終わります。',
    '対象のポータルはDATABASE_URLまたはDATA_DIRで指定します。ポータルは動かしたままで構いません。検証の内容はdocs/evidence.ja.mdにあります。',
    '',
  ].join('\n'),
};

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
  if (command === '--help' || command === '-h') return say(HELP[consoleLanguage()]);
  if (command !== 'check' || more.length > 0) {
    throw new StartFault('The command is check.', '"npm run evidence -- --help" shows how.', 2);
  }
  if (!(await check())) process.exit(NOT_INTACT);
});
