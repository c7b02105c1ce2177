import { readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';

/** Reads `postmaster.pid` of a cluster and tells if that process is really this cluster's server. */
export type Postmaster =
  | { readonly state: 'none' }
  /** Dead, a zombie, or the number now belongs to another process. */
  | { readonly state: 'gone'; readonly pid: number; readonly socketFolder: string }
  | { readonly state: 'live'; readonly pid: number; readonly socketFolder: string; readonly ready: boolean };

/**
 * Reads `postmaster.pid`: process, folder, start, port, socket folder, address, shared memory, status (one per line).
 * The file itself is PostgreSQL's own guard and is never deleted by us.
 */
export function readPostmaster(clusterFolder: string): Postmaster {
  const lines = readIfThere(join(clusterFolder, 'postmaster.pid'))?.split('\n');
  const pid = Number(lines?.[0]);
  if (!lines || !Number.isInteger(pid) || pid <= 0) return { state: 'none' };
  const socketFolder = lines[4] ?? '';
  if (!isServerOf(pid, clusterFolder)) return { state: 'gone', pid, socketFolder };
  return { state: 'live', pid, socketFolder, ready: lines[7]?.startsWith('ready') ?? false };
}

function isServerOf(pid: number, clusterFolder: string): boolean {
  // After the name in parentheses, which may itself hold spaces: the state. Z and X are processes that have ended.
  const state = readIfThere(`/proc/${pid}/stat`)?.split(') ').at(-1)?.[0];
  if (state === undefined || state === 'Z' || state === 'X') return false;
  try {
    // The server's working folder is its cluster: true whatever the folder was called when it started.
    return readlinkSync(`/proc/${pid}/cwd`) === clusterFolder;
  } catch {
    // Root without CAP_SYS_PTRACE may not look there, but the command line is everybody's to read.
    const words = readIfThere(`/proc/${pid}/cmdline`)?.split('\0') ?? [];
    return words[words.indexOf('-D') + 1] === clusterFolder;
  }
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    // ESRCH: the process ended between opening and reading its entry.
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH')) {
      return undefined;
    }
    throw error;
  }
}
