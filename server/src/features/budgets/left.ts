// Reads of the rest of budgets: for who asks to buy, and for who decides on it (B9-01).
import {
  showBudgetLeft as leftOperation,
  listBudgetsOfPurchases as ofPurchasesOperation,
  showBudgetOfRequest as ofRequestOperation,
} from '@madoguchi/contract/budgets/operations.ts';
import { type Budgeted, byCategory, daysOfYear, type Spend, TRAVEL } from '@madoguchi/contract/budgets/rules.ts';
import { fiscalYear } from '@madoguchi/contract/values/calendar-days.ts';
import type { Ground } from '../../platform/ground.ts';
import { handle } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import { claimSpend } from '../expense-claims/public.ts';
import { findAskedPurchase, purchaseSpend, purchaseSpendByPlace, viewerOf } from '../purchase-requests/public.ts';
import { findPurchaseBudgets, sumBudgets } from './store.ts';

/** Money that counts in a year. */
export async function spendOf(
  { pool, clock }: Ground,
  asked: { readonly year: number; readonly departments: readonly string[] | null; readonly category: string | null },
): Promise<readonly Spend[]> {
  const span = { ...daysOfYear(asked.year), departments: asked.departments };
  const today = clock.today();
  const { category } = asked;
  const [claims, purchases] = await Promise.all([
    category === null || category === TRAVEL ? claimSpend(pool, span) : [],
    purchaseSpend(pool, { ...span, today, category }),
  ]);
  return [...claims.map((row) => ({ ...row, category: TRAVEL })), ...purchases];
}

/** Of one department and category in this fiscal year; null where there is no budget. */
async function leftOf(ground: Ground, departmentCode: string, category: string) {
  const asked = { year: fiscalYear(ground.clock.today()), departments: [departmentCode], category };
  const budgets = await sumBudgets(ground.pool, asked);
  if (budgets.length === 0) return null;
  const [row] = byCategory(budgets, await spendOf(ground, asked));
  if (row === undefined || row.totalYen === null) return null;
  const { totalYen, spentYen, committedYen } = row;
  return { totalYen, spentYen, committedYen };
}

/** Of the department that a request of the caller would be made under. */
export const showBudgetLeft = handle(leftOperation, async ({ ground, actor, input: { category } }) => {
  const departmentCode = actor.employee?.departmentCode ?? null;
  return {
    fiscalYear: fiscalYear(ground.clock.today()),
    departmentCode,
    budget: departmentCode === null ? null : await leftOf(ground, departmentCode, category),
  };
});

/** Bound to the request: who may decide it sees what is left for it, and no other budget. */
export const showBudgetOfRequest = handle(ofRequestOperation, async ({ ground, actor, input: { id } }) => {
  const viewer = await viewerOf(ground, actor);
  const { departmentCode, category, isToldBudget } =
    (await findAskedPurchase(ground.pool, id, viewer)) ?? refuse('not-found');
  const isTold = isToldBudget && departmentCode !== null && category !== null;
  return {
    fiscalYear: fiscalYear(ground.clock.today()),
    departmentCode,
    category,
    budget: isTold ? await leftOf(ground, departmentCode, category) : null,
  };
});

type LeftOfPlace = Pick<Budgeted, 'spentYen' | 'committedYen'> & {
  readonly departmentCode: string;
  readonly category: string;
  readonly totalYen: number;
};

/**
 * By department and category, in two statements however long a list is. Claims are never of a purchase category: where the
 * masters have one of their code, a list says nothing of it.
 */
export async function leftOfPurchases({ pool, clock }: Pick<Ground, 'pool' | 'clock'>): Promise<LeftOfPlace[]> {
  const today = clock.today();
  const year = fiscalYear(today);
  const [budgets, spend] = await Promise.all([
    findPurchaseBudgets(pool, year),
    purchaseSpendByPlace(pool, { ...daysOfYear(year), today, departments: null, category: null }),
  ]);
  const place = (department: string, category: string) => JSON.stringify([department, category]);
  const spent = new Map(spend.map((row) => [place(row.department, row.category), row]));
  return budgets.map(({ departmentCode, category, amountYen }) => {
    const { spentYen = 0, committedYen = 0 } = spent.get(place(departmentCode, category)) ?? {};
    return { departmentCode, category, totalYen: amountYen, spentYen, committedYen };
  });
}

export const listBudgetsOfPurchases = handle(ofPurchasesOperation, async ({ ground }) => ({
  budgets: await leftOfPurchases(ground),
}));
