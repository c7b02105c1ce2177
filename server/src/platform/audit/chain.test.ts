// Records are numbered in the order of their commits, once and without a gap, whoever numbers them and whatever fails.
import { createPublicKey, verify } from 'node:crypto';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addRecord, hashOf, isCheckpoint, silent, waitingLines } from '../../../test/audit-history.ts';
import { createDatabase, type TestDatabase } from '../../../test/database.ts';
import type { Executor } from '../db/statement.ts';
import { StartFault } from '../start-fault.ts';
import { openAuditPool } from './audit-pool.ts';
import { type Batch, numberNext, readWaitingSince } from './chain-store.ts';
import { type CheckpointKey, keyName, openCheckpointKey } from './checkpoint-key.ts';

const NOW = '2026-11-21T05:05:00.000Z';

let folder: string;
let key: CheckpointKey;
let database: TestDatabase;
let audit: Pool;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'madoguchi-key-'));
  key = openCheckpointKey(join(folder, 'audit-key.pem'));
  database = await createDatabase();
  audit = openPool();
});
afterEach(async () => {
  await audit.end();
  await database.drop();
  rmSync(folder, { recursive: true });
});

const openPool = () => openAuditPool({ pool: database.pool, log: silent });
const batch = (more: Partial<Batch> = {}): Batch => ({
  key,
  now: NOW,
  checkpointAfterMs: 60_000,
  most: 1_000,
  ...more,
});
const next = (more: Partial<Batch> = {}, pool = audit) => numberNext(pool, batch(more));

const note = (event: string, executor: Executor = database.app) => addRecord(executor, { at: NOW, event });

/** Events in the order of their numbers; a checkpoint is `*`. */
async function chained(): Promise<string[]> {
  const { rows } = await database.pool.query(
    `select c.number, coalesce(e.event, '*') as event from audit_chain c left join audit_events e on e.id = c.event_id
     order by c.number`,
  );
  expect(rows.map(({ number }) => Number(number))).toEqual(rows.map((_row, index) => index + 1));
  return rows.map(({ event }) => event);
}

/** Numbers until nothing is left; another test's transaction may hold records back for a moment. */
const until = (events: readonly string[]) =>
  expect
    .poll(
      async () => {
        await next();
        return (await chained()).filter((event) => event !== '*');
      },
      { timeout: 20_000 },
    )
    .toEqual(events);

/** Goes on until there is something to number; another test's transaction may hold it back for a moment. */
async function numberSome(): Promise<void> {
  while ((await next()).records === 0);
}

const AT_THE_LOCK = `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

describe('records', () => {
  it('get numbers without a gap, though transactions between them were rolled back [B0-09]', async () => {
    const client = await database.app.connect();
    for (const what of ['first', 'gone', 'second']) {
      await client.query('begin');
      await note(what, client);
      await client.query(what === 'gone' ? 'rollback' : 'commit');
    }
    client.release();
    await until(['first', 'second']);
  });

  it('numbered by a sequence would have gaps there: why there is none [B0-09]', async () => {
    await database.pool.query('create sequence numbers');
    const client = await database.pool.connect();
    const given: string[] = [];
    for (const end of ['commit', 'rollback', 'commit']) {
      await client.query('begin');
      const { rows } = await client.query(`select nextval('numbers') as number`);
      if (end === 'commit') given.push(rows[0].number);
      await client.query(end);
    }
    client.release();
    expect(given).toEqual(['1', '3']);
  });

  it('of a transaction that commits late come before those that began after it [B0-09]', async () => {
    const late = await database.app.connect();
    try {
      await late.query('begin');
      await note('late', late);
      await note('early');
      expect(await next()).toEqual({ records: 0, isElsewhere: false });
      expect(await readWaitingSince(database.app), 'somebody sees that it waits').toBe(NOW);
      await late.query('commit');
    } finally {
      late.release();
    }
    await until(['late', 'early']);
    expect(await readWaitingSince(database.app)).toBeNull();
  });

  it('are numbered once by processes that number at the same time [B0-09]', async () => {
    const pools = Array.from({ length: 4 }, openPool);
    const events = Array.from({ length: 60 }, (_, index) => `event ${index}`);
    for (const event of events) await note(event);
    const work = async (pool: Pool) => {
      for (let turn = 0; turn < 40; turn += 1) await next({ most: 3 }, pool);
    };
    await Promise.all(pools.map(work));
    await until(events);
    for (const pool of pools) await pool.end();
  });

  it('are all numbered or none where the work is killed, and numbered the next time [B0-09]', async () => {
    for (const event of ['a', 'b', 'c']) await note(event);
    const holder = await database.pool.connect();
    try {
      await holder.query('begin');
      await holder.query('lock table audit_outbox in exclusive mode');
      const cut = numberSome().catch((error: unknown) => error);
      let pid = 0;
      await expect
        .poll(async () => {
          pid = (await database.pool.query(AT_THE_LOCK)).rows[0]?.pid ?? 0;
          return pid;
        })
        .toBeGreaterThan(0);
      await database.pool.query('select pg_terminate_backend($1)', [pid]);
      expect(await cut).toBeInstanceOf(Error);
    } finally {
      await holder.query('rollback');
      holder.release();
    }
    expect(await chained()).toEqual([]);
    await until(['a', 'b', 'c']);
  });

  it('that came with a dump from a server further on are numbered, too, and once [B0-09]', async () => {
    await note('ours');
    await until(['ours']);
    await database.pool.query(
      `insert into audit_events (id, occurred_at, actor, roles, ip, user_agent, operation, event, difference, request_id, change_xid)
       values (gen_random_uuid(), now(), '', '{}', '', '', 'test', 'restored', '{}', '', '9000000000')`,
    );
    await until(['ours', 'restored']);
    await note('after');
    await until(['ours', 'restored', 'after']);
    await note('last');
    await until(['ours', 'restored', 'after', 'last']);
  });

  it('wait in the outbox as the line that was hashed, until the log server has them [B0-09]', async () => {
    await note('one');
    await until(['one']);
    const [first = '', second = ''] = await waitingLines(database.pool);
    expect(hashOf(first)).toBe(JSON.parse(first).hash);
    expect(JSON.parse(second).previous).toBe(hashOf(first));
  });
});

describe('a checkpoint', () => {
  const signed = async () => (await waitingLines(database.pool)).filter(isCheckpoint);

  it('is made with the first records, and every minute in which something came [B0-09]', async () => {
    expect((await next()).records).toBe(0);
    expect(await chained(), 'nothing came yet').toEqual([]);
    await note('a');
    await until(['a']);
    await note('b');
    await until(['a', 'b']);
    await next({ now: '2026-11-21T05:05:59.999Z' });
    expect(await chained()).toEqual(['a', '*', 'b']);
    await next({ now: '2026-11-21T05:06:00.000Z' });
    await next({ now: '2026-11-21T09:00:00.000Z' });
    expect(await chained(), 'nothing came since').toEqual(['a', '*', 'b', '*']);
  });

  it('is made at the end, so that the last records are signed before the next start [B0-09]', async () => {
    await note('a');
    await until(['a']);
    await note('b');
    await until(['a', 'b']);
    await next({ checkpointAfterMs: 0 });
    expect(await chained()).toEqual(['a', '*', 'b', '*']);
  });

  it('is signed with the key that only this user may read, over all of its line [B0-09]', async () => {
    await note('a');
    await until(['a']);
    const [line = ''] = await signed();
    const { signature, key: name } = JSON.parse(line);
    const publicKey = createPublicKey(key.publicPem);
    expect(name).toBe(keyName(publicKey));
    const text = (of: string) => Buffer.from(`${of.slice(0, of.indexOf(',"signature"'))}}`);
    expect(verify(null, text(line), publicKey, Buffer.from(signature, 'base64'))).toBe(true);
    const moved = line.replace('05:05:00', '05:04:00');
    expect(verify(null, text(moved), publicKey, Buffer.from(signature, 'base64'))).toBe(false);
    expect(statSync(join(folder, 'audit-key.pem')).mode & 0o777).toBe(0o600);
    expect(openCheckpointKey(join(folder, 'audit-key.pem')).name, 'the next start takes the same').toBe(key.name);
  });

  it('is not signed with a key of another kind: the start says so [B0-09]', () => {
    const file = join(folder, 'other.pem');
    writeFileSync(file, 'no key');
    expect(() => openCheckpointKey(file)).toThrow(StartFault);
    expect(() => openCheckpointKey(join(folder, 'nowhere', 'audit-key.pem'))).toThrow(/audit-key.pem, cannot be used/);
  });
});
