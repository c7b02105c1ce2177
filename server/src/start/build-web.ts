import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartFault } from '../platform/start-fault.ts';
import { fingerprintOf } from './fingerprint.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const VITE = 'node_modules/vite/bin/vite.js';
const OUTPUT = join(ROOT, 'web/dist');
const STAMP = join(OUTPUT, '.built-from');
/** Everything the bundle is made from. */
const SOURCES = [
  'web/src',
  'web/public',
  'web/build',
  'web/index.html',
  'web/vite.config.ts',
  'contract/src',
  'package-lock.json',
];

/**
 * Builds the web pages, unless they were built from exactly these sources.
 * @throws StartFault with the end of Vite's output when the build fails
 */
export async function buildWebIfStale(say: (line: string) => void, signal: AbortSignal): Promise<void> {
  const fingerprint = await fingerprintOf(ROOT, SOURCES);
  if (existsSync(STAMP) && (await readFile(STAMP, 'utf8')) === fingerprint) return;
  say('Building the web pages (once, after each change of their sources)');
  // Built aside and swapped in whole: a build that is cut short, or a second one beside it, never leaves half a portal.
  const fresh = join(ROOT, '.cache', `web-${process.pid}`);
  await rm(fresh, { recursive: true, force: true });
  await runVite(fresh, signal);
  await writeFile(join(fresh, '.built-from'), fingerprint);
  const former = `${fresh}-former`;
  if (existsSync(OUTPUT)) await rename(OUTPUT, former);
  await rename(fresh, OUTPUT);
  await rm(former, { recursive: true, force: true });
}

async function runVite(outDir: string, signal: AbortSignal): Promise<void> {
  await mkdir(join(ROOT, '.cache'), { recursive: true });
  const web = join(ROOT, 'web');
  const words = ['build', '--outDir', relative(web, outDir), '--emptyOutDir', '--logLevel', 'warn'];
  const vite = spawn(process.execPath, [join(ROOT, VITE), ...words], {
    cwd: web,
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  });
  let output = '';
  for (const stream of [vite.stdout, vite.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-4_000);
    });
  }
  const [code] = await once(vite, 'close');
  if (code !== 0) {
    throw new StartFault(
      `The web pages could not be built:\n${output.trim()}`,
      'Put the sources right, or run "npm ci" again.',
    );
  }
}
