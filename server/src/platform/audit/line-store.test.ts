// Records get their hash and their line from PostgreSQL, byte for byte what `record-line.ts` makes and verifiers expect.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import type { Pool } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addRecord, silent, waitingLines } from '../../../test/audit-history.ts';
import { createDatabase, type TestDatabase } from '../../../test/database.ts';
import { linesAfter } from '../log-server/outbox-store.ts';
import { openAuditPool } from './audit-pool.ts';
import { numberNext } from './chain-store.ts';
import { type CheckpointKey, openCheckpointKey } from './checkpoint-key.ts';
import { GENESIS, type LineRecord, recordLink } from './record-line.ts';

const NOW = '2026-11-21T05:05:00.000Z';
const RECORDS = 200;

let folder: string;
let key: CheckpointKey;
let database: TestDatabase;
let audit: Pool;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'madoguchi-key-'));
  key = openCheckpointKey(join(folder, 'audit-key.pem'));
  database = await createDatabase();
  audit = openAuditPool({ pool: database.pool, log: silent });
});
afterEach(async () => {
  await audit.end();
  await database.drop();
  rmSync(folder, { recursive: true });
});

const OVER =
  'select coalesce(max(change_xid) < pg_snapshot_xmin(pg_current_snapshot()), true) as yes from audit_events';

/** Gives so many records their numbers, once no transaction of another test holds them back. */
async function number(records: number): Promise<void> {
  await expect.poll(async () => (await database.pool.query(OVER)).rows[0].yes, { timeout: 30_000 }).toBe(true);
  const batch = { key, now: NOW, checkpointAfterMs: 60_000, most: records };
  expect((await numberNext(audit, batch)).records).toBe(records);
}

async function addRecords(count: number): Promise<void> {
  for (let nth = 0; nth < count; nth += 1) await addRecord(database.app, { at: NOW, event: `event ${nth}` });
}

async function chained(): Promise<number> {
  const { rows } = await database.pool.query<{ n: number }>('select max(number)::int as n from audit_chain');
  return rows[0]?.n ?? 0;
}

/** Text that PostgreSQL can store: everything but NUL and lone surrogates. */
const texts = fc
  .oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '"',
      '\\',
      '\\u0000',
      '%s%1$s',
      "'",
      '\u0001\u001f\u007f\u2028\u2029\ufeff',
      '\b\f\n\r\t',
      '𠮷🏢',
      '山田 太郎',
      '',
    ),
  )
  .map((text) => text.replaceAll('\0', '').toWellFormed());

const records = fc.record<LineRecord>({
  id: fc.uuid(),
  at: fc
    .date({ min: new Date('1999-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
    .map((day) => day.toISOString()),
  account: fc.option(fc.uuid()),
  actor: texts,
  roles: fc.array(texts, { maxLength: 3 }),
  ip: texts,
  agent: texts,
  operation: texts,
  event: texts,
  target_kind: fc.option(texts),
  target_id: fc.option(texts),
  difference: fc.oneof(
    fc
      .dictionary(texts, fc.oneof(texts, fc.double({ noNaN: true, noDefaultInfinity: true })))
      .map((value) => JSON.stringify(value)),
    fc.array(texts).map((value) => JSON.stringify(value)),
    fc.constantFrom('{"n":12345678901234567890,"r":1.00}', '{"b":null,"a":[true,{}]}', '[]'),
  ),
  request: texts,
});

const ADD = `insert into audit_events (id, occurred_at, account_id, actor, roles, ip, user_agent, operation, event, target_kind,
    target_id, difference, request_id)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning difference::text`;

it('the line of a record is the one that verifiers expect, whatever is written in it [B0-09]', async () => {
  const expected: string[] = [];
  let previous = GENESIS;
  const written = fc.sample(records, RECORDS).sort((one, other) => (one.id < other.id ? -1 : 1));
  const client = await database.app.connect();
  await client.query('begin');
  for (const [index, record] of written.entries()) {
    const { id, at, account, actor, roles, ip, agent, operation, event, target_kind, target_id, request } = record;
    const about = [operation, event, target_kind, target_id, record.difference, request];
    const { rows } = await client.query(ADD, [id, at, account, actor, roles, ip, agent, ...about]);
    const { line, hash } = recordLink(BigInt(index + 1), { ...record, difference: rows[0].difference }, previous);
    expected.push(line);
    previous = hash;
  }
  await client.query('commit');
  client.release();
  await number(RECORDS);
  expect((await waitingLines(database.pool)).slice(0, RECORDS)).toEqual(expected);
});

/** Rows of the trail that were looked at since it began, by index or without one. */
async function readRows(): Promise<number> {
  await audit.query('select pg_stat_force_next_flush()');
  const { rows } = await database.pool.query<{ n: number }>(
    `select ((select sum(idx_tup_read) from pg_stat_user_indexes where relname like 'audit%')
      + (select sum(seq_tup_read) from pg_stat_user_tables where relname like 'audit%'))::int as n`,
  );
  return rows[0]?.n ?? 0;
}

it('a record is numbered and shipped at the same cost behind a thousand others as behind ten, though that was planned on empty tables [B0-09]', async () => {
  const FEW = 10;
  const costOfFew = async () => {
    await addRecords(FEW);
    const before = await readRows();
    await number(FEW);
    await linesAfter(audit, (await chained()) - FEW, FEW);
    return (await readRows()) - before;
  };
  // As they are planned on before anything happened; and nobody plans anew where nobody counts.
  for (const table of ['audit_events', 'audit_chain', 'audit_checkpoints', 'audit_outbox']) {
    await database.pool.query(
      `alter table ${table} set (autovacuum_enabled = false), disable trigger user; truncate ${table}; analyze ${table}`,
    );
  }
  await costOfFew();
  const atFirst = await costOfFew();
  await addRecords(1_000);
  await number(1_000);
  expect(await costOfFew()).toBeLessThan(2 * atFirst);
});
