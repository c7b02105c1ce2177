import type { BudgetOverview, NewBudget } from '@madoguchi/contract/budgets/model.ts';
import {
  changeBudget,
  checkBudgetImport,
  createBudget,
  exportBudgets,
  importBudgets,
  listBudgets,
  listBudgetsOfPurchases,
  removeBudget,
  showBudget,
  showBudgetLeft,
  showBudgetOfRequest,
  showBudgetOverview,
} from '@madoguchi/contract/budgets/operations.ts';
import { leftForRequest, remainingOf, TRAVEL } from '@madoguchi/contract/budgets/rules.ts';
import { exportForDecision, listForDecision } from '@madoguchi/contract/purchase-requests/operations.ts';
import { yen } from '@madoguchi/contract/values/yen-sums.ts';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { delegate, endDelegations } from '../../../test/approvals/delegate.ts';
import { withHead } from '../../../test/approvals/requests.ts';
import { orderedPurchase } from '../../../test/bought-purchases.ts';
import { BUDGET, budgeted } from '../../../test/budget-cases.ts';
import { approved, line, returned, submitted } from '../../../test/claims.ts';
import { isOf, openPage } from '../../../test/event-stream.ts';
import { listeningAt } from '../../../test/listening.ts';
import { approvedPurchase, decidedPurchase, draftedPurchase, submittedPurchase } from '../../../test/purchases.ts';
import { NOW, openWorld, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.pool.query(
    `insert into classification_details (classification_code, code, name, name_en, kana, sort_order, valid_from, extra)
     select 'group', code, name, code, kana, 90, '2020-04-01', jsonb_build_object('parent', parent, 'head', null, 'deputy', null)
     from (values ('DEV', '開発部', 'カイハツブ', null), ('LAB', '研究室', 'ケンキュウシツ', 'DEV'),
       ('TWIN1', '双子部', 'フタゴブ', null), ('TWIN2', '双子部', 'フタゴブ', null)) as d (code, name, kana, parent)`,
  );
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(NOW);
  await world.pool.query('truncate budgets');
});

const overview = async (asked: { year?: number; department?: string } = {}): Promise<BudgetOverview> =>
  (await world.as('admin')(showBudgetOverview, asked)).output;
const rowOf = ({ rows }: BudgetOverview, category: string) => rows.find((one) => one.category === category);
const left = async (category: string, who: 'staff' | 'other' = 'staff') =>
  (await world.as(who)(showBudgetLeft, { category })).output;

describe('money', () => {
  it('counts as spent once agreed to or ordered, and as committed before [B9-01]', async () => {
    await budgeted(world);
    await budgeted(world, { category: TRAVEL, amountYen: yen(50_000) });
    const more = { purchaseCategory: 'office-supplies' };
    await draftedPurchase(world, 'staff', more);
    await submittedPurchase(world, 'staff', more);
    await approvedPurchase(world, 'staff', more);
    await decidedPurchase(world, await submittedPurchase(world, 'staff', more), 'reject');
    await orderedPurchase(world, more);
    const spent = await submitted(world.as('staff'), [line({ useDate: '2026-11-09', unitFare: 700 })]);
    await approved(world, spent);
    await submitted(world.as('other'), [line({ useDate: '2026-11-10', unitFare: 900 })]);
    const shown = await overview();
    expect(rowOf(shown, 'office-supplies')).toEqual({
      ...{ category: 'office-supplies', totalYen: 100_000, spentYen: 3_300, committedYen: 6_600 },
    });
    expect(rowOf(shown, TRAVEL)).toEqual({ category: TRAVEL, totalYen: 50_000, spentYen: 700, committedYen: 900 });
    expect(shown.weeks.filter(({ spentYen }) => spentYen > 0)).toEqual([
      { from: '2026-11-09', to: '2026-11-15', spentYen: 700 },
      { from: '2026-11-16', to: '2026-11-22', spentYen: 3_300 },
    ]);
    expect(await left('office-supplies')).toEqual({
      ...{ fiscalYear: 2026, departmentCode: 'HQ' },
      budget: { totalYen: 100_000, spentYen: 3_300, committedYen: 6_600 },
    });
  });

  it('of a claim that comes back is free again, and a category without a budget says so [B9-01]', async () => {
    const before = rowOf(await overview(), TRAVEL)?.committedYen ?? 0;
    const claim = await submitted(world.as('staff'), [line({ useDate: '2026-10-09', unitFare: 500 })], '202610');
    expect(rowOf(await overview(), TRAVEL)).toMatchObject({ totalYen: null, committedYen: before + 500 });
    await returned(world, claim);
    expect(rowOf(await overview(), TRAVEL)).toMatchObject({ totalYen: null, committedYen: before });
    expect((await left('office-supplies')).budget).toBeNull();
  });

  it('is of the year that begins in April in Tokyo: what waits for its order moves on, what was ordered stays [B9-01]', async () => {
    await orderedPurchase(world);
    await approvedPurchase(world);
    const waiting = rowOf(await overview(), 'office-supplies')?.committedYen ?? 0;
    expect(waiting).toBeGreaterThan(0);
    world.clock.set('2027-03-31T15:00:00.000Z');
    const [old, now] = [await overview({ year: 2026 }), await overview()];
    expect([now.fiscalYear, now.years]).toEqual([2027, [2027]]);
    expect(rowOf(old, 'office-supplies')).toMatchObject({ committedYen: 0 });
    expect(rowOf(old, 'office-supplies')?.spentYen).toBeGreaterThan(0);
    expect(rowOf(now, 'office-supplies')).toMatchObject({ spentYen: 0, committedYen: waiting });
    expect((await left('office-supplies')).fiscalYear).toBe(2027);
  });
});

describe('what is left for a request', () => {
  const more = { purchaseCategory: 'office-supplies' };
  const ask = async (who: 'staff' | 'other' | 'admin' | 'admin2', id: string) => {
    const { status, output } = await world.as(who)(showBudgetOfRequest, { id });
    return status === 200 ? output.budget : status;
  };

  it('is told to whoever decides it while they do, and to admins; its requester and others are told nothing [B9-01] [B5-04]', async () => {
    await budgeted(world);
    const { id } = await submittedPurchase(world, 'staff', more);
    const draft = await draftedPurchase(world, 'staff', more);
    const { totalYen, spentYen, committedYen } = rowOf(await overview(), 'office-supplies') ?? {};
    const told = { totalYen, spentYen, committedYen };
    expect([await ask('admin2', id), await ask('admin', id)]).toEqual([told, told]);
    expect([await ask('staff', id), await ask('other', id), await ask('admin2', draft.id)]).toEqual([null, 404, 404]);
    await delegate(world, 'admin2', 'other');
    expect(await ask('other', id)).toEqual(told);
    await decidedPurchase(world, { id }, 'approve');
    expect([await ask('other', id), await ask('admin2', id), await ask('admin', id)]).toEqual([404, null, null]);
    await endDelegations(world);
  });

  it('is one figure in the list of decisions, its file and the tab, of each request in approval alone [B9-01] [B5-04]', async () => {
    await budgeted(world);
    await budgeted(world, { departmentCode: 'DEV' });
    await orderedPurchase(world, more);
    const { id, number } = await submittedPurchase(world, 'staff', more);
    const decided = await approvedPurchase(world, 'staff', more);
    const { output } = await world.as('admin')(listBudgetsOfPurchases, {});
    const row = rowOf(await overview({ department: 'HQ' }), 'office-supplies');
    expect(output.budgets).toContainEqual({ departmentCode: 'HQ', ...row });
    expect(output.budgets).toContainEqual({
      ...{ departmentCode: 'DEV', category: 'office-supplies' },
      ...{ totalYen: 100_000, spentYen: 0, committedYen: 0 },
    });
    const { rows } = (await world.as('admin')(listForDecision, { tab: 'all' })).output;
    const leftIn = (wanted: string) => {
      const found = rows.find((one) => one.id === wanted);
      return found && leftForRequest(found, output.budgets);
    };
    const left = row && remainingOf(row);
    expect([leftIn(id), leftIn(decided.id)]).toEqual([left, null]);
    const { raw } = await world.as('admin')(
      exportForDecision,
      { tab: 'all' },
      { headers: { 'accept-language': 'ja' } },
    );
    expect(raw.body.split('\r\n').find((line) => line.includes(String(number)))).toContain(`,${left},`);
    expect((await world.as('staff')(listBudgetsOfPurchases, {})).status).toBe(403);
  });
});

describe('who sees budgets', () => {
  it('is every admin, and who leads a department for that one and those below, no more [B9-01] [S5-03]', async () => {
    await budgeted(world, { departmentCode: 'DEV', amountYen: yen(10) });
    await budgeted(world, { departmentCode: 'LAB', amountYen: yen(5) });
    await budgeted(world);
    const ask = (asked: { department?: string }) => world.as('other')(showBudgetOverview, asked);
    expect((await ask({})).problem.code).toBe('not-allowed');
    await withHead(world, 'other', null, 'DEV');
    const totals = async (asked: { department: string }) =>
      (await ask(asked)).output.rows.map(({ totalYen }) => totalYen);
    await expect.poll(async () => (await ask({})).status).toBe(200);
    expect([await totals({ department: 'LAB' }), await totals({ department: 'DEV' })]).toEqual([[5], [15]]);
    expect(rowOf((await ask({})).output, 'office-supplies')?.totalYen).toBe(15);
    expect((await ask({ department: 'HQ' })).status).toBe(403);
    expect(rowOf(await overview(), 'office-supplies')?.totalYen).toBe(100_015);
    expect(rowOf(await overview({ department: 'HQ' }), 'office-supplies')?.totalYen).toBe(100_000);
  });
});

describe('a budget', () => {
  const system = () => world.as('system');

  it('is changed and removed at the version that was seen, each with its amounts on record [B9-01] [B0-02]', async () => {
    const { id, version } = await budgeted(world);
    const change = (seen: number, amountYen: number) =>
      system()(changeBudget, { id, version: seen, amountYen: yen(amountYen) });
    expect((await change(version, 5)).output).toEqual({ id, version: 2 });
    expect((await change(version, 6)).problem).toMatchObject({ code: 'stale', data: { current: { amountYen: 5 } } });
    expect((await system()(showBudget, { id })).output).toMatchObject({
      amountYen: 5,
      version: 2,
      updatedBy: world.people.system.name,
    });
    const both = await Promise.all([system()(removeBudget, { id, version: 2 }), change(2, 7)]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    const standing = await system()(showBudget, { id });
    if (standing.status === 200) await system()(removeBudget, { id, version: 3 });
    expect((await system()(showBudget, { id })).problem.code).toBe('not-found');
    const recorded = await world.audit(`target_id = '${id}'`);
    expect(recorded.map(({ event }) => event)).toContain('budget.removed');
    expect(recorded[1]?.difference).toMatchObject({ amountYen: [100_000, 5] });
    await budgeted(world);
  });

  it('is told to open pages of all who may ask to buy, without which it is [B9-01]', async () => {
    const address = await listeningAt(world.app);
    const [staff, user] = await Promise.all(
      (['staff', 'user'] as const).map((who) => openPage(address, world.people[who].token)),
    );
    const { id, version } = await budgeted(world);
    await system()(changeBudget, { id, version, amountYen: yen(5) });
    await system()(removeBudget, { id, version: 2 });
    const heard = () => staff?.heard.filter(isOf('budgets'));
    await expect.poll(() => heard()?.length, { timeout: 20_000 }).toBe(3);
    expect(heard()?.every((event) => event.id === null)).toBe(true);
    expect(user?.heard).toEqual([]);
    staff?.leave();
    user?.leave();
  });

  it('stands once for its year, department and category, whoever adds it at the same moment [B9-01]', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => system()(createBudget, BUDGET)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    const refused = answers.find(({ status }) => status === 422);
    expect(refused?.problem.data.fields).toMatchObject([{ field: 'category', code: 'budget-taken' }]);
  });

  it.each<[string, Partial<Record<keyof NewBudget, unknown>>, string, string]>([
    ['an unknown department', { departmentCode: 'NOWHERE' }, 'departmentCode', 'budget-department'],
    ['an unknown category', { category: 'yachts' }, 'category', 'budget-category'],
    ['half a yen', { amountYen: 0.5 }, 'amountYen', 'whole-yen'],
    ['less than nothing', { amountYen: -1 }, 'amountYen', 'too-small'],
    ['a year out of reach', { fiscalYear: 2101 }, 'fiscalYear', 'too-big'],
  ])('refuses %s at its field [B9-01]', async (_what, more, field, code) => {
    const { status, problem } = await system()(createBudget, { ...BUDGET, ...more } as NewBudget);
    expect([status, problem.data.fields[0]]).toMatchObject([422, { field, code }]);
  });

  it('is found by department and category, whatever they are called in, and narrowed by department and year [B9-01]', async () => {
    await budgeted(world, { category: TRAVEL });
    await budgeted(world, { departmentCode: 'LAB', fiscalYear: 2025 });
    const found = async (asked: object) =>
      (await system()(listBudgets, asked as never)).output.rows.map(({ departmentCode }) => departmentCode);
    expect(await found({})).toEqual(['HQ', 'LAB']);
    expect([await found({ q: '旅費' }), await found({ q: 'けんきゅう' })]).toEqual([['HQ'], ['LAB']]);
    expect([await found({ q: '研究室' }), await found({ q: 'office suppl' })]).toEqual([['LAB'], ['LAB']]);
    expect([await found({ department: 'DEV' }), await found({ year: '2026..' })]).toEqual([['LAB'], ['HQ']]);
  });
});

describe('a file of budgets', () => {
  const HEADING = '年度,部署,区分,予算額（税込）';
  const system = () => world.as('system');
  const check = async (...lines: readonly string[]) =>
    (await system()(checkBudgetImport, { csv: [HEADING, ...lines].join('\r\n') })).output;

  it('adds and changes all it says or nothing, and one that was exported changes nothing [B9-01] [B1-05]', async () => {
    await budgeted(world);
    const csv = [
      HEADING,
      '2026年度,本社,事務用品,"¥120,000"',
      '2026,研究室,交通費・旅費,30000',
      '2025,DEV,travel,1',
    ].join('\n');
    expect(await check(...csv.split('\n').slice(1))).toMatchObject({
      added: 2,
      changed: 1,
      unchanged: 0,
      faultCount: 0,
    });
    expect((await system()(importBudgets, { csv })).output).toEqual({ added: 2, changed: 1, unchanged: 0 });
    const [record] = await world.audit(`event = 'budgets.imported'`);
    expect(record?.difference).toMatchObject({ budgets: [{ amountYen: 120_000, from: 100_000 }, {}, { from: null }] });
    for (const [encoding, read] of [
      ['utf-8', (raw: Buffer) => raw.toString('utf8')],
      ['shift_jis', (raw: Buffer) => iconv.decode(raw, 'cp932')],
    ] as const) {
      const { raw } = await system()(exportBudgets, { encoding }, { headers: { 'accept-language': 'ja' } });
      const again = await system()(checkBudgetImport, { csv: read(raw.rawPayload) });
      expect(again.output).toMatchObject({ added: 0, changed: 0, unchanged: 3, faultCount: 0 });
    }
  });

  it('is told every fault with its line, and then changes nothing [B1-05]', async () => {
    const lines = [
      '26,本社,事務用品,1',
      '2026,双子部,事務用品,1',
      '2026,本社,ヨット,1',
      '2026,本社,事務用品,1.5',
      '2026,本社,事務用品,1',
      '2026,HQ,office-supplies,2',
    ];
    const { faults } = await check(...lines);
    expect(faults.map(({ line: at, column, code }) => `${at} ${column}: ${code}`)).toEqual([
      '2 fiscalYear: too-small',
      '3 departmentCode: budget-department',
      '4 category: budget-category',
      '5 amountYen: figure',
      '7 category: budget-twice',
    ]);
    const { status } = await system()(importBudgets, { csv: [HEADING, ...lines].join('\n') });
    expect([status, (await system()(listBudgets, {})).output.rows]).toEqual([422, []]);
    expect((await check('2026,TWIN2,事務用品,1')).faultCount).toBe(0);
  });
});
