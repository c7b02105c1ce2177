/** `npm run account -- create …`: makes an account at the console. The first system account of a real installation. */
import { INPUT_TEXTS } from '@madoguchi/contract/input-texts.ts';
import { say as fill } from '@madoguchi/contract/message.ts';
import { PASSWORD_FAULT_CODES } from '@madoguchi/contract/passwords/rules.ts';
import { ACCOUNT_HELP, type AccountOrder, readOrder } from './account/arguments.ts';
import { askPassword } from './account/ask-password.ts';
import { createAccount } from './account/create-account.ts';
import { newPasswordFaults } from './features/passwords/public.ts';
import { systemClock } from './platform/clock.ts';
import { type Config, consoleLanguage, readConfig } from './platform/config.ts';
import { checkServer } from './platform/db/check-server.ts';
import { connect } from './platform/db/connect.ts';
import { migrate } from './platform/db/migrate.ts';
import { PasswordHasher } from './platform/session/password-hasher.ts';
import { StartFault } from './platform/start-fault.ts';
import { say } from './start/console.ts';
import { finish } from './start/finish.ts';
import { reachDatabase } from './start/reach-database.ts';
import { settleReal } from './start/settle-installation.ts';

/** @throws StartFault when the portal would refuse the password as well, in its words (S3-05) */
function refuseBadPassword(config: Config, { email, name }: AccountOrder, password: string): void {
  const [fault] = newPasswordFaults({ config }, password, [`${name.last} ${name.first}`, email]);
  if (fault === undefined) return;
  const text = INPUT_TEXTS[PASSWORD_FAULT_CODES[fault]];
  const sentence = fill(text, 'en', { min: config.passwordMinLength });
  throw new StartFault(sentence, 'No account was made. Start again with another password.', 2);
}

await finish(async () => {
  const order = readOrder(process.argv.slice(2));
  if (order === 'help') return say(ACCOUNT_HELP[consoleLanguage()]);
  const config = readConfig('serve');
  const password = await askPassword(process.stdin, process.stderr);
  refuseBadPassword(config, order, password);
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
