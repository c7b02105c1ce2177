import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getJson, type PortalProcess, postgresPid, refusedPortal, startPortal } from '../../test/portal-process.ts';

describe('the portal as a process', { timeout: 120_000 }, () => {
  let dataFolder: string;
  const started: PortalProcess[] = [];

  // One folder for all: to create a cluster is the slow part, and each test leaves it as the next start may find it.
  beforeAll(async () => {
    dataFolder = await mkdtemp(join(tmpdir(), 'madoguchi-run-'));
  });
  afterEach(async () => {
    for (const portal of started.splice(0)) await portal.end();
  });
  afterAll(() => rm(dataFolder, { recursive: true, force: true }));

  async function start(options: Partial<Parameters<typeof startPortal>[0]> = {}): Promise<PortalProcess> {
    const portal = await startPortal({ dataFolder, ...options });
    started.push(portal);
    return portal;
  }

  it('refuses a second start on the same data folder and names the process that holds it', async () => {
    const portal = await start();
    const second = await refusedPortal({ dataFolder });
    expect(second.code).toBe(1);
    expect(second.errors).toContain(`in use by process ${portal.nodePid} on`);
    expect(await getJson(portal.url)).toMatchObject({ node: portal.nodePid });
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('finishes a running request on %s, then stops everything', async (name) => {
    const portal = await start({ program: 'stand-in through bin' });
    const slow = getJson(`${portal.url}/slow`);
    await expect.poll(() => getJson(portal.url), { timeout: 60_000 }).toMatchObject({ slow: 1 });
    portal.signalGroup(name);
    expect(await slow).toEqual({ finished: true });
    expect(await portal.ended).toBe(0);
    expect(await postgresPid(dataFolder)).toBeUndefined();
  });

  it('says so when the port is taken or the database cannot be reached, without a stack trace', async () => {
    const portal = await start();
    const settings = { DATABASE_URL: 'postgres://portal:geheim@127.0.0.1:1/portal' };
    const { port } = new URL(portal.url);
    const taken = await refusedPortal({ dataFolder, mode: 'serve', settings: { ...settings, PORT: port } });
    expect([taken.code, taken.errors]).toEqual([
      1,
      expect.stringMatching(/^\nPORT: another program [^\n]+\n→ Stop it, [^\n]+\n$/),
    ]);
    const unreachable = await refusedPortal({ dataFolder, mode: 'serve', settings });
    expect(unreachable.code).toBe(1);
    expect(unreachable.errors).toMatch(
      /^\nThe database cannot be reached: connect ECONNREFUSED [^\n]+\n→ Check DATABASE_URL[^\n]+\n$/,
    );
  });

  it('never serves sample data for real use, nor loads it into a real database', async () => {
    await (await start()).end();
    const sample = await refusedPortal({ dataFolder, mode: 'serve', settings: { EMBEDDED: '1' } });
    expect([sample.code, sample.errors]).toEqual([1, expect.stringContaining('holds the sample organisation')]);

    const realFolder = join(dataFolder, 'real');
    await (await start({ dataFolder: realFolder, mode: 'serve', settings: { EMBEDDED: '1' } })).end();
    const real = await refusedPortal({ dataFolder: realFolder });
    expect([real.code, real.errors]).toEqual([1, expect.stringContaining('holds an organisation of its own')]);
  });
});
