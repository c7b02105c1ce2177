import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chainOf, lossIn, NOTHING_LOST } from '../../test/log-server/outbox.ts';
import { openSession } from '../../test/log-server/shipping.ts';
import { systemClock } from '../platform/clock.ts';
import { syslogMessage } from '../platform/log-server/syslog-message.ts';
import type { LogServerAddress } from '../platform/log-server/tls-link.ts';
import { type OwnLogServer, startOwnLogServer } from './own-log-server.ts';

const lines = chainOf(20, '2026-11-21T05:05:00.000Z');

let dataDir: string;
let server: OwnLogServer | undefined;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'madoguchi-own-log-server-'));
});
afterEach(async () => {
  await server?.stop();
  server = undefined;
  await rm(dataDir, { recursive: true, force: true });
});

async function start(said: string[] = []): Promise<OwnLogServer> {
  const searchPath = process.env['PATH'] ?? '';
  server = await startOwnLogServer({ dataDir, searchPath, now: systemClock.now(), say: (line) => said.push(line) });
  return server;
}

async function send(address: LogServerAddress, from: number, to: number): Promise<void> {
  const session = await openSession(address, new AbortController().signal);
  for (const [index, line] of lines.slice(from, to).entries()) {
    const { at, event, hash } = JSON.parse(line);
    await session.send(syslogMessage({ number: from + index + 1, at, event, hash, line }), () => {});
  }
  await session.settled();
  await session.close();
}

const records = () => join(dataDir, 'log-server', 'records.log');
const lock = async () => readFile(join(dataDir, 'log-server', 'lock'), 'utf8');
const pidOf = async () => Number(/process (\d+)/.exec(await lock())?.[1]);

describe('the log server beside the sample', () => {
  it('is a process and a folder of its own, goes on where it was, and keeps its keys to itself [S1-01]', async () => {
    await send((await start()).address, 0, 10);
    expect(await pidOf()).not.toBe(process.pid);
    await server?.stop();
    await send((await start()).address, 10, 20);
    expect(await lossIn(records(), lines)).toEqual(NOTHING_LOST);
    const key = await stat(join(dataDir, 'log-server', 'certificates', 'log-server.key'));
    expect(key.mode & 0o077).toBe(0);
  }, 60_000);

  it('comes back in the same place when somebody kills it (T19) [B0-09]', async () => {
    const said: string[] = [];
    const { address } = await start(said);
    process.kill(await pidOf(), 'SIGKILL');
    await expect
      .poll(() => said, { timeout: 20_000 })
      .toEqual(['The log server ended unexpectedly; starting it again']);
    await expect
      .poll(
        () =>
          send(address, 0, 20).then(
            () => 'kept',
            () => 'down',
          ),
        { timeout: 30_000 },
      )
      .toBe('kept');
    expect(await lossIn(records(), lines)).toEqual(NOTHING_LOST);
  }, 60_000);

  it('ends with a portal that is killed, and the next one runs it again (T19) [B0-09]', async () => {
    const script = fileURLToPath(new URL('../../test/log-server/own-log-server-process.ts', import.meta.url));
    const portal = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(portal.stdout, 'data');
    portal.kill('SIGKILL');
    await once(portal, 'exit');
    await send((await start()).address, 0, 20);
    expect(await lossIn(records(), lines)).toEqual(NOTHING_LOST);
  }, 60_000);
});
