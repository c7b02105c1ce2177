import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type TestDatabase } from '../../../test/database.ts';
import { migrate } from './migrate.ts';
import { rowTypes } from './row-types.ts';
import { schemaText } from './schema-text.ts';

describe('the committed schema', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createDatabase();
  });
  afterAll(() => database.drop());

  const committed = (path: string) => readFile(new URL(path, import.meta.url), 'utf8');

  it('is what the migrations make (else: node tools/generate-schema.ts)', async () => {
    expect(await schemaText(database.pool)).toBe(await committed('../../../../db/schema.sql'));
  });

  it('has row types that fit it (else: node tools/generate-schema.ts)', async () => {
    expect(await rowTypes(database.pool)).toBe(await committed('schema.ts'));
  });

  it('shows a column, an index and a comment that somebody added by hand', async () => {
    await database.pool.query('alter table accounts add column stray integer default 7');
    await database.pool.query("comment on column accounts.stray is 'a stray one'");
    await database.pool.query('create index accounts_by_stray on accounts (stray)');
    const text = await schemaText(database.pool);
    expect(text).toContain('  stray integer default 7,');
    expect(text).toContain("comment on column accounts.stray is 'a stray one';");
    expect(text).toContain('CREATE INDEX accounts_by_stray');
  });

  it('needs no second migration', async () => {
    expect(await migrate(database.address)).toEqual([]);
  });
});
