// A change that is written for many does for each what it would do for one, with its record and its key.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDatabase, type TestDatabase } from '../../../test/database.ts';
import { uuidAt } from '../uuid.ts';
import { change, type Recorded, runChange } from './change.ts';
import { changeOfMany, EACH, withValues } from './change-of-many.ts';
import { connect } from './connect.ts';

const NOW = '2026-11-22T01:02:03.004Z';

let database: TestDatabase;
/** Its changes go through one transaction after the other. */
let single: Pool;
beforeAll(async () => {
  database = await createDatabase();
  single = connect(database.address, { connections: 2, onLostConnection: () => {} });
  await database.pool.query(`
    create table shelves (id text primary key, version integer not null default 1, books text[] not null, weight bigint,
      label text, checked_at timestamptz(3), marks json, seal bytea);
    create table statements (at timestamptz not null default clock_timestamp());
    create function note_statement() returns trigger language plpgsql as
      $$ begin insert into statements default values; return null; end $$;
    create trigger noted after update on shelves for each statement execute function note_statement();
    create table notes (shelf text not null, text text not null)`);
});
/** Records stay for good: a test looks at its own. */
let request = '';
beforeEach(() => {
  request = randomUUID();
});
afterEach(() => database.pool.query('truncate shelves, statements, notes, idempotency_keys'));
afterAll(async () => {
  await single.end();
  await database.drop();
});

interface Filling {
  id: string;
  version: number;
  books: readonly string[];
  weight: number | null;
  label: string | null;
  at: string;
  marks: string;
  seal: Buffer;
}

/** Fills a shelf, notes its label, and gives its version. */
const fillShelf = changeOfMany<Filling, { version: number }>(
  {
    id: 'text',
    version: 'integer',
    books: 'text[]',
    weight: 'bigint',
    label: 'text',
    at: 'timestamptz',
    marks: 'json',
    seal: 'bytea',
  },
  (at) => ({
    changed: sql`update shelves s set version = s.version + 1, books = ${at('books')}, weight = ${at('weight')},
        label = ${at('label')}, checked_at = ${at('at')}, marks = ${at('marks')}, seal = ${at('seal')}
      from ${EACH} where s.id = ${at('id')} and s.version = ${at('version')}
      returning jsonb_build_object('version', s.version) as patch, s.id as shelf, nth`,
    after: {
      noted: sql`insert into notes select shelf, ${at('label')} from ${withValues(sql`changed`)} where ${at('label')} is not null`,
    },
  }),
);

/** A change of one that stands between. */
const checkShelf = change<{ id: string }>((at) => ({
  changed: sql`update shelves set version = version + 1 where id = ${at('id')} returning '{}'::jsonb as patch`,
}));

const ACCOUNT = randomUUID();

function recordOf(target: string, more: Partial<Recorded> = {}): Recorded {
  return {
    audit_id: uuidAt(NOW),
    now: NOW,
    account_id: ACCOUNT,
    actor: '山田 "太郎" \\',
    roles: ['user', 'staff'],
    ip: '127.0.0.1',
    user_agent: 'test',
    operation: 'shelves.fill',
    event: 'shelf-filled',
    target_kind: 'shelf',
    target_id: target,
    difference: JSON.stringify({ target }),
    request_id: request,
    key: randomUUID(),
    body_hash: Buffer.from([0, 92, 255]),
    answer: JSON.stringify({ id: target }),
    ...more,
  };
}

const filling = (id: string, more: Partial<Filling> = {}): Filling => ({
  id,
  version: 1,
  books: [],
  weight: null,
  label: null,
  at: NOW,
  marks: '{}',
  seal: Buffer.alloc(0),
  ...more,
});

const fill = (id: string, more: Partial<Filling> = {}, record: Partial<Recorded> = {}) =>
  runChange(single, fillShelf, { ...filling(id, more), ...recordOf(id, record) });
const check = (id: string) => runChange(single, checkShelf, { id, ...recordOf(id) });

async function shelves(...ids: string[]): Promise<void> {
  await database.pool.query(`insert into shelves (id, books) select id, '{}' from unnest($1::text[]) as id`, [ids]);
}

async function rows(text: string): Promise<unknown[]> {
  return (await database.pool.query(text)).rows;
}

/** Reads the recorded targets, in order. */
async function recorded(): Promise<unknown[]> {
  const found = await rows(`select target_id from audit_events where request_id = '${request}' order by target_id`);
  return found.map((row) => (row as { target_id: string }).target_id);
}

/** How many statements changed shelves. */
const statements = async () => (await rows('select from statements')).length;

describe('changes of many that wait together', () => {
  it('are one statement, and each has its own answer', async () => {
    await shelves('a', 'b', 'c', 'd');
    await database.pool.query(`update shelves set version = 5 where id = 'c'`);
    await database.pool.query('truncate statements');
    const filled = [fill('a'), fill('d', { label: 'D' }), fill('c', { version: 5 }), fill('b', { label: 'B' })];
    expect(await Promise.all(filled)).toEqual([{ version: 2 }, { version: 2 }, { version: 6 }, { version: 2 }]);
    expect(await statements()).toBe(1);
    expect(await rows('select * from notes order by shelf')).toEqual([
      { shelf: 'b', text: 'B' },
      { shelf: 'd', text: 'D' },
    ]);
  });

  it('leave a record and a kept answer each', async () => {
    await shelves('a', 'b', 'c');
    await Promise.all([fill('a'), fill('b', { label: '改行\n' }), fill('c', {}, { key: null })]);
    const records =
      await rows(`select target_id, difference, actor, roles, occurred_at, change_xid::text as xid from audit_events
      where request_id = '${request}' order by target_id`);
    const record = { actor: '山田 "太郎" \\', roles: ['user', 'staff'], occurred_at: expect.anything() };
    expect(records).toMatchObject(
      ['a', 'b', 'c'].map((target) => ({ ...record, target_id: target, difference: { target, version: 2 } })),
    );
    const kept = await rows(`select answer, body_hash from idempotency_keys order by answer ->> 'id'`);
    const hash = Buffer.from([0, 92, 255]);
    expect(kept).toEqual(['a', 'b'].map((id) => ({ answer: { id, version: 2 }, body_hash: hash })));
  });

  it('whose guard does not hold leave nothing behind, and harm no neighbour', async () => {
    await shelves('a', 'b', 'c');
    const filled = [fill('a'), fill('b', { version: 7, label: 'B' }), fill('c')];
    expect(await Promise.all(filled)).toEqual([{ version: 2 }, null, { version: 2 }]);
    expect(await recorded()).toEqual(['a', 'c']);
    expect(await rows('select from notes')).toEqual([]);
  });

  it('of the same target come one after the other, as if each were alone', async () => {
    await shelves('a', 'b');
    const filled = [fill('a'), fill('b', { label: '1' }), fill('b', { label: '2' }), fill('b', { version: 2 })];
    expect(await Promise.all(filled)).toEqual([{ version: 2 }, { version: 2 }, null, { version: 3 }]);
    expect(await statements(), 'the first of b beside a').toBe(3);
  });

  it('keep their order with a change of one between them', async () => {
    await shelves('a', 'b', 'c');
    const filled = [
      fill('a'),
      fill('c', { version: 1 }),
      check('b'),
      fill('b', { version: 2 }),
      fill('a', { version: 2 }),
    ];
    expect(await Promise.all(filled)).toEqual([{ version: 2 }, { version: 2 }, {}, { version: 3 }, { version: 3 }]);
  });

  it('of which the database refuses one are done one by one', async () => {
    await shelves('a', 'b', 'c');
    const key = randomUUID();
    const [first, one, twin] = await Promise.all([fill('a'), fill('b', {}, { key }), fill('c', {}, { key })]);
    expect(first).toEqual({ version: 2 });
    expect([one, twin], 'the twin of a key is no change').toContain(null);
    expect([one, twin]).toContainEqual({ version: 2 });
    expect(await recorded()).toEqual(['a', one === null ? 'c' : 'b']);
  });
});

/** Text that PostgreSQL stores: any Unicode but NUL. */
const text = fc.string({ unit: 'binary' }).filter((words) => !words.includes('\0') && words.isWellFormed());

const written = fc.record({
  books: fc.array(text),
  weight: fc.option(fc.maxSafeInteger()),
  label: fc.option(text),
  at: fc.date({ min: new Date('1950-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
  marks: fc.json().filter((marks) => !marks.includes('\\u0000')),
  seal: fc.uint8Array(),
});

describe('a value', () => {
  it('arrives as it was sent, alone and beside others', () =>
    fc.assert(
      fc.asyncProperty(written, async ({ at, seal, ...others }) => {
        await database.pool.query('truncate shelves, idempotency_keys');
        await shelves('first', 'beside');
        const sent = { ...others, at: at.toISOString(), seal: Buffer.from(seal) };
        await Promise.all([fill('first', sent), fill('beside', sent)]);
        const stored =
          await rows(`select books, weight::text, label, (extract(epoch from checked_at) * 1000)::bigint::text as at,
            marks::text as marks, seal from shelves`);
        const { weight, marks } = others;
        const expected = {
          ...others,
          weight: weight === null ? null : String(weight),
          at: String(at.getTime()),
          marks: marks === 'null' ? null : marks,
          seal: sent.seal,
        };
        expect(stored).toEqual([expected, expected]);
      }),
    ));
});
