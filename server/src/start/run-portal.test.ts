import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getJson, killPostgres, type PortalProcess, postgresPid, refusedPortal, startPortal } from '../../test/portal-process.ts';

describe('the portal as a process', () => {
  let dataFolder: string;
  let portal: PortalProcess | undefined;

  beforeEach(async () => {
    dataFolder = await mkdtemp(join(tmpdir(), 'madoguchi-run-'));
  });
  afterEach(async () => {
    if (portal) {
      portal.signalGroup('SIGTERM');
      await portal.ended;
    }
    portal = undefined;
    await rm(dataFolder, { recursive: true, force: true });
  });

  it('refuses a second start on the same data folder and names the process that holds it', async () => {
    portal = await startPortal({ dataFolder });
    const second = await refusedPortal({ dataFolder });
    expect(second.code).toBe(1);
    expect(second.errors).toContain(`in use by process ${portal.nodePid} on`);
    expect(await getJson(portal.url)).toMatchObject({ node: portal.nodePid });
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('finishes a running request on %s, then stops everything', async (name) => {
    portal = await startPortal({ dataFolder, entered: 'through bin' });
    const slow = getJson(`${portal.url}/slow`);
    await requestIsRunning(portal.url);
    portal.signalGroup(name);
    expect(await slow).toEqual({ finished: true });
    expect(await portal.ended).toBe(0);
    expect(await postgresPid(dataFolder)).toBeUndefined();
    portal = undefined;
  });

  it('recovers by itself after a kill of Node, taking over the PostgreSQL that was left', async () => {
    const killed = await startPortal({ dataFolder });
    await getJson(`${killed.url}/notes/kept`, 'POST');
    const left = await postgresPid(dataFolder);
    killed.signalGroup('SIGKILL');
    expect(await killed.ended).toBe('SIGKILL');
    portal = await startPortal({ dataFolder });
    expect(await getJson(portal.url)).toMatchObject({ notes: ['kept'] });
    expect(await postgresPid(dataFolder)).toBe(left);
  });

  it('recovers by itself after a kill of Node and PostgreSQL', async () => {
    const killed = await startPortal({ dataFolder });
    await getJson(`${killed.url}/notes/kept`, 'POST');
    const postgres = await postgresPid(dataFolder);
    killed.signalGroup('SIGKILL');
    await killPostgres(dataFolder);
    await killed.ended;
    portal = await startPortal({ dataFolder });
    expect(await getJson(portal.url)).toMatchObject({ notes: ['kept'] });
    expect(await postgresPid(dataFolder)).not.toBe(postgres);
  });

  it('brings PostgreSQL back by itself when it alone was killed, with everything that was answered', async () => {
    portal = await startPortal({ dataFolder });
    await getJson(`${portal.url}/notes/kept`, 'POST');
    const killed = await postgresPid(dataFolder);
    await killPostgres(dataFolder);
    const answer = () => getJson(`${portal?.url}`).catch(() => undefined);
    await expect.poll(answer, { timeout: 10_000 }).toMatchObject({ notes: ['kept'] });
    expect(await postgresPid(dataFolder)).not.toBe(killed);
  });

  it('ends when the entry script in front of it is killed, and the next start waits for that', async () => {
    const orphaned = await startPortal({ dataFolder, entered: 'through bin' });
    expect(orphaned.nodePid).not.toBe(orphaned.pid);
    process.kill(orphaned.pid, 'SIGKILL');
    portal = await startPortal({ dataFolder });
    expect(portal.nodePid).not.toBe(orphaned.nodePid);
  });

  it('says so when the database cannot be reached, without a stack trace', async () => {
    const settings = { DATABASE_URL: 'postgres://portal:geheim@127.0.0.1:1/portal' };
    const { code, errors } = await refusedPortal({ dataFolder, mode: 'serve', settings });
    expect(code).toBe(1);
    expect(errors).toMatch(/^\nThe database cannot be reached: connect ECONNREFUSED [^\n]+\n→ Check DATABASE_URL[^\n]+\n$/);
  });

  it('never serves sample data for real use, nor loads it into a real database', async () => {
    const sample = await startPortal({ dataFolder });
    sample.signalGroup('SIGTERM');
    await sample.ended;
    const real = await refusedPortal({ dataFolder, mode: 'serve', settings: { EMBEDDED: '1' } });
    expect(real.code).toBe(1);
    expect(real.errors).toContain('holds the sample organisation');
  });
});

/** The slow request has reached the server once a later, quick one was answered on another connection. */
async function requestIsRunning(url: string): Promise<void> {
  await getJson(url);
}
