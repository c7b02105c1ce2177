import { spawnSync } from 'node:child_process';
import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartFault } from '../start-fault.ts';

/** One process at a time works on a data folder. The kernel frees the lock when its holder ends, however it ends. */
export interface FolderLock {
  /** Tells those who come while we shut down that waiting is worth it. */
  announceEnd(): void;
  release(): void;
}

const POLL_MS = 100;
/** A holder that was just told to end needs a moment before it says so. */
const GRACE_MS = 1_000;
const ENDING_MS = 15_000;

/**
 * Takes the lock, or waits for a holder that is ending.
 * @throws StartFault naming the process that holds it
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const path = join(folder, 'lock');
  const file = openSync(path, 'a+', 0o644);
  for (let waitedMs = 0; !tryLock(file); waitedMs += POLL_MS) {
    const holder = readFileSync(path, 'utf8').trim();
    if (waitedMs >= (holder.endsWith('ending') ? ENDING_MS : GRACE_MS)) {
      closeSync(file);
      throw new StartFault(
        `The data folder ${folder} is in use by ${holder === '' ? 'another process' : holder}.`,
        'Stop that process first, or set DATA_DIR (and PORT) for a second portal beside it.',
      );
    }
    await pause(POLL_MS);
  }
  const say = (state: string) => {
    ftruncateSync(file);
    writeSync(file, `process ${process.pid} on ${hostname()}${state}\n`);
  };
  say('');
  return {
    announceEnd: () => say(', which is ending'),
    release: () => closeSync(file),
  };
}

/** Node has no flock(2). The command takes it on the open file it inherits, which stays ours after the command ends. */
function tryLock(file: number): boolean {
  const attempt = spawnSync('flock', ['-x', '-n', '3'], { stdio: ['ignore', 'ignore', 'ignore', file] });
  if (attempt.status === 0) return true;
  if (attempt.status === 1) return false;
  throw new StartFault(
    'The data folder cannot be locked: the command "flock" does not work here.',
    'Install util-linux, or set DATABASE_URL to a database that already runs.',
  );
}
