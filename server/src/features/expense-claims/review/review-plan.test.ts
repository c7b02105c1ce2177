// How much the lists ask of the database: few statements whatever their length, each along its index.
import { REVIEW_STATES } from '@madoguchi/contract/expense-claims/model.ts';
import { confirmClaim, listForReview, showClaim, showMyMonth } from '@madoguchi/contract/expense-claims/operations.ts';
import type { QueryConfig } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addCrowd, tokenOf } from '../../../../test/crowd.ts';
import { openWorld, type World } from '../../../../test/world.ts';

const MONTH = '202611';
const PEOPLE = 1_000;
const MONTHS = 20;

let world: World;
beforeAll(async () => {
  world = await openWorld();
  const { pool } = world;
  await addCrowd(pool, PEOPLE);
  // 20,000 claims of a line each, as many as a thousand people make in twenty months.
  await pool.query(
    `insert into expense_claims (id, employee_id, month, status, version, number, employee_number, employee_name, employee_kana,
       department_code, department_name, line_count, total_yen, warning_count, submitted_at, created_at, updated_at)
     select gen_random_uuid(), e.id, to_char('2026-11-01'::date - back * interval '1 month', 'YYYYMM'),
       (array['submitted', 'approved', 'confirmed', 'returned'])[1 + (ascii(right(e.number, 1)) + back) % 4], 3,
       'TE-' || e.number || '-' || back, e.number, e.first_name, 'スズキ ' || e.number, 'HQ', '', 1, back * 10,
       (ascii(right(e.number, 1)) + back) % 2, now() - back * interval '1 day', now(), now()
     from employees e, generate_series(0, $1 - 1) back where e.number > '10000'`,
    [MONTHS],
  );
  await pool.query(
    `insert into claim_lines (id, claim_id, position, purpose_text, visited_party, section_from, section_via, section_to,
       deduction, expense_type, tax_class, registration_number, paid_by, memo, typed)
     select gen_random_uuid(), id, 0, '', '', '', '', '', 0, 'transport', 'standard', '', 'self', '', '{}' from expense_claims`,
  );
  await pool.query(
    `insert into record_facts (id, noun, record_id, fact, owner_id, by_account, by_name, by_department, at, comment)
     select gen_random_uuid(), 'expense-claim', id, 'submitted', employee_id, $1, '', '', now(), '' from expense_claims`,
    [world.people.admin.accountId],
  );
  await pool.query(
    `with added as (
       insert into attachments (id, sha256, bytes, media_type, name, added_by, added_at)
       select gen_random_uuid(), sha256(nth::text::bytea), 1, 'application/pdf', nth || '.pdf', $1, now()
       from generate_series(1, 5000) nth returning id
     )
     insert into claim_line_attachments (line_id, attachment_id, position)
     select l.id, a.id, 0 from (select id, row_number() over () as nth from claim_lines) l
       join (select id, row_number() over () as nth from added) a on a.nth = 1 + l.nth % 5000`,
    [world.people.admin.accountId],
  );
  await pool.query('analyze');
}, 120_000);
afterAll(() => world.close());

/** The statements that a request sends to the database, once its session and the masters are remembered. */
async function statementsOf(request: () => Promise<unknown>): Promise<QueryConfig[]> {
  await request();
  const asked = vi.spyOn(world.appPool, 'query');
  await request();
  const statements = asked.mock.calls.map(([first]) => first as unknown as QueryConfig);
  asked.mockRestore();
  return statements;
}

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}

interface Counted extends Plan {
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly Counted[];
}

/** How many rows of the table were read. */
const readOf = (table: string, plan: Counted): number =>
  (plan.Plans ?? []).reduce(
    (sum, part) => sum + readOf(table, part),
    plan['Relation Name'] === table ? plan['Actual Rows'] * plan['Actual Loops'] : 0,
  );

/** Tables of the claims that the statement reads from end to end. */
async function readInWhole({ text, values }: QueryConfig): Promise<string[]> {
  const { rows } = await world.pool.query(`explain (format json) ${text}`, values);
  const scans = (plan: Plan): string[] => [
    ...(plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : []),
    ...(plan.Plans ?? []).flatMap(scans),
  ];
  return scans(rows[0]['QUERY PLAN'][0].Plan).filter((table) => /^(expense_claim|claim_|attachments)/.test(table));
}

const list = (query: object) => () => world.as('admin')(listForReview, { month: MONTH, ...query } as never);

const asMember = async () => {
  const { statusCode, body } = await world.app.inject({
    url: showMyMonth.path.replace(':month', MONTH),
    headers: { authorization: `Bearer ${tokenOf(500)}` },
  });
  expect(statusCode).toBe(200);
  expect(JSON.parse(body).claim.lines).toHaveLength(1);
};

const FIELDS = ['employee', 'kana', 'total', 'submitted'];
const SORTS = [...FIELDS, ...FIELDS.map((field) => `-${field}`), '-total,kana', 'kana,-submitted'];

describe('over 20,000 claims', () => {
  it('the review list asks at most two statements, as many for ten rows as for two hundred [B0-10]', async () => {
    const few = await statementsOf(list({ limit: 10 }));
    expect(few.length).toBeGreaterThan(0);
    expect(few.length).toBeLessThanOrEqual(2);
    expect(await statementsOf(list({ limit: 200 }))).toHaveLength(few.length);
  });

  it('a person’s month, and a claim with its lines, files and decisions, ask at most two statements', async () => {
    const [{ id } = { id: '' }] = (await world.pool.query('select id from expense_claims limit 1')).rows;
    for (const request of [asMember, () => world.as('admin')(showClaim, { id })]) {
      const { length } = await statementsOf(request);
      expect(length).toBeGreaterThan(0);
      expect(length).toBeLessThanOrEqual(2);
    }
  });

  it.each([undefined, ...REVIEW_STATES])(
    'the review list of state %s reads no table in whole, in any order [B0-10]',
    async (state) => {
      for (const sort of SORTS) {
        const [first, second] = [list({ state, sort }), list({ state, sort, warned: 'yes' })];
        for (const statement of [...(await statementsOf(first)), ...(await statementsOf(second))]) {
          expect(await readInWhole(statement), sort).toEqual([]);
        }
      }
    },
  );

  it.each(['鈴木', '10123', '本社', '鈴木 本社', '鈴'])(
    'a search for %s asks one statement, which reads no claims in whole [B0-10]',
    async (q) => {
      for (const filters of [{}, { state: 'submitted', sort: '-total' }, { department: 'HQ' }]) {
        const asked = await statementsOf(list({ q, ...filters }));
        expect(asked).toHaveLength(1);
        for (const statement of asked) expect(await readInWhole(statement), JSON.stringify(filters)).toEqual([]);
      }
    },
  );

  it.each(['employee', '-employee'])(
    'a search for a name that a thousand have reads as many of them as a page of %s shows [B0-10]',
    async (sort) => {
      for (const filters of [{ state: 'submitted' }, {}]) {
        const [statement] = await statementsOf(list({ q: '鈴木', sort, limit: 50, ...filters }));
        const { rows } = await world.appPool.query(
          `explain (analyze, format json) ${statement?.text}`,
          statement?.values,
        );
        expect(readOf('employee_grams', rows[0]['QUERY PLAN'][0].Plan), JSON.stringify(filters)).toBeLessThan(250);
      }
    },
  );

  it('a page far down goes along the index too [B0-10]', async () => {
    const { next } = (await list({ state: 'submitted', sort: 'total', limit: 200 })()).output;
    expect(next).not.toBeNull();
    for (const statement of await statementsOf(list({ state: 'submitted', sort: 'total', after: next, limit: 10 }))) {
      expect(await readInWhole(statement)).toEqual([]);
    }
  });

  it('a plain member’s month reads no table in whole', async () => {
    for (const statement of await statementsOf(asMember)) expect(await readInWhole(statement)).toEqual([]);
  });

  it('a confirmation asks the database twice, along the index, and records it [B4-08] [B0-09]', async () => {
    const { rows } = await world.pool.query(
      `select id, version from expense_claims where status = 'approved' and number is not null limit 2`,
    );
    const [first, second] = rows;
    const toDecide = [first, second];
    const asked = await statementsOf(async () => {
      const { id, version } = toDecide.shift();
      expect((await world.as('admin')(confirmClaim, { id, version })).output).toMatchObject({ status: 'confirmed' });
    });
    expect(asked).toHaveLength(2);
    for (const statement of asked) expect(await readInWhole(statement)).toEqual([]);
    const [record] = await world.audit(`target_id = '${second.id}'`);
    expect(record?.difference).toMatchObject({ status: ['approved', 'confirmed'] });
  });

  it('has a negative control: a search without an index is found out', async () => {
    expect(await readInWhole({ text: 'select 1 from expense_claims where line_count = $1', values: [7] })).toEqual([
      'expense_claims',
    ]);
  });
});
