// kill -9 of Node, of PostgreSQL and of both (reliability R1, R2): nobody has to help.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SAMPLE_PASSWORD, SAMPLE_PEOPLE } from '@madoguchi/db/seed/people.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getJson, killPostgres, type PortalProcess, postgresPid, startPortal } from '../../test/portal-process.ts';

describe('the portal, when processes are killed,', { timeout: 120_000 }, () => {
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
  const notes = async ({ url }: PortalProcess) => (await getJson(url))['notes'];
  const note = ({ url }: PortalProcess, text: string) => getJson(`${url}/notes/${text}`, 'POST');

  it('recovers by itself after a kill of Node, taking over the PostgreSQL that was left', async () => {
    const killed = await start();
    await note(killed, 'node');
    const left = await postgresPid(dataFolder);
    killed.signalGroup('SIGKILL');
    expect(await killed.ended).toBe('SIGKILL');
    expect(await notes(await start())).toContain('node');
    expect(await postgresPid(dataFolder)).toBe(left);
  });

  it('recovers by itself after a kill of Node and PostgreSQL', async () => {
    const killed = await start();
    await note(killed, 'both');
    const postgres = await postgresPid(dataFolder);
    killed.signalGroup('SIGKILL');
    await killPostgres(dataFolder);
    await killed.ended;
    expect(await notes(await start())).toContain('both');
    expect(await postgresPid(dataFolder)).not.toBe(postgres);
  });

  it('brings PostgreSQL back by itself when it alone was killed, with everything that was answered', async () => {
    const portal = await start();
    await note(portal, 'postgres');
    const killed = await postgresPid(dataFolder);
    await killPostgres(dataFolder);
    await expect.poll(() => notes(portal), { timeout: 60_000 }).toContain('postgres');
    expect(await postgresPid(dataFolder)).not.toBe(killed);
  });

  it('ends when the entry script in front of it is killed, and the next start waits for that', async () => {
    const orphaned = await start({ program: 'stand-in through bin' });
    expect(orphaned.nodePid).not.toBe(orphaned.pid);
    process.kill(orphaned.pid, 'SIGKILL');
    expect((await start()).nodePid).not.toBe(orphaned.nodePid);
  });

  it('with its live news open outlives a kill of PostgreSQL, and then ends in good order', async () => {
    const portal = await start({ dataFolder: join(dataFolder, 'sample'), program: 'portal' });
    const login = async () => {
      const body = JSON.stringify({ email: SAMPLE_PEOPLE.staff.email, password: SAMPLE_PASSWORD });
      const headers = { 'content-type': 'application/json' };
      return fetch(`${portal.url}/api/auth`, { method: 'POST', headers, body });
    };
    const { access_token: token } = (await (await login()).json()) as { access_token: string };
    const live = await fetch(`${portal.url}/api/live`, { headers: { authorization: `Bearer ${token}` } });
    expect(live.status).toBe(200);
    await killPostgres(join(dataFolder, 'sample'));
    await expect.poll(async () => (await login()).status, { timeout: 60_000 }).toBe(200);
    portal.signalGroup('SIGTERM');
    expect(await portal.ended).toBe(0);
    await live.body?.cancel();
  });
});
