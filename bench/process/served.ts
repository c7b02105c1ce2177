// The two servers that are compared, each a process of its own on the same database.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** The default of DATABASE_POOL; the floor holds as many. */
export const POOL = 4;

/** A server under load. */
export interface Served {
  readonly port: number;
  readonly pid: number;
  stop(): Promise<void>;
}

interface Launch {
  readonly script: string;
  readonly words: readonly string[];
  readonly port: number;
  readonly env?: Readonly<Record<string, string>>;
  /** The text that it prints once it serves. */
  readonly ready: string;
}

const STARTS_WITHIN_MS = 120_000;

async function saysReady(child: ChildProcess, ready: string): Promise<void> {
  let output = '';
  let errors = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  await new Promise<void>((resolve, reject) => {
    const tooLong = setTimeout(() => reject(new Error(`not ready in time: ${output}${errors}`)), STARTS_WITHIN_MS);
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      if (output.includes(ready)) return;
      output += text;
      if (!output.includes(ready)) return;
      clearTimeout(tooLong);
      resolve();
    });
    child.once('exit', () => reject(new Error(`ended before it was ready: ${output}${errors}`)));
  });
}

async function launch({ script, words, port, env = {}, ready }: Launch): Promise<Served> {
  const file = fileURLToPath(new URL(script, import.meta.url));
  // With the options that the entry script gave the bench itself, as it gives them to a portal.
  const child = spawn(process.execPath, [...process.execArgv, file, ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], ...env },
  });
  await saysReady(child, ready);
  const { pid } = child;
  if (pid === undefined) throw new Error(`${script} could not be started`);
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  return { port, pid, stop };
}

/** The portal as `npm run serve` starts it, with more settings where a section wants them. */
export function startPortal(
  port: number,
  databaseUrl: string,
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Served> {
  const env = { PORT: String(port), DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...settings };
  return launch({ script: '../../server/src/main.ts', words: ['serve'], port, env, ready: 'Madoguchi is ready' });
}

/** The portal with the sample organisation, as `npm start` starts it. */
export function startSample(port: number, dataDir: string): Promise<Served> {
  const env = { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
  return launch({ script: '../../server/src/main.ts', words: ['start'], port, env, ready: 'Madoguchi is ready' });
}

export function startFloor(port: number, databaseUrl: string): Promise<Served> {
  const words = [String(port), databaseUrl, String(POOL)];
  return launch({ script: '../floor/main.ts', words, port, ready: 'ready' });
}
