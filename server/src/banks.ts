/** `npm run banks -- …`: the public list of banks that accounts are chosen from. */
import type { Text } from '@madoguchi/contract/message.ts';
import { CutBankList, publicBankList, updateBankList } from '@madoguchi/db/base-data/bank-list.ts';
import { systemClock } from './platform/clock.ts';
import { consoleLanguage, readConfig } from './platform/config.ts';
import { connect } from './platform/db/connect.ts';
import { StartFault } from './platform/start-fault.ts';
import { say } from './start/console.ts';
import { finish } from './start/finish.ts';
import { reachDatabase } from './start/reach-database.ts';

const HELP: Text = {
  en: [
    'npm run banks -- update    brings banks and branches up to date with the public list of the installed package zengin-code',
    '',
    'Those that the list has no more are marked as closed; accounts there stand, and their people are asked to choose anew.',
    '',
  ].join('\n'),
  ja: [
    'npm run banks -- update    銀行と支店を、インストール済みのzengin-codeの一覧に合わせます',
    '',
    '一覧からなくなったものには閉店の印を付けます。その口座はそのまま残り、本人に選び直しを依頼します。',
    '',
  ].join('\n'),
};

await finish(async () => {
  const [command = '', ...more] = process.argv.slice(2);
  if (command === '--help' || command === '-h') return say(HELP[consoleLanguage()]);
  if (command !== 'update' || more.length > 0) {
    throw new StartFault('The command is update.', '"npm run banks -- --help" shows how.', 2);
  }
  await using opened = new AsyncDisposableStack();
  const address = await reachDatabase(readConfig('serve'), opened, (line) => process.stderr.write(`${line}\n`));
  const onLostConnection = (error: Error) => process.stderr.write(`${error.message}\n`);
  // The owner's: requests may not touch the list.
  const pool = connect(address, { connections: 1, statementTimeoutMs: null, onLostConnection });
  opened.defer(() => pool.end());
  try {
    const { added, changed, closed } = await updateBankList(pool, publicBankList(), systemClock.today());
    say(`Added ${added}, changed ${changed}, closed ${closed} banks and branches.`);
  } catch (error) {
    if (!(error instanceof CutBankList)) throw error;
    throw new StartFault(error.message, 'Install a whole list: "npm install" with the version of package-lock.json.');
  }
});
