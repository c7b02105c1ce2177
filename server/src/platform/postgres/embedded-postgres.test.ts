import { spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkServer } from '../db/check-server.ts';
import { connect } from '../db/connect.ts';
import { OLDEST_MAJOR } from './binaries.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';

/** True when a process is root: it has root's number here, and the number is not another one inside. */
async function isRoots(pid: number): Promise<boolean> {
  const [status, map, ours] = await Promise.all(
    [`${pid}/status`, `${pid}/uid_map`, 'self/uid_map'].map((file) => readFile(`/proc/${file}`, 'utf8')),
  );
  return /^Uid:\t0\t/m.test(status ?? '') && map === ours;
}

/** True when anybody may pass through a folder and all above it. */
async function isPassable(folder: string): Promise<boolean> {
  const above = dirname(folder);
  return ((await stat(folder)).mode & 0o001) !== 0 && (above === folder || isPassable(above));
}

describe('the embedded PostgreSQL', { timeout: 60_000 }, () => {
  let base: string;
  let dataFolder: string;
  let server: EmbeddedPostgres | undefined;

  beforeEach(async () => {
    base = await mkdtemp(join(tmpdir(), 'madoguchi-embedded-'));
    dataFolder = join(base, 'data');
  });
  afterEach(async () => {
    await server?.stop();
    server = undefined;
    await rm(base, { recursive: true, force: true });
  });

  /** Nothing here asks the disk, so nothing waits for it. */
  const start = async (settings: Record<string, string> = { fsync: 'off' }) => {
    server = await startEmbeddedPostgres({ dataFolder, searchPath: '', settings });
    return server;
  };
  const show = async ({ host, user, database }: EmbeddedPostgres, setting: string): Promise<unknown> => {
    const client = new Client({ host, user, database });
    await client.connect();
    const { rows } = await client.query(`show ${setting}`);
    await client.end();
    return rows[0]?.[setting];
  };
  const pidFile = () => join(dataFolder, 'postgres/postmaster.pid');
  const pidOf = async () => Number((await readFile(pidFile(), 'utf8')).split('\n')[0]);

  it('listens on a socket in a private folder and on no network', async () => {
    const running = await start();
    expect(await show(running, 'listen_addresses')).toBe('');
    expect(await show(running, 'data_checksums')).toBe('on');
    expect(await show(running, 'server_encoding')).toBe('UTF8');
    const { mode } = await stat(running.host);
    expect(mode & 0o777).toBe(0o700);
    expect(`${running.host}/.s.PGSQL.5432.lock`.length).toBeLessThan(100);
  });

  it('is never run by root, and works on when its folder is closed to others and opened again', async () => {
    expect(await isRoots(process.pid)).toBe(process.getuid?.() === 0);
    const owners: number[] = [];
    for (const mode of [0o755, 0o700, 0o755]) {
      await chmod(base, mode);
      const running = await start();
      expect(await show(running, 'TimeZone')).toBe('UTC');
      expect(await isRoots(await pidOf())).toBe(false);
      owners.push((await stat(join(dataFolder, 'postgres'))).uid);
      await running.stop();
    }
    const [open, closed, openAgain] = owners;
    // Below a closed folder the files are ours; a user namespace gives root another number inside.
    expect(closed).toBe(process.getuid?.());
    expect(openAgain).toBe(open);
    // The programs lie beside this file: where others cannot come to them, nobody but us can run them.
    expect(open === 0).toBe(process.getuid?.() === 0 && !(await isPassable(import.meta.dirname)));
  });

  it('starts although the number in postmaster.pid now belongs to another process', async () => {
    await start();
    process.kill(-(await pidOf()), 'SIGKILL');
    const stranger = spawn('sleep', ['60']);
    const record = await readFile(pidFile(), 'utf8');
    await writeFile(pidFile(), record.replace(/^\d+/, String(stranger.pid)));
    await server?.stop();
    expect(await show(await start(), 'TimeZone')).toBe('UTC');
    expect(await pidOf()).not.toBe(stranger.pid);
    stranger.kill();
  });

  it('refuses the folder of another major version and says which', async () => {
    await mkdir(join(dataFolder, 'postgres'), { recursive: true });
    await writeFile(join(dataFolder, 'postgres/PG_VERSION'), `${OLDEST_MAJOR}\n`);
    await expect(start()).rejects.toThrow(`was written by PostgreSQL ${OLDEST_MAJOR}`);
  });

  it('refuses a folder that is no cluster instead of overwriting it', async () => {
    await mkdir(join(dataFolder, 'postgres'), { recursive: true });
    await writeFile(join(dataFolder, 'postgres/letter.txt'), 'mine');
    await expect(start()).rejects.toThrow('holds no PostgreSQL data');
    expect(await readFile(join(dataFolder, 'postgres/letter.txt'), 'utf8')).toBe('mine');
  });

  it('begins again after a first start that was cut short', async () => {
    await mkdir(join(dataFolder, 'postgres.new/base'), { recursive: true });
    expect(await show(await start(), 'TimeZone')).toBe('UTC');
  });

  it('is not trusted with settings that lose committed changes, unless told so', async () => {
    const { host, user, database } = await start({ fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' });
    const pool = connect({ host, user, database }, { connections: 1, onLostConnection: () => {} });
    const complaints = await checkServer(pool, []).catch((fault: Error) => fault.message.split('\n'));
    expect(complaints).toEqual([
      "PostgreSQL's fsync is off and must be on. Set fsync = on in postgresql.conf.",
      "PostgreSQL's full_page_writes is off and must be on. Set full_page_writes = on in postgresql.conf.",
      "PostgreSQL's synchronous_commit is off and must be on. Set synchronous_commit = on in postgresql.conf.",
    ]);
    await expect(checkServer(pool, ['fsync', 'synchronous_commit'])).rejects.toThrow(
      /^PostgreSQL's full_page_writes [^\n]+$/,
    );
    await checkServer(pool, ['fsync', 'full_page_writes', 'synchronous_commit']);
    await pool.end();
  });
});
