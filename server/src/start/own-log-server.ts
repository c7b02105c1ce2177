// The log server that runs beside the sample organisation, on this machine: a process of its own with a folder and
// certificates of its own, so that what the login page says is true there too. It ends with the portal, however that ends.
import { type ChildProcess, spawn } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CERTIFICATE_FILES } from '../audit-receiver/certificate-files.ts';
import type { LogServerAddress } from '../platform/log-server/tls-link.ts';
import { StartFault } from '../platform/start-fault.ts';

export interface OwnLogServer {
  readonly address: LogServerAddress;
  stop(): Promise<void>;
}

interface Needs {
  readonly dataDir: string;
  readonly searchPath: string;
  /** An ISO instant. */
  readonly now: string;
  readonly say: (line: string) => void;
}

const SCRIPT = fileURLToPath(new URL('../audit-receiver.ts', import.meta.url));
const HOST = '127.0.0.1';
const DAYS = 3_650;
/** Certificates that end within a month are made anew. */
const LEFT_MS = 31 * 86_400_000;
/** It writes lines and holds the last thousand records: it needs little, and is to take no more. */
const MEMORY = ['--max-old-space-size=64', '--max-semi-space-size=1'];
const AGAIN_MS = 1_000;

/** @throws StartFault with what it said, where it does not come up */
export async function startOwnLogServer({ dataDir, searchPath, now, say }: Needs): Promise<OwnLogServer> {
  const folder = join(dataDir, 'log-server');
  const certificates = join(folder, 'certificates');
  const logFile = join(folder, 'receiver.log');
  const inCertificates = (name: keyof typeof CERTIFICATE_FILES) => join(certificates, CERTIFICATE_FILES[name]);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const launch = (words: readonly string[]) => launchReceiver({ words, logFile, searchPath, folder });

  if (!(await lastsLongEnough(inCertificates('ca'), now))) {
    const making = launch(['make-certificates', certificates, '--host', HOST, '--days', String(DAYS)]);
    const [code] = await once(making, 'exit');
    if (code !== 0) throw faultFrom(logFile);
  }

  let ending = false;
  const run = async (port: number): Promise<number> => {
    const child = launch([
      ...['--folder', folder, '--host', HOST, '--port', String(port), '--ca', inCertificates('ca')],
      ...['--cert', inCertificates('serverCert'), '--key', inCertificates('serverKey')],
    ]);
    running = child;
    const found = await portOf(child);
    if (found === null) throw faultFrom(logFile);
    child.once('exit', () => {
      if (!ending) keepUp(found);
    });
    return found;
  };
  /** Killed by somebody else: the records wait until it is back in the same place. */
  const keepUp = (port: number) => {
    say('The log server ended unexpectedly; starting it again');
    setTimeout(() => {
      if (!ending) run(port).catch(() => keepUp(port));
    }, AGAIN_MS);
  };
  let running: ChildProcess | undefined;

  const port = await run(0);
  return {
    address: {
      host: HOST,
      port,
      caFile: inCertificates('ca'),
      certFile: inCertificates('portalCert'),
      keyFile: inCertificates('portalKey'),
    },
    stop: async () => {
      ending = true;
      if (running === undefined || running.exitCode !== null || running.signalCode !== null) return;
      const ended = once(running, 'exit');
      running.kill('SIGTERM');
      await ended;
    },
  };
}

async function lastsLongEnough(file: string, now: string): Promise<boolean> {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text !== null && Date.parse(new X509Certificate(text).validTo) - Date.parse(now) > LEFT_MS;
}

interface Launch {
  readonly words: readonly string[];
  readonly logFile: string;
  readonly searchPath: string;
  readonly folder: string;
}

function launchReceiver({ words, logFile, searchPath, folder }: Launch): ChildProcess {
  const log = openSync(logFile, 'a', 0o600);
  const child = spawn(process.execPath, [...MEMORY, SCRIPT, ...words], {
    // In a session of its own: Ctrl-C reaches the portal, which still has records to ship. The channel tells it of our end.
    detached: true,
    stdio: ['ignore', log, log, 'ipc'],
    // With the compiled source at hand it takes 20 MB less: nothing has to strip the types.
    env: { PATH: searchPath, NODE_COMPILE_CACHE: join(folder, 'compiled') },
  });
  closeSync(log);
  return child;
}

/** The port it says it listens on; null where it ended instead. */
async function portOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => {
    child.once('message', (message: { readonly port: number }) => resolve(message.port));
    child.once('exit', () => resolve(null));
    child.once('error', () => resolve(null));
  });
}

function faultFrom(logFile: string): StartFault {
  const last = readFileSync(logFile, 'utf8').trim().split('\n').slice(-2).join(' / ');
  return new StartFault(`The log server of the sample did not start: ${last}`, `Read ${logFile} for the whole story.`);
}
