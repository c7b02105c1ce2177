import type { Config } from '../platform/config.ts';
import type { DatabaseAddress } from '../platform/db/connect.ts';
import { findRunningServer } from '../platform/postgres/embedded-postgres.ts';
import { openDatabase } from './open-database.ts';

/** The database for a command at the console. A portal that serves this data folder lends its own: nobody has to stop it. */
export async function reachDatabase(
  config: Config,
  opened: AsyncDisposableStack,
  progress: (line: string) => void,
): Promise<DatabaseAddress> {
  const running = config.databaseUrl === null ? findRunningServer(config.dataDir) : undefined;
  if (running) return running;
  const database = await openDatabase(config, progress);
  opened.defer(() => database.stop());
  return database.address;
}
