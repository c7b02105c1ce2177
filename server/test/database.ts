import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { inject } from 'vitest';
import { connect } from '../src/platform/db/connect.ts';
// What `inject('pg')` gives is declared there.
import type {} from './global-setup.ts';
import { superuserQuery, TEMPLATE } from './superuser.ts';

export interface TestDatabase {
  readonly pool: Pool;
  readonly address: { readonly host: string; readonly user: string; readonly database: string };
  drop(): Promise<void>;
}

/** A fresh migrated database of its own, with a pool on it. `drop` it in `afterAll`. */
export async function createDatabase(connections = 4): Promise<TestDatabase> {
  const { host, user } = inject('pg');
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  await superuserQuery(host, `create database ${database} template ${TEMPLATE} owner ${user}`);
  const address = { host, user, database };
  const lost: Error[] = [];
  const pool = connect(address, { connections, onLostConnection: (error) => lost.push(error) });
  const drop = async () => {
    await pool.end();
    await superuserQuery(host, `drop database ${database} with (force)`);
    if (lost[0]) throw lost[0];
  };
  return { pool, address, drop };
}
