import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type TestDatabase } from '../../../test/database.ts';
import { connect } from './connect.ts';

describe('a connection', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createDatabase();
  });
  afterAll(() => database.drop());

  const one = async (expression: string): Promise<unknown> => {
    const { rows } = await database.app.query(`select ${expression} as value`);
    return rows[0]?.value;
  };

  it('hands days and instants over as the text they are, in UTC', async () => {
    expect(await one("date '2026-11-30'")).toBe('2026-11-30');
    expect(await one("timestamptz '2026-11-30 09:00:00+09'")).toBe('2026-11-30 00:00:00+00');
  });

  it('never rounds a large number', async () => {
    expect(await one('9007199254740993::bigint')).toBe('9007199254740993');
    expect(await one('0.1::numeric')).toBe('0.1');
  });

  it('hands small integers, truth values, bytes, JSON and lists over as what they are', async () => {
    expect(await one('500000::int')).toBe(500_000);
    expect(await one('true')).toBe(true);
    expect(await one("'\\x01'::bytea")).toEqual(Buffer.from([1]));
    expect(await one(`'{"a":1}'::jsonb`)).toEqual({ a: 1 });
    expect(await one("array['a','b']")).toEqual(['a', 'b']);
  });

  it('gives up a statement after 5 s and plans no parallel workers', async () => {
    expect(await one("current_setting('statement_timeout')")).toBe('5s');
    expect(await one("current_setting('max_parallel_workers_per_gather')")).toBe('0');
  });

  it('is given up when the server says nothing any more, and replaced by one that answers', async () => {
    const hasty = connect(database.address, { connections: 1, statementTimeoutMs: 100, onLostConnection: () => {} });
    const { rows } = await hasty.query('select pg_backend_pid() as pid');
    process.kill(rows[0]?.pid, 'SIGSTOP');
    try {
      await expect(hasty.query('select 1')).rejects.toThrow('Connection terminated');
      expect((await hasty.query('select 2 as two')).rows).toEqual([{ two: 2 }]);
    } finally {
      process.kill(rows[0]?.pid, 'SIGCONT');
      await hasty.end();
    }
  });

  it('belongs to a role that is no superuser', async () => {
    expect(await one('(select rolsuper from pg_roles where rolname = current_user)')).toBe(false);
  });
});
