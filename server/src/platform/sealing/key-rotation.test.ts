import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDatabase, type TestDatabase } from '../../../test/database.ts';
import { addKey } from './key-file.ts';
import { prepareSealing, sealAnew, usedKeys } from './key-rotation.ts';
import { Sealing } from './sealing.ts';

const COLUMN = { table: 'secrets', column: 'sealed', row: 'id' };
const VALUES = 450;

let folder: string;
let database: TestDatabase;
let sealing: Sealing;
const place = (row: string) => ({ table: 'secrets', column: 'sealed', row });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'madoguchi-rotation-'));
  database = await createDatabase();
  await database.pool.query('create table secrets (id text primary key, sealed bytea)');
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  sealing = new Sealing(join(folder, `${crypto.randomUUID()}.txt`));
  sealing.makeFirstKey();
  await database.pool.query('truncate secrets');
  await database.pool.query("insert into secrets values ('empty', null)");
  const ids = Array.from({ length: VALUES }, (_, nth) => `row ${nth}`);
  const sealed = ids.map((id) => sealing.seal(place(id), `secret of ${id}`));
  await database.pool.query('insert into secrets select * from unnest($1::text[], $2::bytea[])', [ids, sealed]);
});

describe('the keys at start', () => {
  it('of a new installation are made', async () => {
    const fresh = new Sealing(join(folder, 'fresh.txt'));
    await prepareSealing(fresh, database.pool, []);
    expect(fresh.keyIds()).toHaveLength(1);
  });

  it('that lack the one of stored values are a fault that names it and how many need it; no other key is made [B2-05]', async () => {
    const lost = new Sealing(join(folder, 'lost.txt'));
    const starting = prepareSealing(lost, database.pool, [COLUMN]);
    await expect(starting).rejects.toThrow(`${sealing.keyIds()[0]} (${VALUES} values)`);
    expect(lost.keyIds()).toEqual([]);
  });
});

describe('sealing anew', () => {
  it('leaves every value readable, under the newest key alone', async () => {
    const newest = addKey(sealing.file);
    expect(await sealAnew(sealing, database.pool, [COLUMN])).toBe(VALUES);
    expect([...(await usedKeys(database.pool, [COLUMN]))]).toEqual([[newest, VALUES]]);
    const { rows } = await database.pool.query('select id, sealed from secrets where sealed is not null');
    for (const { id, sealed } of rows) expect(sealing.open(place(id), sealed)).toBe(`secret of ${id}`);
    expect(await sealAnew(sealing, database.pool, [COLUMN])).toBe(0);
  });

  it('stops at a value that does not open and names it; nothing is overwritten, the rest is done by the next run', async () => {
    await database.pool.query(
      `update secrets set sealed = (select sealed from secrets where id = 'row 0') where id = 'row 9'`,
    );
    addKey(sealing.file);
    await expect(sealAnew(sealing, database.pool, [COLUMN])).rejects.toThrow('secrets.sealed of row 9');
    await database.pool.query("delete from secrets where id = 'row 9'");
    await sealAnew(sealing, database.pool, [COLUMN]);
    expect(await usedKeys(database.pool, [COLUMN])).toEqual(new Map([[sealing.keyIds()[1], VALUES - 1]]));
  });
});
