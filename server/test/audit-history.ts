// An audit trail for tests of its verifiers: what an installation numbered and signed in a quarter of an hour, as lines,
// what somebody could make of these lines, and both put into a database or a log server's file.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { Pool } from 'pg';
import { openAuditPool } from '../src/platform/audit/audit-pool.ts';
import { numberNext } from '../src/platform/audit/chain-store.ts';
import type { CheckpointKey } from '../src/platform/audit/checkpoint-key.ts';
import {
  checkpointLink,
  checkpointText,
  GENESIS,
  type LineRecord,
  recordLink,
} from '../src/platform/audit/record-line.ts';
import { readConfig } from '../src/platform/config.ts';
import type { Executor } from '../src/platform/db/statement.ts';
import { createLog } from '../src/platform/log.ts';
import { linesAfter } from '../src/platform/log-server/outbox-store.ts';
import { uuidAt } from '../src/platform/uuid.ts';

const BEGUN_MS = Date.parse('2026-11-21T05:00:00.000Z');
const RECORDS = 40;
const EVERY_MS = 20_000;
const ALL = 1_000_000;

export const momentOf = (index: number): string => new Date(BEGUN_MS + index * EVERY_MS).toISOString();
export const silent = createLog(readConfig('start', { LOG_LEVEL: 'silent' }));

/** A record as the portal writes it, of an event that only tests know. */
export interface TestRecord {
  readonly at: string;
  readonly event: string;
  readonly target?: string;
  readonly difference?: object;
}

/** Writes a record, in the transaction that the executor is in. */
export async function addRecord(executor: Executor, { at, event, target, difference = {} }: TestRecord): Promise<void> {
  await executor.query(
    `insert into audit_events (id, occurred_at, actor, roles, ip, user_agent, operation, event, target_kind, target_id,
       difference, request_id)
     values ($1, $2, 'テスト "太郎"', '{admin,staff}', '192.0.2.7', 'Firefox/130 "外"', 'test', $3, $4, $5, $6, 'r')`,
    [uuidAt(at), at, event, target === undefined ? null : 'claim', target, difference],
  );
}

/**
 * Until the record can be numbered. Another test's transaction on the same server may hold it back for a moment, and a
 * checkpoint that came meanwhile would stand in its place.
 */
async function settle(pool: Pool, at: string): Promise<void> {
  const settled =
    'select change_xid < pg_snapshot_xmin(pg_current_snapshot()) as over from audit_events where occurred_at = $1';
  while (!(await pool.query(settled, [at])).rows[0].over);
}

/** Records of a portal, numbered as they come, and signed every minute. Answers the lines of the whole chain. */
export async function writeHistory(pool: Pool, key: CheckpointKey, from = 0, records = RECORDS): Promise<string[]> {
  const audit = openAuditPool({ pool, log: silent });
  for (let index = from; index < from + records; index += 1) {
    const now = momentOf(index);
    const difference = { total: index, memo: `領収書 ${index}\n"\\`, nested: { b: [1, null], a: true } };
    await addRecord(pool, { at: now, event: 'claim.approved', target: `claim ${index}`, difference });
    await settle(pool, now);
    const batch = { key, now, checkpointAfterMs: 60_000, most: 10 };
    while ((await numberNext(audit, batch)).records === 0);
  }
  await audit.end();
  return waitingLines(pool);
}

/** The lines that the log server does not have yet, in their order. */
export async function waitingLines(pool: Pool): Promise<string[]> {
  const lines = await linesAfter(pool, 0, ALL);
  return lines.map(({ line }) => line ?? 'its record was deleted');
}

/** As docs/audit-records.md tells verifiers to hash a line. */
export const hashOf = (line: string): string =>
  createHash('sha256')
    .update(`${line.slice(0, -75)}}`)
    .digest('hex');
export const numberOf = (line: string): number => JSON.parse(line).number;
export const isCheckpoint = (line: string): boolean => line.startsWith('{"checkpoint"');

/**
 * The lines again, from one on with the number, hash before it and hash that belong there: what somebody with the
 * programs does. Checkpoints name their key as before, or as `keyName`.
 */
export function forge(lines: readonly string[], key: CheckpointKey, from = 1, keyName?: string): string[] {
  let previous = GENESIS;
  return lines.map((line, index) => {
    if (index + 1 < from) {
      previous = JSON.parse(line).hash;
      return line;
    }
    const said = JSON.parse(line);
    const number = BigInt(index + 1);
    const place = { at: said.at, key: keyName ?? said.key };
    const made = isCheckpoint(line)
      ? checkpointLink(number, place, previous, key.sign(checkpointText(number, place, previous)))
      : recordLink(number, recordOf(line), previous);
    previous = made.hash;
    return made.line;
  });
}

/** A line with another member, and the hash of that where wanted. */
export function altered(line: string, change: Partial<LineRecord>, withHash = false): string {
  const said = JSON.parse(line);
  const made = recordLink(BigInt(said.number), { ...recordOf(line), ...change }, said.previous);
  return withHash ? made.line : made.line.replace(made.hash, said.hash);
}

function recordOf(line: string): LineRecord {
  const { target, ...said } = JSON.parse(line);
  const difference = /"difference":(.*),"request":/s.exec(line)?.[1] ?? '';
  return { ...said, difference, target_kind: target[0], target_id: target[1] };
}

/** Makes the tables say what the lines say, past every fence: what an administrator of the database can do. */
export async function putIntoDatabase(pool: Pool, lines: readonly string[], shipped: boolean): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (const table of ['audit_events', 'audit_chain', 'audit_checkpoints']) {
      await client.query(`alter table ${table} disable trigger user; truncate ${table};`);
    }
    await client.query('truncate audit_outbox');
    await addLines(client, lines);
    if (!shipped) await letWait(client, lines);
    for (const table of ['audit_events', 'audit_chain', 'audit_checkpoints']) {
      await client.query(`alter table ${table} enable trigger user`);
    }
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** Puts records and signatures where they come from, and their places behind those that are there. */
export async function addLines(executor: Executor, lines: readonly string[]): Promise<void> {
  await executor.query(FILL, [lines]);
}

/** Lets the log server's next session find them. */
export async function letWait(executor: Executor, lines: readonly string[]): Promise<void> {
  await executor.query(`insert into audit_outbox select (l::jsonb ->> 'number')::bigint from unnest($1::text[]) l`, [
    lines,
  ]);
}

const FILL = `with line as (select l::jsonb as l from unnest($1::text[]) l),
  events as (
    insert into audit_events (id, occurred_at, account_id, actor, roles, ip, user_agent, operation, event, target_kind,
      target_id, difference, request_id, change_xid)
    select (l ->> 'id')::uuid, (l ->> 'at')::timestamptz, (l ->> 'account')::uuid, l ->> 'actor',
      array(select jsonb_array_elements_text(l -> 'roles')), l ->> 'ip', l ->> 'agent', l ->> 'operation', l ->> 'event',
      l -> 'target' ->> 0, l -> 'target' ->> 1, l -> 'difference', l ->> 'request', '3'
    from line where l ? 'record' on conflict do nothing),
  signed as (
    insert into audit_checkpoints (number, at, key, signature)
    select (l ->> 'number')::bigint, (l ->> 'at')::timestamptz, l ->> 'key', decode(l ->> 'signature', 'base64')
    from line where l ? 'checkpoint')
  insert into audit_chain (number, event_id, change_xid, previous, hash)
  select (l ->> 'number')::bigint, (l ->> 'id')::uuid, '3', decode(l ->> 'previous', 'hex'), decode(l ->> 'hash', 'hex')
  from line`;

/** As rsyslog writes what it was sent, with a line of its own in between. */
export function putIntoLog(file: string, lines: readonly string[]): string {
  const written = lines.map((line) => `<110>1 2026-11-21T05:00:00.000Z portal madoguchi - audit - ${line}\n`);
  writeFileSync(file, ['Nov 21 05:00:00 log rsyslogd: started\n', ...written].join(''));
  return file;
}
