/**
 * Finds the Node this portal is written for and hands over to it. Plain JavaScript without dependencies: it is the only
 * code that runs on the host's own Node (20 or newer), perhaps before anything is installed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OLDEST_THAT_RUNS_TYPESCRIPT = 24;
/**
 * Room for young objects, in MiB for each half: V8's own choice took 100 MB more memory and no less time. And by how much
 * what lives may grow until the old are collected: by its own choice several times, which took 95 MB more after writes among a million lines.
 */
const NODE_OPTIONS = ['--max-semi-space-size=8', '--heap-growing-percent=20'];
/** With the compiled source at hand nothing has to strip the types: the portal starts a quarter sooner and takes 30 MB less. */
const COMPILED = join(ROOT, '.cache', 'compiled');

/**
 * Runs a script of this repository under the right Node, with the same console, and ends with its exit code.
 * @param {string} script path from the repository's root
 * @param {string[]} words arguments before those of the command line
 * @param {{ tethered?: boolean }} [options] tethered: the script is told when this process is killed
 */
export function handOver(script, words = [], { tethered = false } = {}) {
  installIfNeeded();
  const child = spawn(nodeProgram(), [...NODE_OPTIONS, join(ROOT, script), ...words, ...process.argv.slice(2)], {
    stdio: ['inherit', 'inherit', 'inherit', ...(tethered ? ['ipc'] : [])],
    env: { NODE_COMPILE_CACHE: COMPILED, ...process.env },
  });
  child.on('error', (error) => stop(`The portal's Node could not be started: ${error.message}`, 'Run "npm ci".'));
  forwardSignals(child);
  if (tethered) followNpm(child);
  child.on('exit', (code, signal) => {
    process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1));
  });
}

function forwardSignals(child) {
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGHUP', () => child.kill('SIGHUP'));
  // A terminal sends Ctrl-C to the whole group, the child included; it decides when to end, and we wait for it.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
}

/**
 * npm cannot tell us that it was killed, but then we (or the shell it put between) get a new parent. Started without
 * npm, a new parent means nothing: nohup and setsid are no reason to end.
 */
function followNpm(child) {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const npm = isShell(shell) ? parentOf(shell) : shell;
  const npmRuns = () => process.ppid === shell && (npm === shell || parentOf(shell) === npm);
  setInterval(() => npmRuns() || child.kill('SIGTERM'), 500).unref();
}

function isShell(pid) {
  return /^(sh|dash|bash|ash|busybox)$/.test(statusOf(pid, 'Name'));
}

function parentOf(pid) {
  return Number(statusOf(pid, 'PPid'));
}

/** A line of /proc/…/status; empty where the process has ended, or where there is no /proc. */
function statusOf(pid, key) {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return '';
  return new RegExp(`^${key}:\\s*(.*)$`, 'm').exec(readFileSync(file, 'utf8'))?.[1] ?? '';
}

function nodeProgram() {
  const packaged = join(
    ROOT,
    'node_modules',
    `node-${process.platform}-${process.arch}`.replace('win32', 'win'),
    'bin',
  );
  const program = join(packaged, process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(program)) return program;
  if (Number.parseInt(process.versions.node, 10) >= OLDEST_THAT_RUNS_TYPESCRIPT) return process.execPath;
  return stop(
    `There is no packaged Node for ${process.platform}-${process.arch}, and this one is ${process.version}.`,
    `Install Node ${OLDEST_THAT_RUNS_TYPESCRIPT} or newer.`,
  );
}

/** Installs the packages when they are missing or do not belong to this package-lock.json. */
function installIfNeeded() {
  const lock = join(ROOT, 'package-lock.json');
  const stamp = join(ROOT, 'node_modules', '.installed-from');
  const installed = join(ROOT, 'node_modules', '.package-lock.json');
  const wanted = createHash('sha256').update(readFileSync(lock)).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  // Somebody ran npm by hand: npm's own record is then at least as new as the lock file.
  const byHand = existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs;
  if (!byHand) install();
  try {
    writeFileSync(stamp, wanted);
  } catch (error) {
    // Installed by another user. Comparing dates, as above, does as well.
    if (!['EACCES', 'EROFS', 'EPERM'].includes(error.code)) throw error;
  }
}

function install() {
  console.error('Installing packages (once, about half a minute) …');
  const npm = process.env.npm_execpath;
  const [program, ...words] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm'];
  const run = spawnSync(program, [...words, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
  });
  if (run.status === 0) return;
  stop('The packages could not be installed.', 'Read what npm says above; the registry must be reachable this once.');
}

function stop(what, remedy) {
  console.error(`\n${what}\n→ ${remedy}`);
  process.exit(1);
}
