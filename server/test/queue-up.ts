// Makes changes meet for certain: one connection holds a lock until all of them stand in line behind it.
import { Pool, type PoolClient } from 'pg';
import { expect } from 'vitest';
import { commitApart } from '../src/platform/db/group-commit.ts';

/** Takes the lock for which the others will have to wait; or what is done under it. */
export interface Lock {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** The claim's row, as every guarded update wants it. */
export const lockOfClaim = (id: string): Lock => ({
  sql: 'select id from expense_claims where id = $1 for update',
  values: [id],
});

/** The account's row, as sign-ins and whatever ends its sessions take it. */
export const lockOfAccount = (id: string): Lock => ({
  sql: 'select id from accounts where id = $1 for update',
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
  return holding(pool, lock, async (inLine, holder) => {
    const started = start();
    await inLine(waiting);
    await holder.query('rollback');
    return Promise.all(started);
  });
}

/**
 * Starts the first while the lock is held, the second once the first stands in line for it, and lets go when both do: the
 * first is done first, and the second has begun before that.
 */
export async function oneBehindTheOther<First, Second>(
  { pool, appPool }: { readonly pool: Pool; readonly appPool: Pool },
  lock: Lock,
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<[First, Second]> {
  commitApart(appPool);
  return holding(pool, lock, async (inLine, holder) => {
    const ahead = first();
    await inLine(1);
    const behind = second();
    await inLine(2);
    await holder.query('rollback');
    return Promise.all([ahead, behind]);
  });
}

/** Starts it while the lock is held; once it stands in line, `meanwhile` happens and is committed, then it goes on. */
export async function overtaken<Result>(
  { pool }: { readonly pool: Pool },
  lock: Lock,
  start: () => Promise<Result>,
  meanwhile: readonly Lock[],
): Promise<Result> {
  return holding(pool, lock, async (inLine, holder) => {
    const started = start();
    await inLine(1);
    for (const { sql, values } of meanwhile) await holder.query(sql, [...values]);
    await holder.query('commit');
    return started;
  });
}

/** Does it while another connection holds the lock. */
async function holding<Result>(
  pool: Pool,
  lock: Lock,
  work: (inLine: (waiting: number) => Promise<void>, holder: PoolClient) => Promise<Result>,
): Promise<Result> {
  const aside = new Pool({ ...pool.options, max: 2 });
  const holder = await aside.connect();
  try {
    await holder.query('begin');
    await holder.query(lock.sql, [...lock.values]);
    const waitingNow = async () => (await aside.query(WAITING)).rows[0].waiting;
    const inLine = (waiting: number) => expect.poll(waitingNow, { timeout: 4_000, interval: 10 }).toBe(waiting);
    return await work(inLine, holder);
  } finally {
    holder.release(true);
    await aside.end();
  }
}
