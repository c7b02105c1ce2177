import pg from 'pg';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDatabase, type TestDatabase } from '../../../test/database.ts';
import { Listener } from './listener.ts';

let database: TestDatabase;
let pool: pg.Pool;
let listener: Listener;
let heard: string[];
let gaps: number;

beforeEach(async () => {
  database = await createDatabase();
  pool = new pg.Pool({ ...database.pool.options, max: 1 });
  listener = new Listener(pool, pino({ level: 'silent' }));
  heard = [];
  gaps = 0;
  listener.hear('news', (payload) => heard.push(payload));
  listener.onGap(() => {
    gaps += 1;
  });
  await listener.start();
});
afterEach(async () => {
  if (!pool.ending) await listener.stop();
  await database.drop();
});

/** Ends the listening connection from the other side. */
const breakIt = () =>
  database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and query like 'listen%'`,
  );
/** Says it until it is heard: what is said while nobody listens is lost. */
const isHeard = (word: string) =>
  expect
    .poll(async () => {
      await database.pool.query('select pg_notify($1, $2)', ['news', word]);
      return heard;
    })
    .toContain(word);

describe('the listening connection', () => {
  it('listens again after it was lost; whoever remembers is told both times', async () => {
    await isHeard('before');
    const told = gaps;
    await breakIt();
    await isHeard('after');
    expect(listener.connected).toBe(true);
    expect(gaps).toBe(told + 2);
  });

  it('is given up when a statement fails while it begins to listen, so that the next try has room', async () => {
    // No name of a channel: PostgreSQL refuses the statement and keeps the connection.
    const few = new pg.Pool({ ...database.pool.options, max: 1 });
    const refused = new Listener(few, pino({ level: 'silent' }));
    refused.hear('', () => undefined);
    await expect(refused.start()).rejects.toThrow('zero-length');
    expect([refused.connected, few.totalCount]).toEqual([false, 0]);
    await refused.stop();
  });

  it('lets the portal stop while it is being connected again', async () => {
    const stopped = new Promise<void>((resolve) => {
      pool.once('acquire', () => resolve(listener.stop()));
    });
    await breakIt();
    await stopped;
    expect(listener.connected).toBe(false);
    expect(pool.totalCount).toBe(0);
  });
});
