import { REVIEW_STATES, type ReviewRow } from '@madoguchi/contract/expense-claims/model.ts';
import { countForReview, listForReview } from '@madoguchi/contract/expense-claims/operations.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decideOn, line, submitted } from '../../../../test/claims.ts';
import { fillMonth, type Month, type ReviewQuery, readMonth, reviewList } from '../../../../test/month-of-claims.ts';
import { openWorld, type World } from '../../../../test/world.ts';

const MONTH = '202611' as YearMonth;
const QUIET_MONTH = '202609';
const PEOPLE = 200;

let world: World;
let month: Month;
beforeAll(async () => {
  world = await openWorld();
  await fillMonth(world.pool, PEOPLE, MONTH);
  month = await readMonth(world.pool, MONTH);
});
afterAll(() => world.close());

const ask = (query: ReviewQuery & { q?: string; month?: string; after?: string; limit?: number }, headers = {}) =>
  world.as('admin')(listForReview, { month: MONTH, ...query } as never, { headers });

/** Every page, one after the other; `between` runs after each but the last. */
async function pages(
  query: ReviewQuery & { q?: string },
  limit: number,
  between = async () => {},
): Promise<ReviewRow[]> {
  const rows: ReviewRow[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const answer = await ask({ ...query, limit, ...(after === undefined ? {} : { after }) });
    expect(answer.status, answer.raw.body).toBe(200);
    rows.push(...answer.output.rows);
    after = answer.output.next;
    if (after !== null) await between();
  }
  return rows;
}

const STATES = [undefined, ...REVIEW_STATES, 'not-submitted,submitted', 'returned,approved'];
const SORTS = ['employee', 'kana', 'total', 'submitted'].flatMap((sort) => [sort, `-${sort}`]);
const SEVERAL = ['-total,kana', 'total,-submitted', 'kana,-employee', '-submitted,-total,kana'];
const queries: ReviewQuery[] = STATES.flatMap((state) =>
  [undefined, 'SALES'].flatMap((department) =>
    ([undefined, 'yes'] as const).flatMap((warned) =>
      [...SORTS, ...SEVERAL].map((sort) => ({ state, department, warned, sort })),
    ),
  ),
);
const named = (query: ReviewQuery) =>
  Object.values(query)
    .map((value) => value ?? 'any')
    .join(' · ');

describe('the review list', () => {
  it.each(STATES.map((state): [string] => [state ?? 'any']))(
    'of state %s is the model’s, in every filter, sort and direction, also of several fields, page by page [B0-10] [B4-08]',
    async (state) => {
      const ours = queries.filter((query) => (query.state ?? 'any') === state);
      for (const query of ours) {
        const expected = reviewList(month, query);
        const limit = Math.max(7, Math.ceil(expected.length / 3));
        expect(await pages(query, limit), named(query)).toEqual(expected);
      }
    },
  );

  it('holds everything that the model can tell apart: equal values, two claims of a person, people without any', () => {
    const everybody = reviewList(month, {});
    const people = new Set(everybody.map(({ employeeId }) => employeeId));
    expect(everybody.length).toBeGreaterThan(people.size);
    expect(everybody.filter(({ claimId }) => claimId === null)).not.toHaveLength(0);
    expect(new Set(month.claims.map(({ totalYen }) => totalYen)).size).toBeLessThan(10);
  });

  const narrowed = [
    {},
    { department: 'SALES' },
    { warned: 'yes' },
    { q: 'サトウ' },
    { q: '7', department: 'IT' },
    { total: '1000..2000' },
    { submitted: '..2026-11-20' },
  ] as const;
  it.each(narrowed)(
    'counts the people of each state and their sums as the list shows them: %j [B4-08]',
    async (narrowing) => {
      const counted = (await world.as('admin')(countForReview, { month: MONTH, ...narrowing })).output;
      expect(counted.filter(({ people }) => people > 0).length).toBeGreaterThan(2);
      for (const state of REVIEW_STATES) {
        const rows = await pages({ ...narrowing, state }, 200);
        const totalYen = rows.reduce((sum, row) => sum + row.totalYen, 0);
        const count = counted.find((one) => one.state === state) ?? { state, people: 0, totalYen: 0 };
        expect(count).toEqual({ state, people: rows.length, totalYen });
      }
    },
  );

  it('refuses a page key that was made for another order, or that is not its own [B0-10]', async () => {
    const { output } = await ask({ sort: 'employee', limit: 5 });
    const after = output.next ?? '';
    expect((await ask({ sort: 'employee', limit: 5, after })).status).toBe(200);
    for (const other of [{ sort: 'kana' }, { sort: '-employee' }, { state: 'submitted' }, { q: '佐藤' }] as const) {
      const refused = await ask({ ...other, after });
      expect(refused).toMatchObject({
        status: 422,
        problem: { data: { fields: [{ field: 'after', code: 'page-key' }] } },
      });
    }
    expect((await ask({ after: Buffer.from('["",1]').toString('base64url') })).status).toBe(422);
  });
});

describe('while others work, paging', () => {
  it('shows everybody once, whatever is decided between the pages [B0-10]', async () => {
    const waiting = month.claims.filter(({ status }) => status === 'submitted');
    const before = reviewList(month, {});
    const rows = await pages({ sort: 'employee' }, 20, async () => {
      const next = waiting.pop();
      if (next) await world.pool.query(`update expense_claims set status = 'approved' where id = $1`, [next.claimId]);
    });
    const key = (row: ReviewRow) => `${row.employeeId} ${row.claimId}`;
    expect(rows.map(key)).toEqual(before.map(key));
  });
});

describe('an unchanged list', () => {
  const tagOf = async (query: Parameters<typeof ask>[0]) => (await ask(query)).raw.headers.etag as string | undefined;
  /** A tag is given only while no older transaction is under way, in whatever database of this server. */
  const settledTag = async (query: Parameters<typeof ask>[0]) => {
    await expect.poll(() => tagOf(query)).toBeDefined();
    return String(await tagOf(query));
  };

  it('is answered 304, and with a new tag once a claim of the month or a person has changed [B0-10]', async () => {
    const tag = await settledTag({});
    await expect.poll(async () => (await ask({}, { 'if-none-match': tag })).status).toBe(304);
    expect((await ask({ sort: 'kana' }, { 'if-none-match': tag })).status).toBe(200);
    const claim = await submitted(world.as('admin2'), [line()]);
    expect((await ask({}, { 'if-none-match': tag })).status).toBe(200);
    const afterwards = await settledTag({});
    await decideOn(world, 'admin', claim, 'approve');
    expect((await ask({}, { 'if-none-match': afterwards })).status).toBe(200);
    const later = await settledTag({});
    expect(new Set([tag, afterwards, later]).size).toBe(3);
    await world.pool.query('alter table approval_acts disable trigger user');
    await world.pool.query('update approval_acts set change_xid = pg_current_xact_id()');
    await world.pool.query('alter table approval_acts enable trigger user');
    expect((await ask({}, { 'if-none-match': later })).status, 'a turn that passed to somebody else').toBe(200);
    await world.pool.query(
      `update employees set last_name = '斉藤', change_xid = pg_current_xact_id() where number = '10001'`,
    );
    expect((await ask({}, { 'if-none-match': later })).status).toBe(200);
  });

  it('keeps its tag while claims of other months change [B0-10]', async () => {
    const tag = await settledTag({ month: QUIET_MONTH });
    await world.pool.query(`update expense_claims set change_xid = pg_current_xact_id() where month = $1`, [MONTH]);
    await expect.poll(async () => (await ask({ month: QUIET_MONTH }, { 'if-none-match': tag })).status).toBe(304);
  });

  it('gives no tag while an older transaction is under way, which could still slip in below it', async () => {
    const older = await world.pool.connect();
    await older.query('begin');
    await older.query('select pg_current_xact_id()');
    await world.pool.query(`update expense_claims set change_xid = pg_current_xact_id() where month = $1`, [MONTH]);
    expect(await tagOf({})).toBeUndefined();
    await older.query('commit');
    older.release();
    await expect.poll(() => tagOf({})).toBeDefined();
  });
});
