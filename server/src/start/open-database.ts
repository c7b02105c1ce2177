import type { Config } from '../platform/config.ts';
import type { DatabaseAddress } from '../platform/db/connect.ts';
import { startEmbeddedPostgres } from '../platform/postgres/embedded-postgres.ts';
import { prepareDataFolder } from './data-folder.ts';

/** The database to work on, and what is ours to end with it. */
export interface OpenedDatabase {
  readonly address: DatabaseAddress;
  announceEnd(): void;
  stop(): Promise<void>;
}

/** The database that DATABASE_URL names, or the embedded one. */
export async function openDatabase(config: Config, progress: (line: string) => void): Promise<OpenedDatabase> {
  // Handed-in files lie there with either.
  prepareDataFolder(config.dataDir);
  if (config.databaseUrl !== null) {
    return { address: { url: config.databaseUrl }, announceEnd: () => {}, stop: async () => {} };
  }
  const { dataDir, searchPath } = config;
  const server = await startEmbeddedPostgres({ dataFolder: dataDir, searchPath, progress });
  return {
    address: { host: server.host, user: server.user, database: server.database },
    announceEnd: () => server.announceEnd(),
    stop: () => server.stop(),
  };
}
