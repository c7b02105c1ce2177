// A portal for journeys: started as a newcomer starts one, in sample mode on a data folder of its own, beside a company's
// identity provider, a mail server and a time stamp authority.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { startIdentityProvider } from '../server/test/identity-provider.ts';
import { TimeStampAuthority } from '../server/test/time-stamp-authority.ts';
import { openMailBox } from './mail-box.ts';
import { MEMBERS, PROVIDER_NAME } from './provider-page.ts';

const ROOT = join(import.meta.dirname, '..');
const FIRST_PORT = 3187;
const LAST_CHARACTERS = 4_000;

export interface RunningPortal {
  readonly url: string;
  /**
   * Ends the portal in good order and what runs beside it.
   * @throws Error when the portal ended with another code than 0
   */
  stop(): Promise<void>;
}

interface Start {
  /** Holds the database and the files; filled with the sample organisation where it is empty. */
  readonly dataDir: string;
  /** Its mail box is read at the next one. */
  readonly port: number;
  /** Takes what the portal writes to the console. */
  readonly say: (text: string) => void;
}

/** @throws Error with the end of the portal's output when it does not come up */
export async function startPortal({ dataDir, port, say }: Start): Promise<RunningPortal> {
  const url = `http://localhost:${port}`;
  const provider = await startIdentityProvider({ portal: url, name: PROVIDER_NAME, members: MEMBERS });
  const mailBox = await openMailBox(url);
  const authority = await TimeStampAuthority.make();
  const child = spawn(process.execPath, [join(ROOT, 'bin', 'start.mjs')], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...provider.settings,
      ...mailBox.settings,
      TSA_URL: await authority.listen(),
      TSA_CA_FILE: join(authority.folder, 'ca.pem'),
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      // As under npm, it ends when the process that started it is gone, even killed.
      npm_lifecycle_event: 'journeys',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = once(child, 'exit').then(([code]) => code as number | null);
  const stop = async () => {
    child.kill('SIGTERM');
    const code = await exit;
    await provider.close();
    await mailBox.close();
    await authority.close();
    if (code !== 0) throw new Error(`The portal at ${url} ended with ${code}`);
  };

  let output = '';
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        say(text);
        output = (output + text).slice(-LAST_CHARACTERS);
        if (output.includes('is ready at')) resolve();
      });
    }
  });
  if ((await Promise.race([ready.then(() => true), exit.then(() => false)])) === false) {
    await stop().catch(() => {});
    throw new Error(`The portal of the journeys did not start:\n${output}`);
  }
  return { url, stop };
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** A port that nothing listens on, and neither on the next one. Each `place`, a worker's, looks at ports of its own. */
export async function freePort(place: number): Promise<number> {
  for (let port = FIRST_PORT + 10 * place; port < 2 * FIRST_PORT; port += 100) {
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
  }
  throw new Error('There is no free port for the portal of the journeys');
}
