/** `npm run account -- create …`: makes an account at the console. The first system account of a real installation. */
import { accountHelp, readOrder } from './account/arguments.ts';
import { askPassword } from './account/ask-password.ts';
import { createAccount } from './account/create-account.ts';
import { systemClock } from './platform/clock.ts';
import { readConfig } from './platform/config.ts';
import { checkServer } from './platform/db/check-server.ts';
import { connect } from './platform/db/connect.ts';
import { migrate } from './platform/db/migrate.ts';
import { PasswordHasher } from './platform/session/password-hasher.ts';
import { say } from './start/console.ts';
import { finish } from './start/finish.ts';
import { reachDatabase } from './start/reach-database.ts';
import { settleReal } from './start/settle-installation.ts';

await finish(async () => {
  const order = readOrder(process.argv.slice(2));
  if (order === 'help') return say(accountHelp());
  const config = readConfig('serve');
  const password = await askPassword(process.stdin, process.stderr);
  await using opened = new AsyncDisposableStack();
  const address = await reachDatabase(config, opened, say);
  const onLostConnection = (error: Error) => process.stderr.write(`${error.message}\n`);
  const pool = connect(address, { connections: 1, onLostConnection });
  opened.defer(() => pool.end());
  await checkServer(pool, config.acceptedDatabaseRisks);
  await migrate(address);
  await settleReal(pool, systemClock.today());
  const passwordHash = await new PasswordHasher().hash(password);
  const { number } = await createAccount(pool, order, passwordHash, systemClock);
  say(`Created ${order.email} (${order.role})${number === null ? '' : `, employee ${number}`}.`);
});
