import type { ReviewRow } from '@madoguchi/contract/expense-claims/model.ts';
import { exportReviewList, listForReview } from '@madoguchi/contract/expense-claims/operations.ts';
import { withThoseBelow } from '@madoguchi/contract/master-data/departments.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../../../../test/world.ts';
import { departmentsNamed } from '../../master-data/public.ts';

const MONTH = '202611';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.pool.query(
    `insert into classification_details (classification_code, code, name, name_en, kana, sort_order, valid_from, extra)
     select 'group', code, name, name_en, kana, 90, '2020-04-01', jsonb_build_object('parent', parent, 'head', null, 'deputy', null)
     from (values ('EAST', '東日本営業本部', 'East sales', 'ヒガシニホンエイギョウホンブ', null),
       ('SENDAI', '仙台営業所', 'Sendai office', 'センダイエイギョウショ', 'EAST'),
       ('AOMORI', '青森出張所', 'Aomori branch', 'アオモリシュッチョウショ', 'SENDAI'),
       ('WEST', '西日本工場', 'West plant', 'ニシニホンコウジョウ', null)) as given(code, name, name_en, kana, parent)`,
  );
  await world.pool.query(
    `with added as (
       insert into employees (id, number, last_name, first_name, last_name_kana, first_name_kana, email, department_code,
         position_code, joined_on)
       select gen_random_uuid(), number, last, first, last_kana, first_kana, number || '@example.jp', department, 'member', '2020-04-01'
       from (values ('20001', '髙橋', '花子', 'タカハシ', 'ハナコ', 'EAST'), ('20002', '高橋', '次郎', 'タカハシ', 'ジロウ', 'SENDAI'),
         ('20003', '渡邉', '三郎', 'ワタナベ', 'サブロウ', 'AOMORI'), ('20004', '仙台', '四郎', 'センダイ', 'シロウ', 'WEST'),
         ('20005', '齋藤', '五月', 'サイトウ', 'サツキ', 'WEST')) as given(number, last, first, last_kana, first_kana, department)
       returning *
     )
     insert into expense_claims (id, employee_id, month, status, version, number, employee_number, employee_name, employee_kana,
       department_code, department_name, line_count, total_yen, warning_count, submitted_at, created_at, updated_at)
     select gen_random_uuid(), id, '${MONTH}', 'submitted', 2, 'TE-2026-' || number, number, last_name || ' ' || first_name,
       last_name_kana || ' ' || first_name_kana, department_code, '', 1, 1000, 0, now(), now(), now()
     from added where number <> '20005'`,
  );
});
afterAll(() => world.close());

type Asked = { q?: string; department?: string; state?: string; sort?: string };

async function rows(asked: Asked): Promise<ReviewRow[]> {
  const { status, output, raw } = await world.as('admin')(listForReview, {
    month: MONTH,
    limit: 200,
    ...asked,
  } as never);
  expect(status, raw.body).toBe(200);
  return output.rows;
}
const numbers = async (asked: Asked) =>
  (await rows(asked)).map(({ employeeId }) => employeeId).filter((number) => number.startsWith('2000'));

/** Along everybody, and along claims alone. */
const WAYS: readonly [string, Asked][] = [
  ['everybody', {}],
  ['claims', { state: 'submitted' }],
];

describe.each(WAYS)('a search along %s', (_way, way) => {
  it.each([
    ['高橋', ['20001', '20002']],
    ['髙橋 花', ['20001']],
    ['ﾜﾀﾅﾍﾞ', ['20003']],
    ['渡辺', ['20003']],
    ['２０００３', ['20003']],
    ['te−2026−20002', ['20002']],
    ['202620001', []],
    ['邉', ['20003']],
    ['仙台', ['20002', '20004']],
    ['sendai たかはし', ['20002']],
    ['東日本 花子', ['20001']],
    ['花子 三郎', []],
  ])('finds by name, kana, number, department and claim in any writing: %s [B0-10] [B4-08]', async (q, expected) => {
    expect(await numbers({ ...way, q })).toEqual(expected);
  });

  it('narrows by a department with those below it [B4-08]', async () => {
    expect(await numbers({ ...way, department: 'EAST' })).toEqual(['20001', '20002', '20003']);
    expect(await numbers({ ...way, department: 'SENDAI' })).toEqual(['20002', '20003']);
    expect(await numbers({ ...way, department: 'AOMORI', q: '渡' })).toEqual(['20003']);
    expect(await numbers({ ...way, department: 'EAST', q: '仙台' })).toEqual(['20002']);
  });
});

describe('a search', () => {
  it('finds who handed nothing in, and a claim by the name of its time [B0-10]', async () => {
    expect(await numbers({ q: '斉藤', state: 'not-submitted' })).toEqual(['20005']);
    await world.pool.query(`update employees set last_name = '田中', last_name_kana = 'タナカ' where number = '20003'`);
    expect(await numbers({ q: '渡邊', state: 'submitted' })).toEqual(['20003']);
    expect(await numbers({ q: '田中' })).toEqual(['20003']);
  });

  it('is the same for the file [B0-10]', async () => {
    const { raw } = await world.as('admin')(exportReviewList, { month: MONTH, q: '仙台', sort: '-employee' });
    const lines = raw.body.split('\r\n').slice(1, -1);
    expect(lines.map((line) => line.split(',')[0])).toEqual(['20004', '20002']);
  });

  it('has pages, whose key another search refuses [B0-10]', async () => {
    const first = await world.as('admin')(listForReview, { month: MONTH, state: 'submitted', q: '高橋', limit: 1 });
    const { next } = first.output;
    const asked = { month: MONTH, state: 'submitted', limit: 1, after: String(next) };
    const second = await world.as('admin')(listForReview, { ...asked, q: '高橋' });
    expect(second.output.rows.map(({ employeeId }) => employeeId)).toEqual(['20002']);
    expect((await world.as('admin')(listForReview, { ...asked, q: '渡辺' })).status).toBe(422);
  });

  it.each(WAYS)('goes on where a page ended, along %s in either direction [B0-10]', async (_way, way) => {
    for (const sort of ['employee', '-employee']) {
      const asked = { ...way, month: MONTH, q: '高橋', sort, limit: '1' };
      const expected = (await rows({ ...way, q: '高橋', sort })).map(({ employeeId }) => employeeId);
      expect(expected.length).toBeGreaterThan(1);
      expect(expected.toSorted()).toEqual(sort === 'employee' ? expected : expected.toReversed());
      const found: string[] = [];
      for (let next: string | null = ''; next !== null; ) {
        const query = { ...asked, ...(next === '' ? {} : { after: next }) } as never;
        const output: { rows: ReviewRow[]; next: string | null } = (await world.as('admin')(listForReview, query))
          .output;
        found.push(...output.rows.map(({ employeeId }) => employeeId));
        next = output.next;
      }
      expect(found).toEqual(expected);
    }
  });

  it('is answered anew once a department is called otherwise [B1-04]', async () => {
    const asked = { state: 'submitted', q: '北日本' };
    expect(await numbers(asked)).toEqual([]);
    await world.pool.query(`update classification_details set name = '北日本営業所' where code = 'SENDAI'`);
    await expect.poll(() => numbers(asked)).toEqual(['20002']);
  });
});

describe('departments', () => {
  const groups = [
    { code: 'A', name: '本社', nameEn: 'Head', kana: 'ホンシャ', extra: { parent: 'C' } },
    { code: 'B', name: '支社', nameEn: 'Branch', kana: 'シシャ', extra: { parent: 'A' } },
    { code: 'C', name: '部', nameEn: 'Part', kana: 'ブ', extra: { parent: 'B' } },
  ] as never;

  it('that stand in a circle by mistake are each found once', () => {
    expect(withThoseBelow(['A'], groups)).toEqual(['A', 'B', 'C']);
  });

  it('are found by name, reading, English name and code', () => {
    for (const word of ['支', 'ししや', 'branch', 'b']) expect(departmentsNamed(word, groups)).toContain('B');
  });
});
