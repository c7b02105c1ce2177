// Changes that wait share a transaction, and nobody notices but the disk.
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type TestDatabase } from '../../../test/database.ts';
import { connect } from './connect.ts';
import { commitApart, commitTogether } from './group-commit.ts';
import { filled, statement } from './statement.ts';

let database: TestDatabase;
/** Its changes go through one transaction after the other, whatever comes. */
let single: Pool;
/** Has room for a second transaction where the first stands still. */
let double: Pool;
beforeAll(async () => {
  database = await createDatabase();
  const onLostConnection = () => {};
  single = connect(database.address, { connections: 2, onLostConnection });
  double = connect(database.address, { connections: 4, onLostConnection });
  await database.pool.query(`
    create table done (id text primary key, note text, transaction xid8 not null default pg_current_xact_id());
    create table counters (id text primary key, n integer not null default 0);
    insert into counters values ('a'), ('b'), ('c'), ('d');
    create table late (id text, constraint late_once unique (id) deferrable initially deferred);
    create function end_itself() returns trigger language plpgsql as
      $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$;
    create table fatal (id text);
    create constraint trigger fatal_at_commit after insert on fatal deferrable initially deferred
      for each row execute function end_itself()`);
});
afterEach(() => database.pool.query('truncate done, late, fatal'));
afterAll(async () => {
  await Promise.all([single.end(), double.end()]);
  await database.drop();
});

const doing = statement<{ id: string; note: string }>(
  (at) => sql`insert into done (id, note) values (${at('id')}, ${at('note')}) returning to_jsonb(id) as patch`,
);
const doingNothing = statement<{ id: string }>(
  (at) => sql`select to_jsonb(id) as patch from done where id = ${at('id')}`,
);
const doingLate = statement<{ id: string }>(
  (at) => sql`insert into late values (${at('id')}) returning to_jsonb(id) as patch`,
);
const endingItself = statement<{ id: string }>(
  (at) => sql`select to_jsonb(${at('id')}::text) as patch from pg_terminate_backend(pg_backend_pid())`,
);
const endingAtCommit = statement<{ id: string }>(
  (at) => sql`insert into fatal values (${at('id')}) returning to_jsonb(id) as patch`,
);
const counting = statement<{ id: string; counter: string; seconds: number }>(
  (at) => sql`with counted as (update counters set n = n + 1 where id = ${at('counter')}
      returning pg_sleep(${at('seconds')}::float8)),
    noted as (insert into done (id) values (${at('id')}))
    select to_jsonb(${at('id')}::text) as patch from counted`,
);

const aQuarterSecond = () => new Promise((resolve) => void setTimeout(resolve, 250, 'nothing'));
const done = (pool: Pool, id: string, note = '') => commitTogether(pool, filled(doing, { id, note }), id);
const reason = (settled: PromiseSettledResult<unknown>) =>
  settled.status === 'rejected' ? (settled.reason as { code?: string }).code : settled.value;

async function stands(): Promise<string[]> {
  const { rows } = await database.pool.query('select id from done order by id');
  return rows.map(({ id }) => id);
}

/** How many changes each transaction did, the smallest first. */
async function transactions(): Promise<number[]> {
  const { rows } = await database.pool.query(
    'select count(*)::int as changes from done group by transaction order by count(*)',
  );
  return rows.map(({ changes }) => changes);
}

/** While somebody else holds a counter; what is answered is waited for after it. */
async function whileHeld(counter: string, work: () => Promise<readonly { readonly patch: Promise<unknown> }[]>) {
  const holder = await database.pool.connect();
  try {
    await holder.query('begin');
    await holder.query('select from counters where id = $1 for update', [counter]);
    const begun = await work();
    await holder.query('rollback');
    return await Promise.allSettled(begun.map(({ patch }) => patch));
  } finally {
    holder.release();
  }
}

const WAITING = `select count(*)::int as waiting from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

/** A change that stands in line for the counter `a` in PostgreSQL. */
async function standingStill(pool: Pool, id: string) {
  const waiting = async (): Promise<number> => (await database.pool.query(WAITING)).rows[0].waiting;
  const before = await waiting();
  const patch = commitTogether(pool, filled(counting, { id, counter: 'a', seconds: 0 }), 'a');
  await expect.poll(waiting, { interval: 5 }).toBe(before + 1);
  return { patch };
}

const numbered = (from: number, count: number) => Array.from({ length: count }, (_, nth) => `c${from + nth}`);

describe('changes that come together', () => {
  it('share a transaction, at most sixteen, and each has its own answer', async () => {
    const ids = numbered(10, 20).reverse();
    expect(await Promise.all(ids.map((id) => done(single, id)))).toEqual(ids);
    expect(await transactions()).toEqual([4, 16]);
    expect(await stands()).toEqual(ids.toReversed());
  });

  it('are done at once, each in a transaction of its own, where none is under way', async () => {
    for (const id of numbered(10, 3)) await done(single, id);
    expect(await transactions()).toEqual([1, 1, 1]);
  });

  it('are told apart from one that gave no row', async () => {
    const none = commitTogether(single, filled(doingNothing, { id: 'nobody' }), 'b');
    const asked = [done(single, 'first'), done(single, 'a'), none, done(single, 'c')];
    expect(await Promise.all(asked)).toEqual(['first', 'a', null, 'c']);
  });

  it('wait for no import beside them', async () => {
    const long = 'x'.repeat(64 * 1024 + 1);
    await Promise.all([done(single, 'first'), done(single, 'a'), done(single, 'b', long), done(single, 'c')]);
    expect(await transactions()).toEqual([1, 3]);
  });

  it('take the rows that another group takes as well in the same order, so that neither waits for the other', async () => {
    const count = (counter: string, seconds: number) => (id: string) =>
      commitTogether(double, filled(counting, { id, counter, seconds }), counter);
    const first = [...numbered(10, 1).map(count('a', 0.2)), ...numbered(11, 15).map(count('b', 0))];
    const second = [...numbered(30, 1).map(count('b', 0.2)), ...numbered(31, 15).map(count('a', 0))];
    await Promise.all([...first, ...second]);
    expect(await transactions(), 'a deadlock would have parted them').toEqual([16, 16]);
  });
});

describe('changes behind one that stands still', () => {
  it('are done meanwhile by another connection, together', async () => {
    await whileHeld('a', async () => {
      const still = await standingStill(double, 'still');
      expect(await Promise.all([done(double, 'b'), done(double, 'c')])).toEqual(['b', 'c']);
      expect(await transactions(), 'before it').toEqual([2]);
      return [still];
    });
    expect(await stands()).toEqual(['b', 'c', 'still']);
  });

  it('stand still with it where the others are left to those who read, and none is forgotten', async () => {
    const ids = numbered(10, 40);
    const meanwhile: Promise<unknown>[] = [];
    await whileHeld('a', async () => {
      const still = [await standingStill(double, 'still-1'), await standingStill(double, 'still-2')];
      meanwhile.push(...ids.map((id) => done(double, id)));
      await expect(Promise.race([...meanwhile, aQuarterSecond()])).resolves.toBe('nothing');
      await expect(double.query('select 1 as read')).resolves.toMatchObject({ rows: [{ read: 1 }] });
      return still;
    });
    expect(await Promise.all(meanwhile)).toEqual(ids);
  });

  it('go alone where the pool wants each apart', async () => {
    const several = connect(database.address, { connections: 4, onLostConnection: () => {} });
    commitApart(several);
    await Promise.all(numbered(10, 3).map((id) => done(several, id)));
    expect(await transactions()).toEqual([1, 1, 1]);
    await several.end();
  });
});

describe('a change that fails', () => {
  it('undoes nothing of those beside it, and has its own error', async () => {
    const settled = await Promise.allSettled(['a', 'b', 'a', 'c'].map((id) => done(single, id)));
    expect(settled.map(reason).sort()).toEqual(['23505', 'a', 'b', 'c']);
    expect(await stands()).toEqual(['a', 'b', 'c']);
  });

  it('at the commit does so, too', async () => {
    const late = () => commitTogether(single, filled(doingLate, { id: 'twice' }), 'z');
    const settled = await Promise.allSettled([done(single, 'first'), done(single, 'a'), late(), late()]);
    expect(settled.map(reason).sort()).toEqual(['23505', 'a', 'first', 'twice']);
    expect(await stands()).toEqual(['a', 'first']);
  });

  it('with its connection before the commit leaves the others done, once', async () => {
    const ending = () => commitTogether(single, filled(endingItself, { id: 'x' }), 'b');
    const settled = await Promise.allSettled([done(single, 'first'), done(single, 'a'), ending(), done(single, 'c')]);
    expect(settled.map(reason)).toEqual(['first', 'a', '57P01', 'c']);
    expect(await stands()).toEqual(['a', 'c', 'first']);
  });

  it('with its connection at the commit is not done again, nor are its neighbours: nobody knows whether they are', async () => {
    const ending = () => commitTogether(single, filled(endingAtCommit, { id: 'x' }), 'b');
    const settled = await Promise.allSettled([done(single, 'a'), ending(), done(single, 'c')]);
    expect(settled.map(reason)).toEqual(['57P01', '57P01', '57P01']);
    expect(await stands()).toEqual([]);
    expect(await done(single, 'a')).toBe('a');
  });

  it('to get a turn in time is answered so, and is not done later', async () => {
    await whileHeld('a', async () => {
      const first = await standingStill(single, 'first');
      await expect(done(single, 'late')).rejects.toThrow('timeout exceeded');
      return [first];
    });
    await done(single, 'after');
    expect(await stands()).not.toContain('late');
  }, 60_000);

  it('for want of a connection fails all who wait, and at once', async () => {
    const nowhere = { ...database.address, host: '/nowhere' };
    const lost = connect(nowhere, { connections: 2, onLostConnection: () => {} });
    const settled = await Promise.allSettled(numbered(10, 40).map((id) => done(lost, id)));
    expect(new Set(settled.map(reason))).toEqual(new Set(['ENOENT']));
    await lost.end();
  });
});
