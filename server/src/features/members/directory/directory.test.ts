import { exportMembers, listMembers, showMember } from '@madoguchi/contract/members/operations.ts';
import type { InputOf } from '@madoguchi/contract/operation.ts';
import type { QueryConfig } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addMember, addSales } from '../../../../test/members.ts';
import type { Who } from '../../../../test/people.ts';
import { openWorld, type World } from '../../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await addSales(world);
  await addMember(world, { employeeId: 'M1001', extension: '4711', phone: '090-1234-9876' });
  const tall = { lastName: '髙﨑', firstName: '優子', lastNameKana: 'タカサキ', firstNameKana: 'ユウコ' };
  await addMember(world, { employeeId: 'M1002', ...tall, departmentCode: 'OSA', positionCode: 'manager' });
  const later = { lastName: '和田', lastNameKana: 'ワダ', joinedOn: '2026-11-22' };
  await addMember(world, { employeeId: 'M1003', ...later } as never);
  await addMember(world, { employeeId: 'M1004', lastName: '和気', lastNameKana: 'ワケ' });
  await world.pool.query(`update employees set left_on = '2026-11-20' where number = 'M1004'`);
  await addMember(world, { employeeId: 'M1005', lastName: '輪島', lastNameKana: 'ワジマ' });
  await world.pool.query(`update employees set left_on = '2026-11-21' where number = 'M1005'`);
});
afterAll(() => world.close());

/** Many people without accounts, of whom a few hundred share each reading's beginning. */
async function employ(people: number): Promise<void> {
  for (let first = 0; first < people; first += 1_000) {
    await world.pool.query(
      `insert into employees (id, number, last_name, first_name, last_name_kana, first_name_kana, email, department_code,
         position_code, joined_on)
       select gen_random_uuid(), (50000 + nth)::text, '鈴木', nth::text, (array['スズキ', 'アベ', 'モリ', 'ハラ'])[1 + nth % 4],
         nth::text, nth || '@crowd.example', 'HQ', 'member', '2010-04-01' from generate_series($1::int, $1 + 999) nth`,
      [first],
    );
  }
}

/** The plan that is used again and again: made without knowing the values. */
async function blindPlan(text: string, values: readonly unknown[]): Promise<string> {
  const client = await world.appPool.connect();
  try {
    await client.query('set plan_cache_mode = force_generic_plan');
    await client.query(`prepare asked as ${text}`);
    const unknowns = values.map(() => 'null').join();
    const { rows } = await client.query(`explain execute asked${values.length === 0 ? '' : `(${unknowns})`}`);
    return JSON.stringify(rows);
  } finally {
    await client.query('reset plan_cache_mode');
    await client.query('deallocate asked');
    client.release();
  }
}

async function found(input: InputOf<typeof listMembers>, who: Who = 'staff') {
  const { status, output, raw } = await world.as(who)(listMembers, { limit: 200, ...input });
  expect(status, raw.body).toBe(200);
  return output.rows.map(({ employeeId }) => employeeId);
}

describe('the member list', () => {
  it.each([
    '渡邊',
    'ﾜﾀﾅﾍﾞ',
    'わたなべゆい',
    'watanabe',
    'WATANABE yui',
    'ｍ１００１',
    '4711',
    '09012349876',
    '090-1234',
    '渡',
  ])('finds by name, kana, romaji, number, extension and phone, in any writing: %s [B2-02, B0-10]', async (q) =>
    expect(await found({ q })).toEqual(['M1001']),
  );

  it('finds the people of a department that is named, and there by further words [B2-02]', async () => {
    expect(await found({ q: '大阪' })).toEqual(['M1002']);
    expect(await found({ q: 'ｵｵｻｶ 高崎' })).toEqual(['M1002']);
    expect(await found({ q: '大阪 渡辺' })).toEqual([]);
  });

  it('hears no long vowels in Latin letters, and takes an unfinished syllable as far as it goes', async () => {
    expect(await found({ q: 'yuko' })).toEqual(['M1002']);
    expect(await found({ q: 'takasak' })).toEqual(expect.arrayContaining(['M1002']));
    expect(await found({ q: 'qqq' })).toEqual([]);
  });

  it('is narrowed by a department with those below it, by position, and by the rows of the kana table [B2-02]', async () => {
    expect(await found({ department: 'SALES' })).toEqual(['M1002']);
    expect(await found({ department: 'OSA', position: 'manager' })).toEqual(['M1002']);
    expect(await found({ position: 'chief' })).toEqual([]);
    expect(await found({ index: 'wa' })).toEqual(['M1005', 'M1001']);
    const rows = (await world.as('staff')(listMembers, { limit: 200 })).output.rows;
    expect(rows.find(({ employeeId }) => employeeId === 'M1002')?.kanaRow).toBe('ta');
    expect(rows.map(({ kana }) => kana)).toEqual(rows.map(({ kana }) => kana).toSorted());
  });

  it('shows staff who works here today, their last day included, and nothing of a leaving [B2-02]', async () => {
    expect(await found({ index: 'wa', state: 'left,joining,present' })).toEqual(['M1005', 'M1001']);
    expect(await found({ left: '2026-01-01..2026-12-31' })).toEqual([]);
    const { rows } = (await world.as('staff')(listMembers, { q: '輪島' })).output;
    expect(rows).toMatchObject([{ employeeId: 'M1005', leftOn: null, state: 'present' }]);
  });

  it('shows admins everybody, with where they stand and when they leave [B2-02]', async () => {
    expect(await found({ index: 'wa', sort: 'employee' }, 'admin')).toEqual(['M1001', 'M1003', 'M1004', 'M1005']);
    expect(await found({ state: 'left' }, 'admin')).toEqual(['M1004']);
    expect(await found({ state: 'joining' }, 'admin')).toEqual(['M1003']);
    expect(await found({ left: '2026-11-21..2026-12-31' }, 'admin')).toEqual(['M1005']);
  });

  it('leads by pages to everybody once', async () => {
    const all = await found({});
    const walked: string[] = [];
    let after: string | undefined;
    do {
      const { output } = await world.as('staff')(listMembers, { limit: 2, after });
      walked.push(...output.rows.map(({ employeeId }) => employeeId));
      after = output.next ?? undefined;
    } while (after !== undefined);
    expect(walked).toEqual(all);
  });

  it('knows who has left or is to come for admins only, on the card as well', async () => {
    const card = async (who: Who, employeeId: string) => (await world.as(who)(showMember, { employeeId })).status;
    expect(await card('staff', 'M1003')).toBe(404);
    expect(await card('staff', 'M1004')).toBe(404);
    expect(await card('admin', 'M1003')).toBe(200);
    expect(await card('admin', 'M1004')).toBe(200);
    expect(await card('staff', 'M1005')).toBe(200);
  });
});

describe('a colleague’s card', () => {
  it('tells how to reach them and what they do today, and nothing private [B2-01, B2-02]', async () => {
    const { output } = await world.as('staff')(showMember, { employeeId: 'M1001' });
    expect(output).toEqual({
      employeeId: 'M1001',
      name: '渡邉 結衣',
      kana: 'ワタナベ ユイ',
      photoURL: null,
      departmentCode: 'HQ',
      positionCode: 'member',
      extension: '4711',
      phone: '090-1234-9876',
      email: expect.stringContaining('@madoguchi.example'),
      workplace: '東京本社',
      joinedOn: '2020-04-01',
      presence: null,
      presenceNote: '',
      posts: [{ departmentCode: 'HQ', positionCode: 'member', isPrimary: true }],
    });
  });
});

describe('the member list as a file', () => {
  it('holds what the list shows, names instead of codes, leading zeros kept; who took it is recorded [B0-09, B0-10]', async () => {
    const { status, raw } = await world.as('admin')(exportMembers, { q: '髙﨑 優子' });
    expect(status).toBe(200);
    const [head = '', row = ''] = raw.body.replace('\ufeff', '').split('\r\n');
    expect(head).toContain('Name,Kana,Employee number');
    expect(row).toContain('髙﨑 優子');
    expect(row).toContain('Osaka office');
    expect(row).toContain('03-1234-5678');
    const events = await world.audit(`event = 'members.exported'`);
    expect(events.at(-1)).toMatchObject({ account_id: world.people.admin.accountId, difference: { q: '髙﨑 優子' } });
  });
});

describe('thousands of people', () => {
  it('are listed and searched by one statement, along an index from two characters on [B0-10]', async () => {
    await employ(2_000);
    await world.pool.query('analyze employees');
    const plan = async (input: InputOf<typeof listMembers>) => {
      await found(input);
      const query = vi.spyOn(world.appPool, 'query');
      await found(input);
      const asked = query.mock.calls.map(([first]) => first as unknown as QueryConfig);
      query.mockRestore();
      expect(asked).toHaveLength(1);
      return blindPlan(asked[0]?.text ?? '', asked[0]?.values ?? []);
    };
    const searched = await plan({ q: 'watanabe' });
    for (const index of ['employees_by_bigram', 'employees_by_contact', 'employees_by_reading']) {
      expect(searched).toContain(index);
    }
    // Nobody's text is taken apart that no index has found.
    expect(searched).not.toMatch(/Filter: [^"]*bigrams/);
    expect(await plan({ index: 'wa' })).toContain('employees_by_kana');
    expect(await plan({})).toContain('employees_by_kana');
  });
});
