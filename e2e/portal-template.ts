// The data folder of a portal that has just loaded the sample organisation: every worker's portal starts from a copy.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort, type RunningPortal, startPortal } from './portal.ts';

const TEMPLATE = 'JOURNEYS_TEMPLATE';

const makeFolder = () => mkdtempSync(join(tmpdir(), 'madoguchi-journeys-'));
const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** Before the first journey; builds the pages, too, where they are stale. The workers inherit where the template lies. */
export default async function makeTemplate(): Promise<(() => void) | undefined> {
  if (process.env['JOURNEYS_PORT'] !== undefined) return undefined;
  const folder = makeFolder();
  try {
    const dataDir = join(folder, 'data');
    const portal = await startPortal({ dataDir, port: await freePort(0), say: (text) => process.stdout.write(text) });
    await portal.stop();
    process.env[TEMPLATE] = dataDir;
  } catch (error) {
    removeFolder(folder);
    throw error;
  }
  return () => removeFolder(folder);
}

/** A portal for a worker alone, from a copy of the template; its folder goes with it. */
export async function startCopy(place: number): Promise<RunningPortal> {
  const template = process.env[TEMPLATE];
  if (template === undefined)
    throw new Error('There is no template: the journeys run through e2e/playwright.config.ts');
  const folder = makeFolder();
  const dataDir = join(folder, 'data');
  await promisify(execFile)('cp', ['--archive', '--reflink=auto', template, dataDir]);
  // Where it is, and how to sign in, is of no interest here; what it logs is.
  const say = (text: string) => {
    if (text.startsWith('{')) process.stderr.write(text);
  };
  const portal = await startPortal({ dataDir, port: await freePort(place), say });
  return {
    url: portal.url,
    async stop() {
      await portal.stop().finally(() => removeFolder(folder));
    },
  };
}
