import { existsSync, mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDatabase } from '../db/create-database.ts';
import { findBinaries } from './binaries.ts';
import { ensureCluster, SUPERUSER } from './cluster.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import { chooseIdentity } from './identity.ts';
import { interruptPostmaster, type Plan, runPostmaster, stopPostmaster } from './postmaster.ts';
import { readPostmaster } from './postmaster-pid.ts';
import { dropSocketFolder } from './socket-folder.ts';
import { watchPostmaster } from './watch-postmaster.ts';

export interface EmbeddedOptions {
  /** Holds `lock`, `postgres/` (the cluster) and `postgres.log`; created if missing. */
  readonly dataFolder: string;
  /** Where to look for a PostgreSQL when the package has none for this platform; as in PATH. */
  readonly searchPath: string;
  /** Server settings beyond the product's own, e.g. `fsync: 'off'` where the data may be lost (tests only). */
  readonly settings?: Readonly<Record<string, string>>;
  /** Called with one short line for each step that takes a while. */
  readonly progress?: (line: string) => void;
}

/** A running PostgreSQL of ours: reachable over the socket in `host` as `user`, who owns `database`. */
export interface EmbeddedPostgres {
  readonly host: string;
  readonly user: string;
  readonly database: string;
  /** True when this server was left running by a process that was killed. */
  readonly adopted: boolean;
  /** Call before the last requests are finished, so that a waiting start knows to wait. */
  announceEnd(): void;
  /** Stops the server, waits for it, and frees the data folder. */
  stop(): Promise<void>;
}

const APPLICATION = 'madoguchi';

/**
 * Starts (or adopts) the PostgreSQL of a data folder and holds the folder's lock until `stop`.
 * @throws StartFault when the folder is taken, of another version, or the server cannot run here
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  mkdirSync(options.dataFolder, { recursive: true });
  const folder = realpathSync(options.dataFolder);
  const lock = await lockFolder(folder);
  try {
    return await startLocked(folder, lock, options);
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function startLocked(folder: string, lock: FolderLock, options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const binaries = findBinaries(options.searchPath);
  const identity = chooseIdentity(binaries.postgres, folder);
  const clusterFolder = join(folder, 'postgres');
  options.progress?.(`Starting PostgreSQL ${binaries.major}`);
  const durable = options.settings?.['fsync'] !== 'off';
  ensureCluster({ folder: clusterFolder, binaries, identity, durable });
  const plan: Plan = {
    postgres: binaries.postgres,
    clusterFolder,
    logFile: join(folder, 'postgres.log'),
    identity,
    settings: options.settings ?? {},
  };
  const { pid, socketFolder, adopted } = await runPostmaster(plan);
  const watch = watchPostmaster(plan, { pid, socketFolder }, (line) => options.progress?.(line));
  // Should this process end without `stop` (a bug, process.exit), the server still ends in good order.
  const lastCall = () => interruptPostmaster(watch.pid(), clusterFolder);
  process.once('exit', lastCall);
  const end = async () => {
    await watch.end();
    await stopPostmaster(watch.pid(), clusterFolder);
    process.off('exit', lastCall);
    dropSocketFolder(socketFolder);
    lock.release();
  };
  let ended: Promise<void> | undefined;
  const stop = () => {
    ended ??= end();
    return ended;
  };
  try {
    await ensureDatabase({ host: socketFolder, user: SUPERUSER }, APPLICATION);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    host: socketFolder,
    user: APPLICATION,
    database: APPLICATION,
    adopted,
    announceEnd: () => lock.announceEnd(),
    stop,
  };
}

/** Where the server of a data folder listens, if one runs just now; whoever started it keeps it. */
export function findRunningServer(dataFolder: string): { host: string; user: string; database: string } | undefined {
  const clusterFolder = join(dataFolder, 'postgres');
  if (!existsSync(clusterFolder)) return undefined;
  const found = readPostmaster(realpathSync(clusterFolder));
  if (found.state !== 'live' || !found.ready) return undefined;
  return { host: found.socketFolder, user: APPLICATION, database: APPLICATION };
}
