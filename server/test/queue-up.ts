// Makes changes meet for certain: one connection holds a lock until all of them stand in line behind it.
import { Pool, type PoolClient } from 'pg';
import { expect } from 'vitest';
import { commitApart } from '../src/platform/db/group-commit.ts';

/** The test's own, and the portal's; a test may start portals on either. */
interface Pools {
  readonly pool: Pool;
  readonly appPool: Pool;
}

function goAlone({ pool, appPool }: Pools): void {
  for (const one of [pool, appPool]) commitApart(one);
}

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

/** A portal that starts, or twenty requests at once, may take their time on a busy machine before they stand in line. */
const SOON = { timeout: 15_000, interval: 10 };

const WAITING = `select count(*)::int as waiting from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and pid <> pg_backend_pid()`;

/**
 * Starts everything while the lock is held, waits until `waiting` backends stand in line in PostgreSQL, lets go, and
 * answers what became of each. Fails where they never met: then nothing was proven. Where several are to stand in line each
 * change goes alone from now on, of the world's portal as of one that a test starts on its own pool: else those that come
 * together share one connection.
 */
export async function queueUp<Result>(
  pools: Pools,
  lock: Lock,
  waiting: number,
  start: () => readonly Promise<Result>[],
): Promise<Result[]> {
  if (waiting > 1) goAlone(pools);
  return holding(pools.pool, lock, async ({ begun, inLine, holder }) => {
    const started = start().map(begun);
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
  pools: Pools,
  lock: Lock,
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<[First, Second]> {
  goAlone(pools);
  return holding(pools.pool, lock, async ({ begun, inLine, holder }) => {
    const ahead = begun(first());
    await inLine(1);
    const behind = begun(second());
    await inLine(2);
    await holder.query('rollback');
    return Promise.all([ahead, behind]);
  });
}

/** Starts it while the lock is held; once it stands in line, `meanwhile` happens and is committed, then it goes on. */
export async function overtaken<Result>(
  { pool }: Pick<Pools, 'pool'>,
  lock: Lock,
  start: () => Promise<Result>,
  meanwhile: readonly Lock[],
): Promise<Result> {
  return holding(pool, lock, async ({ begun, inLine, holder }) => {
    const started = begun(start());
    await inLine(1);
    for (const { sql, values } of meanwhile) await holder.query(sql, [...values]);
    await holder.query('commit');
    return started;
  });
}

interface Held {
  /** Takes note of what was begun: it is over before the test is, however that ends, and reaches into no second try. */
  readonly begun: <Result>(what: Promise<Result>) => Promise<Result>;
  /** Waits until so many stand in line in PostgreSQL. */
  readonly inLine: (waiting: number) => Promise<void>;
  /** Has the lock. */
  readonly holder: PoolClient;
}

/** Does it while another connection holds the lock. */
async function holding<Result>(pool: Pool, lock: Lock, work: (held: Held) => Promise<Result>): Promise<Result> {
  const aside = new Pool({ ...pool.options, max: 2 });
  const holder = await aside.connect();
  const all: Promise<unknown>[] = [];
  const begun: Held['begun'] = (what) => {
    all.push(what);
    return what;
  };
  const waitingNow = async () => (await aside.query(WAITING)).rows[0].waiting;
  const inLine = (waiting: number) => expect.poll(waitingNow, SOON).toBe(waiting);
  try {
    await holder.query('begin');
    await holder.query(lock.sql, [...lock.values]);
    return await work({ begun, inLine, holder });
  } finally {
    holder.release(true);
    await Promise.allSettled(all);
    await aside.end();
  }
}
