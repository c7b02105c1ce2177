// The audit trail in the database: each column of it, the page that describes it, and the command that verifies it.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  altered,
  isCheckpoint,
  numberOf,
  putIntoDatabase,
  putIntoLog,
  writeHistory,
} from '../../test/audit-history.ts';
import { createDatabase, type TestDatabase } from '../../test/database.ts';
import { type CheckpointKey, openCheckpointKey } from '../platform/audit/checkpoint-key.ts';
import { readPublicKeys } from './public-keys.ts';
import { verify } from './verify.ts';

const PYTHON_VERIFIER = fileURLToPath(new URL('../../../tools/verify-audit.py', import.meta.url));
const RECORDS_PAGE = fileURLToPath(new URL('../../../docs/audit-records.md', import.meta.url));
/** The number of a record that has others on both sides. */
const K = 11;

let folder: string;
let key: CheckpointKey;
let database: TestDatabase;
/** As it was written. */
let lines: string[];
const at = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'madoguchi-trail-'));
  key = openCheckpointKey(at('key.pem'));
  writeFileSync(at('public.pem'), key.publicPem);
  writeFileSync(at('no-key.txt'), '');
  database = await createDatabase();
  lines = await writeHistory(database.pool, key);
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

describe('what only the database can hold', () => {
  const tampered = async (statement: string) => {
    await putIntoDatabase(database.pool, lines, true);
    await database.pool.query(`alter table audit_events disable trigger user; alter table audit_checkpoints disable trigger user;
      ${statement}; alter table audit_events enable trigger user; alter table audit_checkpoints enable trigger user`);
    const { faults } = await verify({
      database: database.pool,
      logs: [],
      anchors: [],
      keys: readPublicKeys([at('public.pem')]),
    });
    return faults.map(({ number, why }) => [number, why]);
  };

  it('a record whose place was left is found [B0-09]', async () => {
    const id = JSON.parse(lines[K - 1] ?? '').id;
    expect(await tampered(`delete from audit_events where id = '${id}'`)).toEqual([[K, 'its record was deleted']]);
  });

  it('a record put there past the portal is found [B0-09]', async () => {
    const id = '01980000-0000-7000-8000-00000000eeee';
    const row = `select '${id}', occurred_at, account_id, 'x', roles, ip, user_agent, operation, event, target_kind, target_id,
      difference, request_id, '2' from audit_events limit 1`;
    expect(await tampered(`insert into audit_events ${row}`)).toEqual([
      [null, `the record ${id} was put into the database without a number`],
    ]);
  });

  it('a checkpoint whose signature was deleted is found [B0-09]', async () => {
    const number = numberOf(lines.slice(K - 1).find(isCheckpoint) ?? '');
    expect(await tampered(`delete from audit_checkpoints where number = ${number}`)).toEqual([
      [number, 'the signature of the checkpoint was deleted'],
    ]);
  });

  it.each([
    `account_id = gen_random_uuid()`,
    `actor = ''`,
    `roles = '{system}'`,
    `ip = '192.0.2.8'`,
    `user_agent = ''`,
    `operation = 'other'`,
    `event = 'other'`,
    `target_kind = 'other'`,
    `target_id = null`,
    `difference = difference || '{"total": 0.5}'`,
    `request_id = ''`,
    `occurred_at = occurred_at + interval '1 millisecond'`,
  ])('a change of any column is found: %s [B0-09]', async (change) => {
    const id = JSON.parse(lines[K - 1] ?? '').id;
    expect(await tampered(`update audit_events set ${change} where id = '${id}'`)).toEqual([
      [K, 'its content does not fit its hash'],
    ]);
  });

  it('the query in docs/audit-records.md makes the very lines [B0-09]', async () => {
    await putIntoDatabase(database.pool, lines, true);
    const [, query = ''] = /```sql\n(.*?)```/s.exec(readFileSync(RECORDS_PAGE, 'utf8')) ?? [];
    const { rows } = await database.pool.query<{ line: string }>(query);
    expect(rows.map(({ line }) => line)).toEqual(lines);
  });

  it('every column of a record stands in its line, but the transaction [B0-09]', async () => {
    const { rows } = await database.pool.query(
      `select count(*)::int as n from information_schema.columns where table_name = 'audit_events' and column_name <> 'change_xid'`,
    );
    // Kind and id of the target stand in one member; number, hashes and version are the chain's.
    const members = Object.keys(JSON.parse(lines[0] ?? '')).filter(
      (name) => !['record', 'number', 'previous', 'hash'].includes(name),
    );
    expect(members.length + 1).toBe(rows[0].n);
  });
});

describe('npm run audit', { timeout: 120_000 }, () => {
  const script = fileURLToPath(new URL('../audit.ts', import.meta.url));
  const audit = (words: readonly string[]) => {
    const { host, user, database: name } = database.address;
    const url = `postgres://${user}@/${name}?host=${encodeURIComponent(host)}`;
    const env = { ...process.env, DATABASE_URL: url, AUDIT_KEY_FILE: at('key.pem') };
    return spawnSync(process.execPath, [script, ...words], { env, encoding: 'utf8' });
  };

  it('ends with 0 where all is intact, 3 naming the first bad record, 2 where it was asked wrongly [B0-09]', async () => {
    await putIntoDatabase(database.pool, lines, true);
    const intact = audit(['verify', '--database', '--log', putIntoLog(at('log.txt'), lines)]);
    expect([intact.stderr, intact.status]).toEqual(['', 0]);
    expect(intact.stdout).toContain(`Database: places 1 to ${lines.length}, signed up to `);
    const bad = audit([
      'verify',
      '--log',
      putIntoLog(at('log.txt'), lines.with(K - 1, altered(lines[K - 1] ?? '', { actor: '別の人' }))),
    ]);
    expect(bad.status).toBe(3);
    expect(bad.stdout).toContain(`The first bad record is number ${K} in the log: its content does not fit its hash.`);
    expect(audit(['verify', '--log', at('nowhere.txt')]).status).toBe(2);
    expect(audit(['very']).status).toBe(2);
    expect(audit(['verify', '--key', at('no-key.txt')]).stderr).toContain('"npm run audit -- key" prints it');
  });

  it('prints the key, the newest checkpoint, and the lines that the second verifier reads [B0-09]', async () => {
    await putIntoDatabase(database.pool, lines, true);
    expect(audit(['key']).stdout.trim()).toBe(key.publicPem.trim());
    expect(audit(['checkpoint']).stdout.trim()).toBe(lines.findLast(isCheckpoint));
    const printed = audit(['lines']).stdout;
    expect(printed).toBe(lines.map((line) => `${line}\n`).join(''));
    const said = execFileSync('python3', [PYTHON_VERIFIER, '--key', at('public.pem'), '-'], { input: printed });
    expect(said.toString()).toBe(`intact ${lines.length}\n`);
  });
});
