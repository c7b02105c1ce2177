import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartFault } from '../start-fault.ts';
import { type Identity, invoke } from './identity.ts';
import { readPostmaster } from './postmaster-pid.ts';
import { dropSocketFolder, makeSocketFolder } from './socket-folder.ts';

/** The server to run: its program, cluster, user, settings and log file. */
export interface Plan {
  readonly postgres: string;
  readonly clusterFolder: string;
  readonly logFile: string;
  readonly identity: Identity;
  readonly settings: Readonly<Record<string, string>>;
}

export interface Running {
  readonly pid: number;
  readonly socketFolder: string;
}

const POLL_MS = 10;
/** Long enough for the recovery of a full write-ahead log on a slow disk. */
const READY_WITHIN_MS = 120_000;
const STOPPED_WITHIN_MS = 20_000;
const LOG_BYTES = 5_000_000;
const LEFTOVER = /pre-existing shared memory block|lock file .* already exists/;
const LEFTOVER_TRIES = 40;
const LEFTOVER_PAUSE_MS = 250;

/**
 * The server of this cluster: the one already running if it runs exactly this plan (Node was killed and left it),
 * else a fresh one.
 * @param formerSocketFolder where connections expect a server that is started again
 * @throws StartFault with the end of PostgreSQL's log when it does not come up
 */
export async function runPostmaster(
  plan: Plan,
  formerSocketFolder?: string,
): Promise<Running & { readonly adopted: boolean }> {
  const found = readPostmaster(plan.clusterFolder);
  if (found.state === 'live') {
    if (found.ready && runsPlan(plan, found.socketFolder)) return { ...found, adopted: true };
    await stopPostmaster(found.pid, plan.clusterFolder);
  }
  if (found.state !== 'none' && found.socketFolder !== formerSocketFolder) dropSocketFolder(found.socketFolder);
  const stalePid = found.state === 'gone' ? found.pid : undefined;
  const socketFolder = formerSocketFolder ?? makeSocketFolder(plan.identity);
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await launch(plan, socketFolder, stalePid);
    if ('pid' in outcome) return { ...outcome, socketFolder, adopted: false };
    // After a kill of the server alone, its children need a moment to notice.
    if (!LEFTOVER.test(outcome.log) || attempt === LEFTOVER_TRIES) {
      if (formerSocketFolder === undefined) dropSocketFolder(socketFolder);
      throw new StartFault(
        `The embedded PostgreSQL did not start: ${outcome.log.trim().split('\n').slice(-4).join(' / ')}`,
        `Read ${plan.logFile} for the whole story.`,
      );
    }
    await pause(LEFTOVER_PAUSE_MS);
  }
}

/** True when this process is (still) the server of this cluster. */
export function isLive(pid: number, clusterFolder: string): boolean {
  const seen = readPostmaster(clusterFolder);
  return seen.state === 'live' && seen.pid === pid;
}

/** Asks for a fast shutdown: running statements are cancelled, everything is written. Nobody else is ever signalled. */
export function interruptPostmaster(pid: number, clusterFolder: string): void {
  if (isLive(pid, clusterFolder)) signal(pid, 'SIGINT');
}

/** Fast shutdown, and after 20 s the hard one; resolves when the server is gone. */
export async function stopPostmaster(pid: number, clusterFolder: string): Promise<void> {
  interruptPostmaster(pid, clusterFolder);
  for (let waitedMs = 0; isLive(pid, clusterFolder); waitedMs += POLL_MS) {
    if (waitedMs === STOPPED_WITHIN_MS) signal(pid, 'SIGQUIT');
    if (waitedMs === 2 * STOPPED_WITHIN_MS) {
      throw new StartFault(`PostgreSQL (process ${pid}) does not stop.`, 'End that process by hand.');
    }
    await pause(POLL_MS);
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    // ESRCH: it ended in this very moment.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

type Launched = { readonly pid: number } | { readonly log: string };

async function launch(plan: Plan, socketFolder: string, stalePid: number | undefined): Promise<Launched> {
  if (existsSync(plan.logFile) && statSync(plan.logFile).size > LOG_BYTES)
    renameSync(plan.logFile, `${plan.logFile}.1`);
  const log = openSync(plan.logFile, 'a', 0o600);
  const logStart = statSync(plan.logFile).size;
  const { file, args, uid, gid } = invoke(plan.identity, plan.postgres, wordsOf(plan, socketFolder));
  const child = spawn(file, args, {
    cwd: '/',
    uid,
    gid,
    // In a session of its own: Ctrl-C must reach us and not the database, which still has requests to serve.
    detached: true,
    stdio: ['ignore', log, log],
    env: {
      LC_ALL: 'C.UTF-8',
      PATH: '/usr/bin:/bin',
      // PostgreSQL refuses when the number in postmaster.pid is alive. We know better who that is.
      ...(stalePid === undefined ? {} : { PG_GRANDPARENT_PID: String(stalePid) }),
    },
  });
  closeSync(log);
  const ended = once(child);
  child.unref();
  for (let waitedMs = 0; ended.reason === undefined; waitedMs += POLL_MS) {
    const seen = readPostmaster(plan.clusterFolder);
    if (seen.state === 'live' && seen.ready && seen.pid === child.pid) return { pid: seen.pid };
    if (waitedMs >= READY_WITHIN_MS) {
      child.kill('SIGINT');
      throw new StartFault(`PostgreSQL was not ready after ${READY_WITHIN_MS / 1000} s.`, `Read ${plan.logFile}.`);
    }
    await pause(POLL_MS);
  }
  return { log: readFileSync(plan.logFile).subarray(logStart).toString('utf8') || ended.reason };
}

function once(child: ChildProcess): { reason: string | undefined } {
  const ended: { reason: string | undefined } = { reason: undefined };
  child.once('error', (error) => {
    ended.reason = error.message;
  });
  child.once('exit', (code, by) => {
    ended.reason ??= `it ended with ${by ?? code}`;
  });
  return ended;
}

function wordsOf(plan: Plan, socketFolder: string): string[] {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...plan.settings,
  };
  return ['-D', plan.clusterFolder, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

/** PostgreSQL notes in `postmaster.opts` how it was called: `/path/postgres "-D" "/folder" "-c" "…"`. */
function runsPlan(plan: Plan, socketFolder: string): boolean {
  const opts = join(plan.clusterFolder, 'postmaster.opts');
  const wanted = [plan.postgres, ...wordsOf(plan, socketFolder).map((word) => `"${word}"`)].join(' ');
  return existsSync(opts) && existsSync(socketFolder) && readFileSync(opts, 'utf8').trim() === wanted;
}
