import { setTimeout as pause } from 'node:timers/promises';
import { SAMPLE_PASSWORD, SAMPLE_PEOPLE, SAMPLE_SUPERIOR } from '@madoguchi/db/seed/people.ts';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import { checkServer } from '../platform/db/check-server.ts';
import { connect, type DatabaseAddress } from '../platform/db/connect.ts';
import { migrate } from '../platform/db/migrate.ts';
import { checkRole } from '../platform/db/roles.ts';
import { checkLogServerFiles } from '../platform/log-server/log-server-settings.ts';
import type { LogServerAddress } from '../platform/log-server/tls-link.ts';
import { closeApp, listen, probePort } from './listen.ts';
import { openDatabase } from './open-database.ts';
import type { OwnLogServer } from './own-log-server.ts';
import { settleReal, settleSample } from './settle-installation.ts';
import { aborted, unlessStopped } from './stop-signal.ts';

/** The console's message once the portal serves: its address, and how to log in. */
function greeting(config: Pick<Config, 'publicUrl' | 'sample'>, tookMs: number): string {
  const ready = `Madoguchi is ready at ${config.publicUrl} (${(tookMs / 1000).toFixed(1)} s)`;
  const logIn = config.sample
    ? [
        `Log in with one of the sample accounts and the password ${SAMPLE_PASSWORD}:`,
        ...[...Object.values(SAMPLE_PEOPLE), SAMPLE_SUPERIOR].map(({ email }) => `  ${email}`),
      ]
    : ['Accounts are made with "npm run account -- create".'];
  return ['', ready, ...logIn, 'Ctrl-C stops it.', ''].join('\n');
}

/** The parts that the composition root hands over. */
export interface Parts {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Logger;
  /** One short line for the person at the console. */
  readonly say: (line: string) => void;
  readonly buildWeb: (say: (line: string) => void, signal: AbortSignal) => Promise<void>;
  readonly buildApp: (deps: { config: Config; pool: Pool; clock: Clock; log: Logger }) => Promise<FastifyInstance>;
  /** The log server beside the sample, where none is set; null where there is to be none. */
  readonly startLogServer: (config: Config) => Promise<OwnLogServer | null>;
  readonly loadSample: (deps: {
    config: Config;
    pool: Pool;
    clock: Clock;
    say: (line: string) => void;
  }) => Promise<void>;
}

/** A statement that nobody waits for any more may keep its connection this long. */
const LAST_STATEMENTS_MS = 1_000;

/**
 * From nothing to a serving portal, and back when the signal aborts. Whatever was opened is closed in reverse order,
 * also when the start is cut short.
 * @throws StartFault when something must be put right first; Stopped when the signal came before the portal was ready
 */
export async function runPortal(parts: Parts, stop: AbortSignal): Promise<void> {
  const { config, clock, log, say } = parts;
  const begunMs = clock.elapsedMs();
  await using opened = new AsyncDisposableStack();

  const gaveUp = new AbortController();
  opened.defer(() => gaveUp.abort());
  const webBuilt = unlessStopped(stop, parts.buildWeb(say, gaveUp.signal));
  // Its failure is awaited below; until then the database starts beside it.
  webBuilt.catch(() => {});
  const database = await openDatabase(config, say);
  opened.defer(() => database.stop());
  stop.throwIfAborted();
  await probePort(config);

  const logServer = reachLogServer(parts, opened);
  logServer.catch(() => {});
  await prepare(parts, database.address, stop);
  const onLostConnection = (error: Error) =>
    log.error({ reason: error.message }, 'an idle database connection was lost');
  const pool = connect(database.address, { connections: config.databasePool, onLostConnection, role: 'madoguchi_app' });
  opened.defer(() => closePool(pool));
  await checkRole(pool, 'madoguchi_app');

  await webBuilt;
  const shipped = { ...config, logServer: await unlessStopped(stop, logServer) };
  const app = await parts.buildApp({ config: shipped, pool, clock, log });
  opened.defer(() => closeApp(app));
  stop.throwIfAborted();
  await listen(app, config);
  say(greeting(config, clock.elapsedMs() - begunMs));

  await aborted(stop);
  database.announceEnd();
  say('Finishing the running requests …');
}

/** The log server that is set, or the one of the sample; it starts beside the rest of the start. */
function reachLogServer(
  { config, startLogServer }: Parts,
  opened: AsyncDisposableStack,
): Promise<LogServerAddress | null> {
  if (config.logServer !== null) return checkLogServerFiles(config.logServer);
  if (!config.sample) return Promise.resolve(null);
  const own = startLogServer(config);
  // Its failure is awaited where its address is needed.
  const started = own.catch(() => null);
  opened.defer(async () => (await started)?.stop());
  return own.then((server) => server?.address ?? null);
}

/** Checks the server, migrates, and fills what is empty, on a connection whose statements may take longer than a request's. */
async function prepare(parts: Parts, address: DatabaseAddress, stop: AbortSignal): Promise<void> {
  const { config, log, say } = parts;
  const onLostConnection = (error: Error) => log.error({ reason: error.message }, 'the setup connection was lost');
  const pool = connect(address, { connections: 1, statementTimeoutMs: null, onLostConnection });
  try {
    await checkServer(pool, config.acceptedDatabaseRisks);
    const migrated = await unlessStopped(stop, migrate(address));
    if (migrated.length > 0) say(`Database brought up to date (${migrated.length} migrations)`);
    await unlessStopped(stop, settle(parts, pool));
  } finally {
    await closePool(pool);
  }
}

async function settle({ config, clock, say, loadSample }: Parts, pool: Pool): Promise<void> {
  if (config.sample) await settleSample(pool, config, clock.today(), () => loadSample({ config, pool, clock, say }));
  else await settleReal(pool, clock.today());
}

async function closePool(pool: Pool): Promise<void> {
  await Promise.race([pool.end(), pause(LAST_STATEMENTS_MS)]);
}
