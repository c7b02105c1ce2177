import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { inject } from 'vitest';
import { connect } from '../src/platform/db/connect.ts';
// The type of `inject('pg')` is declared there.
import type {} from './global-setup.ts';
import { superuserQuery, TEMPLATE } from './superuser.ts';

export interface TestDatabase {
  /** As the login, who owns the tables: for what a test prepares and looks at. */
  readonly pool: Pool;
  /** As requests work: for the portal under test. */
  readonly app: Pool;
  readonly address: { readonly host: string; readonly user: string; readonly database: string };
  drop(): Promise<void>;
}

/** Pools whose connections a test ended on purpose. */
const CLOSED = new WeakSet<Pool>();

/** A fresh migrated database of its own, with pools on it. `drop` it in `afterAll`. */
export async function createDatabase(connections = 4): Promise<TestDatabase> {
  const { host, user } = inject('pg');
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  await superuserQuery(host, `create database ${database} template ${TEMPLATE} owner ${user}`);
  const address = { host, user, database };
  const lost: Error[] = [];
  const onLostConnection = (error: Error) => lost.push(error);
  // The preparations of a test may take their time on a busy machine.
  const pool = connect(address, { connections, statementTimeoutMs: null, onLostConnection });
  const app = connect(address, { connections, onLostConnection, role: 'madoguchi_app' });
  const drop = async () => {
    await Promise.all([pool.end(), app.end()]);
    // A pool has ended before its connections have: unforced, the server waits for these, and refuses where one was forgotten.
    await superuserQuery(host, `drop database ${database}`);
    if (lost[0] && !CLOSED.has(pool)) throw lost[0];
  };
  return { pool, app, address, drop };
}

/** Ends every connection of a database and lets nobody in again, as if its server were gone. */
export async function closeDatabase(pool: Pool): Promise<void> {
  CLOSED.add(pool);
  const { host = '', database = '' } = pool.options;
  await superuserQuery(host, `alter database ${database} allow_connections false`);
  await superuserQuery(host, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`);
}

/** Lets everybody in again. */
export async function reopenDatabase({ options }: Pool): Promise<void> {
  const { host = '', database = '' } = options;
  await superuserQuery(host, `alter database ${database} allow_connections true`);
}
