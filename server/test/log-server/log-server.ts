// A log server of a test, as a process that can be killed: the real rsyslog, or ours.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect } from 'vitest';

export interface LogServer {
  readonly records: string;
  /** Starts it, again in the same place; `limit` is the largest file it may write, in KiB: its full disk. */
  start(limit?: number): Promise<void>;
  /** Ends it on the spot, as a power cut would. */
  kill(): Promise<void>;
  /** Stops the process without ending it: connections stay, nothing is said. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
  close(): Promise<void>;
}

/** A shell counts file sizes in half KiB. */
const limited = (kib: number) => ['sh', '-c', `ulimit -f ${kib * 2}; exec "$0" "$@"`];

/**
 * Not started yet.
 * @param folder where it keeps `records.log`; goes with it
 * @param command program and words; it listens on the port of this machine
 */
export function logServerProcess(folder: string, port: number, command: readonly string[]): LogServer {
  let running: ChildProcess | undefined;
  const kill = async () => {
    if (running === undefined || running.exitCode !== null || running.signalCode !== null) return;
    const ended = once(running, 'exit');
    running.kill('SIGKILL');
    await ended;
  };
  return {
    records: join(folder, 'records.log'),
    start: async (limit) => {
      const [program = '', ...words] = [...(limit === undefined ? [] : limited(limit)), ...command];
      // rsyslogd stands among the commands of administrators, which need not be on the path of others.
      const env = { PATH: `${process.env['PATH']}:/usr/sbin` };
      running = spawn(program, words, { stdio: ['ignore', 'ignore', 'pipe'], env });
      let said = '';
      running.stderr?.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
      await Promise.race([
        expect.poll(() => isListening(port), { timeout: 30_000 }).toBe(true),
        once(running, 'exit').then(() => {
          throw new Error(`the log server did not start: ${said}`);
        }),
      ]);
    },
    kill,
    signal: (name) => void running?.kill(name),
    close: async () => {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isThere = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isThere;
}
