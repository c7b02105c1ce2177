import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type TestDatabase } from '../../../../test/database.ts';
import { tagReader } from '../../../platform/list/list-tag-store.ts';
import { uuidAt } from '../../../platform/uuid.ts';
import { reviewTag } from './review-tag-store.ts';

const readTag = tagReader<{ month: string }>(reviewTag);

describe('the tag of the review list', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createDatabase();
  });
  afterAll(() => database.drop());

  const addEmployee = (number: string, changedBy: string | null = null) =>
    database.pool.query(
      `insert into employees (id, number, last_name, first_name, last_name_kana, first_name_kana, email,
         department_code, position_code, joined_on, change_xid)
       values ($1, $2, '山田', '太郎', 'ヤマダ', 'タロウ', $2 || '@example.jp', 'HQ', 'member', '2020-04-01',
         coalesce($3::xid8, pg_current_xact_id()))`,
      [uuidAt('2026-11-21T00:00:00.000Z'), number, changedBy],
    );

  it('names the newest change, counting as numbers do: 10 comes after 9 [B0-10]', async () => {
    await addEmployee('E1', '9');
    await expect.poll(() => readTag(database.pool, { month: '202610' })).toBe('.9.');
    await addEmployee('E2', '10');
    await expect.poll(() => readTag(database.pool, { month: '202610' })).toBe('.10.');
  });

  it('is none while an older transaction is under way that may still change the list [B0-10]', async () => {
    const slow = await database.pool.connect();
    try {
      await slow.query('begin');
      await slow.query('select pg_current_xact_id()');
      await addEmployee('E3');
      expect(await readTag(database.pool, { month: '202610' })).toBeNull();
      await slow.query('commit');
      // Transactions of the server's other databases count too.
      await expect.poll(() => readTag(database.pool, { month: '202610' })).not.toBeNull();
    } finally {
      slow.release();
    }
  });
});
