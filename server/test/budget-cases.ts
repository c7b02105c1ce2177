// Budgets as tests begin with them, and for every operation of budgets an input that works.
import type { NewBudget } from '@madoguchi/contract/budgets/model.ts';
import { type BUDGET_OPERATIONS, createBudget } from '@madoguchi/contract/budgets/operations.ts';
import { Id } from '@madoguchi/contract/values/id.ts';
import { yen } from '@madoguchi/contract/values/yen-sums.ts';
import type { OperationCases, Situation } from './operation-case.ts';
import { submittedPurchase } from './purchases.ts';
import type { World } from './world.ts';

export const BUDGET: NewBudget = {
  fiscalYear: 2026,
  departmentCode: 'HQ',
  category: 'office-supplies',
  amountYen: yen(100_000),
};

/** Kept by a system person; throws where that is refused. */
export async function budgeted(world: World, more: Partial<NewBudget> = {}) {
  const { status, raw, output } = await world.as('system')(createBudget, { ...BUDGET, ...more });
  if (status !== 200) throw new Error(`not created: ${raw.body}`);
  return output;
}

let year = 2000;
/** There is one of each year, department and category. */
export function freshYear(): Pick<NewBudget, 'fiscalYear'> {
  year += 1;
  return { fiscalYear: year };
}

const HEADING = '年度,部署,区分,予算額（税込）';
const file = (amount: string) => `${HEADING}\r\n${freshYear().fiscalYear},HQ,office-supplies,"${amount}"`;

type OperationId = (typeof BUDGET_OPERATIONS)[number]['id'];

const asked =
  (input: Record<string, unknown>, who: 'system' | 'staff' = 'system'): Situation =>
  async () => ({ who, input });

/** A budget at a version that is asked for. */
const standing =
  (input: Record<string, unknown>, ahead = 0): Situation =>
  async (world) => {
    const { id, version } = await budgeted(world, freshYear());
    return { who: 'system', input: { id, version: version + ahead, ...input } };
  };

const NOBODYS = { id: Id.parse('019a0000-0000-7000-8000-00000000dead') };

export const BUDGET_CASES: { readonly [Each in OperationId]: OperationCases } = {
  'budgets.list': { works: asked({ sort: '-amount', year: '2001..2099' }), refused: {} },
  'budgets.export': { works: asked({}), refused: {} },
  'budgets.overview': {
    works: asked({ year: 2026, department: 'HQ' }),
    refused: { 'not-allowed': asked({}, 'staff') },
  },
  'budgets.left': { works: asked({ category: 'office-supplies' }, 'staff'), refused: {} },
  'budgets.of-request': {
    works: async (world) => ({ who: 'admin2', input: { id: (await submittedPurchase(world)).id } }),
    refused: { 'not-found': asked(NOBODYS, 'staff') },
  },
  'budgets.of-purchases': { works: async () => ({ who: 'admin', input: {} }), refused: {} },
  'budgets.show': {
    works: async (world) => ({ who: 'system', input: { id: (await budgeted(world, freshYear())).id } }),
    refused: { 'not-found': asked(NOBODYS) },
  },
  'budgets.create': {
    works: async () => ({ who: 'system', input: { ...BUDGET, ...freshYear() } }),
    refused: { invalid: asked({ ...BUDGET, fiscalYear: 1999 }) },
  },
  'budgets.change': {
    works: standing({ amountYen: 1 }),
    refused: {
      'not-found': asked({ ...NOBODYS, version: 1, amountYen: 1 }),
      stale: standing({ amountYen: 1 }, 1),
    },
  },
  'budgets.remove': {
    works: standing({}),
    refused: { 'not-found': asked({ ...NOBODYS, version: 1 }), stale: standing({}, 1) },
  },
  'budgets.check-import': { works: async () => ({ who: 'system', input: { csv: file('1,000') } }), refused: {} },
  'budgets.import': {
    works: async () => ({ who: 'system', input: { csv: file('¥2,000') } }),
    refused: { invalid: async () => ({ who: 'system', input: { csv: file('たくさん') } }) },
  },
};
