import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Mode } from '../src/platform/config.ts';

/** A portal (real start and stop, stand-in application) running as a process of its own, in a group of its own. */
export interface PortalProcess {
  readonly url: string;
  /** The started process: Node itself, or the entry script in front of it. */
  readonly pid: number;
  /** The process that serves. */
  readonly nodePid: number;
  /** Sends a signal to the whole group, as a terminal does. */
  signalGroup(name: NodeJS.Signals): void;
  /** Resolves with the exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>;
  /** Stops it, if it still runs. */
  end(): Promise<void>;
}

export interface Ending {
  readonly code: number | NodeJS.Signals;
  readonly errors: string;
}

const PROGRAMS = {
  'stand-in': './stand-in-portal.ts',
  'stand-in through bin': './handed-over-portal.mjs',
  portal: '../src/main.ts',
  claims: './claims-portal.ts',
} as const;

interface Options {
  readonly dataFolder: string;
  readonly mode?: Mode;
  /** The stand-in application, as `bin/` enters it or directly, the portal itself with its sample, or with a crowd. */
  readonly program?: keyof typeof PROGRAMS;
  readonly settings?: Readonly<Record<string, string>>;
}

/** Starts a portal and waits until it serves. */
export async function startPortal(options: Options): Promise<PortalProcess> {
  const port = await freePort();
  const child = launch(options, port);
  const { pid } = child;
  if (pid === undefined) throw new Error('The portal could not be started');
  const ending = endingOf(child);
  const outcome = await Promise.race([saysReady(child), ending]);
  if (outcome !== 'ready') throw new Error(`The portal ended with ${outcome.code}: ${outcome.errors}`);
  const url = `http://127.0.0.1:${port}`;
  const { node = pid } = options.program === 'portal' || options.program === 'claims' ? {} : await getJson(url);
  return {
    url,
    pid,
    nodePid: Number(node),
    signalGroup: (name) => process.kill(-pid, name),
    ended: ending.then(({ code }) => code),
    end: async () => {
      if (child.exitCode === null && child.signalCode === null) process.kill(-pid, 'SIGTERM');
      await ending;
    },
  };
}

/** Starts a portal that is expected to refuse, and waits for its end. */
export async function refusedPortal(options: Options): Promise<Ending> {
  return endingOf(launch(options, await freePort()));
}

export async function getJson(url: string, method = 'GET'): Promise<Record<string, unknown>> {
  const answer = await fetch(url, { method });
  return JSON.parse(await answer.text());
}

/** The process number in the embedded server's own record, or `undefined` once it has stopped. */
export async function postgresPid(dataFolder: string): Promise<number | undefined> {
  const record = await readFile(join(dataFolder, 'postgres/postmaster.pid'), 'utf8').catch(() => undefined);
  return record === undefined ? undefined : Number(record.split('\n')[0]);
}

/** Kills the embedded server and all its children at once, as a power cut would. */
export async function killPostgres(dataFolder: string): Promise<void> {
  const server = Number(await postgresPid(dataFolder));
  const children = await readFile(`/proc/${server}/task/${server}/children`, 'utf8');
  for (const pid of [server, ...children.trim().split(' ').map(Number)]) killIfThere(pid);
}

/** A child may have ended by itself between the reading of the list and its turn. */
function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function launch({ dataFolder, mode = 'start', program = 'stand-in', settings }: Options, port: number): ChildProcess {
  // In development the portal builds no pages: they are not what is tested here.
  const word = program === 'portal' ? 'dev' : mode;
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return spawn(process.execPath, [fileURLToPath(new URL(PROGRAMS[program], import.meta.url)), word], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataFolder, PORT: String(port), ...settings },
  });
}

async function endingOf(child: ChildProcess): Promise<Ending> {
  let errors = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const [code, signal] = await once(child, 'close');
  return { code: signal ?? code, errors };
}

function saysReady(child: ChildProcess): Promise<'ready'> {
  let output = '';
  return new Promise((resolve) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.includes('Madoguchi is ready')) resolve('ready');
    });
  });
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port');
  return address.port;
}
