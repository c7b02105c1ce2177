import { findPeople } from '@madoguchi/contract/people/operations.ts';
import type { QueryConfig } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addCrowd } from '../../../test/crowd.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await addCrowd(world.pool, 1_000);
  await world.pool.query(
    `insert into employees (id, number, last_name, first_name, last_name_kana, first_name_kana, email, department_code,
       position_code, joined_on, left_on)
     values (gen_random_uuid(), '00077', '渡邉', '結衣', 'ワタナベ', 'ユイ', 'a@example.jp', 'HQ', 'staff', '2020-04-01', null),
       (gen_random_uuid(), '00078', '山渡', '結', 'ヤマワタリ', 'ユウ', 'b@example.jp', 'HQ', 'staff', '2020-04-01', null),
       (gen_random_uuid(), '00079', '渡辺', '去', 'ワタナベ', 'サル', 'c@example.jp', 'HQ', 'staff', '2020-04-01', '2026-11-20'),
       (gen_random_uuid(), '00081', '大野', '優子', 'オオノ', 'ユウコ', 'e@example.jp', 'HQ', 'staff', '2020-04-01', null),
       (gen_random_uuid(), '00080', '渡辺', '来', 'ワタナベ', 'クル', 'd@example.jp', 'HQ', 'staff', '2026-11-22', null)`,
  );
  await world.pool.query('analyze employees');
});
afterAll(() => world.close());

const found = async (input: { q?: string; reading?: string; limit?: number }) => {
  const { status, output, raw } = await world.as('staff')(findPeople, input);
  expect(status, raw.body).toBe(200);
  return output.people.map(({ employeeId }) => employeeId);
};

describe('finding people', () => {
  it.each(['渡辺', '渡邊 結衣', 'ﾜﾀﾅﾍﾞ', 'わたなべゆい', '０００７７', '衣'])(
    'finds by name, kana or number, in any writing: %s [B0-10]',
    async (q) => expect(await found({ q })).toEqual(['00077']),
  );

  it('takes what was typed in Latin letters for a reading too', async () => {
    expect(await found({ q: 'watanabe', reading: 'わたなべ' })).toEqual(['00077']);
    expect(await found({ q: 'wa', reading: 'わ' })).toEqual(['00077', '00078']);
    expect(await found({ q: 'zzz', reading: 'っっっ' })).toEqual([]);
  });

  it.each(['ゆこ', 'ゆうこ', 'おの ゆこ', 'おおの'])('hears no long vowels in what was typed: %s', async (reading) => {
    expect(await found({ q: 'latin', reading: reading })).toEqual(['00081']);
  });

  it('shows the very number first, then names that begin as typed', async () => {
    expect((await found({ q: '10010' })).at(0)).toBe('10010');
    expect(await found({ q: '渡' })).toEqual(['00077', '00078']);
    expect(await found({ q: '00077', limit: 1 })).toEqual(['00077']);
  });

  it('leaves out whoever has left or not begun, and tells nothing private', async () => {
    const { output } = await world.as('staff')(findPeople, { q: '渡辺' });
    expect(output.people).toEqual([
      { id: expect.any(String), employeeId: '00077', name: '渡邉 結衣', kana: 'ワタナベ ユイ', departmentCode: 'HQ' },
    ]);
  });

  it('answers the first by reading to a blank search, and nobody to what nobody is called', async () => {
    expect(await found({ limit: 3 })).toHaveLength(3);
    expect(await found({ q: '　' })).toHaveLength(20);
    expect(await found({ q: '魑魅魍魎' })).toEqual([]);
  });

  it('asks one statement, along the index of pairs from two characters on [B0-10]', async () => {
    await found({ q: '渡辺' });
    const query = vi.spyOn(world.appPool, 'query');
    await found({ q: '渡辺' });
    const asked = query.mock.calls.map(([first]) => first as unknown as QueryConfig);
    query.mockRestore();
    expect(asked).toHaveLength(1);
    const { rows } = await world.pool.query(`explain ${asked[0]?.text}`, asked[0]?.values);
    expect(JSON.stringify(rows)).toContain('employees_by_bigram');
    expect(JSON.stringify(rows)).toContain('employees_by_reading');
  });
});
