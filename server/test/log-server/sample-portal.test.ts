// The real portal with its sample and the log server that it runs beside it: what the login page says is so.
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SAMPLE_PASSWORD, SAMPLE_PEOPLE } from '@madoguchi/db/seed/people.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type PortalProcess, startPortal } from '../portal-process.ts';
import { readRecords } from './outbox.ts';

let dataFolder: string;
let portal: PortalProcess | undefined;
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'madoguchi-sample-log-'));
});
afterEach(async () => {
  await portal?.end();
  portal = undefined;
  await rm(dataFolder, { recursive: true, force: true });
});

async function start(): Promise<PortalProcess> {
  portal = await startPortal({ dataFolder, program: 'portal', settings: { LOG_LEVEL: 'silent' } });
  return portal;
}

async function logIn({ url }: PortalProcess, password: string): Promise<number> {
  const body = JSON.stringify({ email: SAMPLE_PEOPLE.staff.email, password });
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`${url}/api/auth`, { method: 'POST', headers, body })).status;
}

async function shipped() {
  const { records } = await readRecords(join(dataFolder, 'log-server', 'records.log'));
  const numbers = [...records.keys()];
  const logins = [...records.values()]
    .map((line) => JSON.parse(line) as { event?: string; ip?: string })
    .filter(({ event }) => event?.startsWith('session.'))
    .map(({ event, ip }) => `${event} from ${ip}`);
  return { isWhole: numbers.every((number, index) => number === index + 1), logins };
}

/** Runs `npm run audit -- verify` on the log server's file alone. */
function verified(): { readonly code: number | null; readonly said: string } {
  const script = fileURLToPath(new URL('../../src/audit.ts', import.meta.url));
  const words = ['verify', '--log', join(dataFolder, 'log-server', 'records.log')];
  const env = { PATH: process.env['PATH'], DATA_DIR: dataFolder };
  const { status, stdout } = spawnSync(process.execPath, [script, ...words], { env, encoding: 'utf8' });
  return { code: status, said: stdout };
}

it('every login, refused or not, stands with its IP address on the dedicated server, also after the portal was killed (T19) [S1-01] [B0-09]', async () => {
  const first = await start();
  expect([await logIn(first, 'wrong'), await logIn(first, SAMPLE_PASSWORD)]).toEqual([422, 200]);
  const two = ['session.refused from 127.0.0.1', 'session.started from 127.0.0.1'];
  await expect.poll(shipped, { timeout: 30_000 }).toEqual({ isWhole: true, logins: two });
  expect(await logIn(first, SAMPLE_PASSWORD)).toBe(200);
  first.signalGroup('SIGKILL');
  await first.ended;
  await start();
  await expect.poll(shipped, { timeout: 30_000 }).toEqual({ isWhole: true, logins: [...two, two[1]] });
  expect(verified()).toEqual({ code: 0, said: expect.stringContaining('Intact') });
}, 240_000);
