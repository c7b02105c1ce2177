// Makes changes meet for certain: one connection holds a lock until all of them stand in line behind it.
import { Pool } from 'pg';
import { expect } from 'vitest';
import { commitApart } from '../src/platform/db/group-commit.ts';

/** Takes the lock for which the others will have to wait. */
export interface Lock {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** The claim's row, as every guarded update wants it. */
export const lockOfClaim = (id: string): Lock => ({
  sql: 'select id from expense_claims where id = $1 for update',
  values: [id],
});

const WAITING = `select count(*)::int as waiting from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and pid <> pg_backend_pid()`;

/**
 * Starts everything while the lock is held, waits until `waiting` backends stand in line in PostgreSQL, lets go, and
 * answers what became of each. Fails where they never met: then nothing was proven. Where several are to stand in line each
 * change goes alone from now on: else those that come together share one connection.
 */
export async function queueUp<Result>(
  { pool, appPool }: { readonly pool: Pool; readonly appPool: Pool },
  lock: Lock,
  waiting: number,
  start: () => readonly Promise<Result>[],
): Promise<Result[]> {
  if (waiting > 1) commitApart(appPool);
  const aside = new Pool({ ...pool.options, max: 2 });
  const holder = await aside.connect();
  try {
    await holder.query('begin');
    await holder.query(lock.sql, [...lock.values]);
    const started = start();
    const inLine = async () => (await aside.query(WAITING)).rows[0].waiting;
    await expect.poll(inLine, { timeout: 4_000, interval: 10 }).toBe(waiting);
    await holder.query('rollback');
    return await Promise.all(started);
  } finally {
    holder.release(true);
    await aside.end();
  }
}
