// The real rsyslog as a log server on loopback, exactly as docs/log-server.md sets it up, in a folder of the test.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { CertificateSet } from './certificate-set.ts';

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

/** A code block of the page, in that language. */
async function documented(language: string): Promise<string> {
  const page = await readFile(new URL('../../../docs/log-server.md', import.meta.url), 'utf8');
  const block = new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'ms').exec(page)?.[1];
  if (block === undefined) throw new Error(`docs/log-server.md has no ${language} any more`);
  return block;
}

/** The page's configuration, in our folder and on our port. */
async function configuration(folder: string, port: number, certificates: CertificateSet): Promise<string> {
  const { ca, serverCert, serverKey } = certificates;
  const ours: readonly (readonly [string, string])[] = [
    ['/usr/local/lib/append-record', join(folder, 'append-record')],
    ['/var/lib/audit', folder],
    ['0.0.0.0', '127.0.0.1'],
    ['"2514"', `"${port}"`],
    ['/etc/madoguchi/ca.crt', ca],
    ['/etc/madoguchi/log-server.crt', serverCert],
    ['/etc/madoguchi/log-server.key', serverKey],
  ];
  const text = await documented('rsyslog');
  return ours.reduce((written, [theirs, own]) => {
    if (!written.includes(theirs)) throw new Error(`docs/log-server.md does not say ${theirs} any more`);
    return written.replaceAll(theirs, own);
  }, text);
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

/** Not started yet. */
export async function openRsyslog(port: number, certificates: CertificateSet): Promise<LogServer> {
  const folder = await mkdtemp(join(tmpdir(), 'madoguchi-rsyslog-'));
  const file = join(folder, 'rsyslog.conf');
  await writeFile(file, await configuration(folder, port, certificates));
  await writeFile(join(folder, 'append-record'), await documented('perl'));
  await chmod(join(folder, 'append-record'), 0o755);
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
      const command = ['rsyslogd', '-n', '-f', file, '-i', 'NONE'];
      // A shell counts file sizes in half KiB.
      const limited = limit === undefined ? [] : ['sh', '-c', `ulimit -f ${limit * 2}; exec "$0" "$@"`];
      const [program = '', ...words] = [...limited, ...command];
      // It stands among the commands of administrators, which need not be on the path of others.
      const env = { PATH: `${process.env['PATH']}:/usr/sbin` };
      running = spawn(program, words, { stdio: ['ignore', 'ignore', 'pipe'], env });
      let said = '';
      running.stderr?.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
      await Promise.race([
        expect.poll(() => isListening(port), { timeout: 30_000 }).toBe(true),
        once(running, 'exit').then(() => {
          throw new Error(`rsyslogd did not start: ${said}`);
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
