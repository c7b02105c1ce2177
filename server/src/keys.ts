/** `npm run keys -- …`: the keys of values that the database holds sealed. */
import type { Text } from '@madoguchi/contract/message.ts';
import { SEALED_COLUMNS } from './features.ts';
import { type Config, consoleLanguage, readConfig } from './platform/config.ts';
import { connect } from './platform/db/connect.ts';
import type { Executor } from './platform/db/statement.ts';
import { addKey, dropKeys } from './platform/sealing/key-file.ts';
import { sealAnew, usedKeys } from './platform/sealing/key-rotation.ts';
import { Sealing } from './platform/sealing/sealing.ts';
import { StartFault } from './platform/start-fault.ts';
import { say } from './start/console.ts';
import { finish } from './start/finish.ts';
import { reachDatabase } from './start/reach-database.ts';

const HELP: Text = {
  en: [
    'npm run keys -- list       the keys of SEALING_KEY_FILE, and how many values each has sealed',
    'npm run keys -- rotate     adds a key, and seals every value anew with it; the portal may serve meanwhile',
    'npm run keys -- reseal     seals with the newest key what others have sealed: after a rotation that was stopped',
    'npm run keys -- drop       takes keys out of the file that no value needs any more',
    '',
    'Keep a copy of the file apart from the backups of the database. Backups older than a rotation need the key of their time.',
    'With several nodes: rotate on one, copy the file to the others at once. docs/sealing.md says more.',
    '',
  ].join('\n'),
  ja: [
    'npm run keys -- list       SEALING_KEY_FILEの鍵と、鍵ごとに暗号化した値の数を表示します',
    'npm run keys -- rotate     鍵を追加し、すべての値をその鍵で暗号化し直します。ポータルは動かしたままで構いません',
    'npm run keys -- reseal     ほかの鍵で暗号化した値を最新の鍵で暗号化し直します。交換が途中で止まったときに使います',
    'npm run keys -- drop       どの値にも使われていない鍵をファイルから除きます',
    '',
    'ファイルの控えは、データベースのバックアップとは別の場所に保管してください。交換より前のバックアップには、当時の鍵が必要です。',
    'ノードが複数あるときは、1台で交換し、すぐにファイルをほかのノードへコピーします。詳しくはdocs/sealing.ja.mdにあります。',
    '',
  ].join('\n'),
};

async function obey(command: string, sealing: Sealing, database: Executor): Promise<void> {
  if (command === 'rotate') say(`Added key ${addKey(sealing.file)}.`);
  if (command === 'rotate' || command === 'reseal') {
    say(`Sealed ${await sealAnew(sealing, database, SEALED_COLUMNS)} values anew.`);
  }
  const used = await usedKeys(database, SEALED_COLUMNS);
  if (command === 'drop') {
    const gone = dropKeys(
      sealing.file,
      sealing.keyIds().filter((id) => !used.has(id)),
    );
    say(gone.length === 0 ? 'Every key is needed, or the newest.' : `Dropped ${gone.join(', ')}.`);
  }
  for (const id of sealing.keyIds()) say(`${id}  ${used.get(id) ?? 0} values`);
}

async function withDatabase(config: Config, use: (database: Executor) => Promise<void>): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const address = await reachDatabase(config, opened, (line) => process.stderr.write(`${line}\n`));
  const onLostConnection = (error: Error) => process.stderr.write(`${error.message}\n`);
  // The owner's: requests may not touch a sealed value of a record that stands.
  const pool = connect(address, { connections: 1, statementTimeoutMs: null, onLostConnection });
  opened.defer(() => pool.end());
  await use(pool);
}

await finish(async () => {
  const [command = '', ...more] = process.argv.slice(2);
  if (command === '--help' || command === '-h') return say(HELP[consoleLanguage()]);
  if (more.length > 0 || !['list', 'rotate', 'reseal', 'drop'].includes(command)) {
    throw new StartFault('The command is list, rotate, reseal or drop.', '"npm run keys -- --help" shows how.', 2);
  }
  const config = readConfig('serve');
  await withDatabase(config, (database) => obey(command, new Sealing(config.sealingKeyFile), database));
});
