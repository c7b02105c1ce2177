import type { Pool, PoolClient } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase, type TestDatabase } from '../../../test/database.ts';
import { connect } from './connect.ts';
import { hold } from './hold.ts';

let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await createDatabase();
  pool = connect(database.address, { connections: 1, onLostConnection: () => {} });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** Cuts the connection as a killed server does, without a message. */
function cut(client: PoolClient): void {
  const { connection } = client as PoolClient & { connection: { stream: { destroy(): void } } };
  connection.stream.destroy();
}

it('a connection that is lost while it is lent fails the work, not the process', async () => {
  const lost = hold(pool, async (client) => {
    const asked = client.query('select pg_sleep(1)');
    cut(client);
    await asked;
  });
  await expect(lost).rejects.toThrow('Connection terminated unexpectedly');
  expect(await hold(pool, async (client) => (await client.query('select 1 as one')).rows)).toEqual([{ one: 1 }]);
});

it('a connection that is lost between two statements is not lent again', async () => {
  const lost = hold(pool, async (client) => {
    await client.query('begin');
    const gone = new Promise((resolve) => client.once('end', resolve));
    cut(client);
    await gone;
  });
  await expect(lost).resolves.toBeUndefined();
  expect(await hold(pool, async (client) => (await client.query('select 2 as two')).rows)).toEqual([{ two: 2 }]);
});

it('a connection in the middle of a transaction that failed is not lent again', async () => {
  const pid = async (client: PoolClient) =>
    (await client.query('select pg_backend_pid() as pid')).rows[0].pid as number;
  let first = 0;
  const failed = hold(pool, async (client) => {
    first = await pid(client);
    await client.query('begin');
    await client.query('select 1 / 0');
  });
  await expect(failed).rejects.toThrow('division by zero');
  expect(await hold(pool, pid)).not.toBe(first);
});
