/** `npm run audit -- verify …`: whether the audit trail is as it was written, in the database and on the log server. */
import { once } from 'node:events';
import type { Pool } from 'pg';
import { AUDIT_HELP, type AuditOrder, readAuditOrder } from './audit/arguments.ts';
import { lookAt } from './audit/places-store.ts';
import { readPublicKey, readPublicKeys } from './audit/public-keys.ts';
import { report } from './audit/report.ts';
import { verify } from './audit/verify.ts';
import { systemClock } from './platform/clock.ts';
import { type Config, consoleLanguage, readConfig } from './platform/config.ts';
import { connect } from './platform/db/connect.ts';
import { say } from './start/console.ts';
import { finish } from './start/finish.ts';
import { reachDatabase } from './start/reach-database.ts';

const NOT_INTACT = 3;

await finish(async () => {
  const order = readAuditOrder(process.argv.slice(2));
  const config = readConfig('start');
  switch (order.command) {
    case 'help':
      return say(AUDIT_HELP[consoleLanguage()]);
    case 'key':
      return say(readPublicKey(config.auditKeyFile).export({ type: 'spki', format: 'pem' }).toString().trim());
    case 'verify':
      return verifyAll(order, config);
    case 'lines':
      return withDatabase(config, printLines);
    case 'checkpoint':
      return withDatabase(config, printCheckpoint);
  }
});

async function verifyAll({ database, logs, anchors, keys }: AuditOrder & { command: 'verify' }, config: Config) {
  const begunMs = systemClock.elapsedMs();
  const known = readPublicKeys(keys.length > 0 ? keys : [config.auditKeyFile]);
  const ask = (pool: Pool | null) => verify({ database: pool, logs, anchors, keys: known });
  const findings = database ? await withDatabase(config, ask) : await ask(null);
  say(report(findings, (systemClock.elapsedMs() - begunMs) / 1_000));
  if (findings.faults.length > 0) process.exit(NOT_INTACT);
}

async function printLines(pool: Pool): Promise<void> {
  await lookAt(pool, async (snapshot) => {
    for await (const stored of snapshot.places()) {
      const lines = stored.flatMap(({ line }) => (line === null ? [] : [`${line}\n`]));
      if (!process.stdout.write(lines.join(''))) await once(process.stdout, 'drain');
    }
  });
}

async function printCheckpoint(pool: Pool): Promise<void> {
  const line = await lookAt(pool, (snapshot) => snapshot.newestCheckpoint());
  if (line !== null) say(line);
}

/** As a role that reads the trail; a portal that serves this data folder lends its database. */
async function withDatabase<Result>(config: Config, use: (pool: Pool) => Promise<Result>): Promise<Result> {
  await using opened = new AsyncDisposableStack();
  const address = await reachDatabase(config, opened, (line) => process.stderr.write(`${line}\n`));
  const onLostConnection = (error: Error) => process.stderr.write(`${error.message}\n`);
  const pool = connect(address, {
    connections: 1,
    statementTimeoutMs: null,
    role: 'madoguchi_audit',
    onLostConnection,
  });
  opened.defer(() => pool.end());
  return await use(pool);
}
