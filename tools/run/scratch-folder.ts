// Where a run of the tests keeps what it needs only while it lasts.
import { accessSync, chmodSync, constants, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFIX = 'madoguchi-run-';
/** Where Linux keeps files in memory. */
const IN_MEMORY = '/dev/shm';
/** Eight times what the tests were seen to use at once. */
const ROOM = 4 * 1024 ** 3;

/** The facts that the choice depends on; sizes in bytes. */
export interface Machine {
  readonly inMemory: string;
  readonly onDisk: string;
  readonly freeMemory: number;
}

const thisMachine = (): Machine => ({
  inMemory: IN_MEMORY,
  onDisk: tmpdir(),
  freeMemory: process.availableMemory(),
});

function hasRoom(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch {
    // No Linux, or not for us: the disk does as well, only slower.
    return false;
  }
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= ROOM;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Ended runs leave nothing: a run that was killed could not clear up itself. Those of other people are theirs. */
function clearUp(folder: string): void {
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith(PREFIX))) {
    if (isRunning(Number(name.slice(PREFIX.length)))) continue;
    try {
      rmSync(join(folder, name), { recursive: true, force: true });
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== 'EPERM' && code !== 'EACCES') throw error;
    }
  }
}

/**
 * An empty folder for one run: in memory where there is plenty of it, since hundreds of databases are made and dropped
 * and none of them is to last; else on disk.
 */
export function makeScratchFolder(pid: number, machine: Machine = thisMachine()): string {
  const isRoomy = machine.freeMemory >= 2 * ROOM && hasRoom(machine.inMemory);
  const parent = isRoomy ? machine.inMemory : machine.onDisk;
  clearUp(parent);
  const folder = join(parent, `${PREFIX}${pid}`);
  // Passed through by all, read by us: root's PostgreSQL runs as another user, where it can reach its folder.
  mkdirSync(folder);
  chmodSync(folder, 0o711);
  return folder;
}
