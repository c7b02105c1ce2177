// Budgets by fiscal year, department and category, and what is spent of them (B9-01).
import * as z from 'zod';
import { Code, Id, Instant, Version } from '../values/id.ts';
import { PlainDate } from '../values/plain-date.ts';
import { Yen } from '../values/yen.ts';
import { BUDGET_LIMITS } from './limits.ts';

const { firstYear, lastYear, amountYen } = BUDGET_LIMITS;

/** The year of its April. */
const FiscalYear = z.number().int({ error: 'whole-number' }).min(firstYear).max(lastYear);
export const AskedYear = z.coerce.number().pipe(FiscalYear);

/** With tax, as claims and requests count. */
const Amount = z.number().int({ error: 'whole-yen' }).min(0).max(amountYen).pipe(Yen);

export const NewBudget = z.strictObject({
  fiscalYear: FiscalYear,
  /** Its own requests count; departments below have budgets of their own. */
  departmentCode: Code,
  /** `travel`, or a purchase category. */
  category: Code,
  amountYen: Amount,
});
export type NewBudget = z.infer<typeof NewBudget>;

export const ChangedBudget = z.strictObject({ id: Id, version: Version, amountYen: Amount });

/** One budget, as list and panel show it. */
export const Budget = z.object({
  id: Id,
  version: Version,
  fiscalYear: z.number().int(),
  departmentCode: Code,
  category: Code,
  amountYen: Yen,
  updatedAt: Instant,
  updatedBy: z.string(),
});
export type Budget = z.infer<typeof Budget>;

const Sum = z.number().int();

export const BudgetOverview = z.object({
  fiscalYear: z.number().int(),
  today: PlainDate,
  /** Those that have a budget, and this one; the latest first. */
  years: z.array(z.number().int()),
  rows: z.array(z.object({ category: Code, totalYen: Sum.nullable(), spentYen: Sum, committedYen: Sum })),
  weeks: z.array(z.object({ from: PlainDate, to: PlainDate, spentYen: Sum })),
});
export type BudgetOverview = z.infer<typeof BudgetOverview>;

const Left = z.object({ totalYen: Sum, spentYen: Sum, committedYen: Sum });

/** Of the caller's department, in this fiscal year; `budget` is null where there is none. */
export const BudgetLeft = z.object({
  fiscalYear: z.number().int(),
  departmentCode: Code.nullable(),
  budget: Left.nullable(),
});

/** Of a request's department and category; `budget` is null, too, where the caller has nothing to decide on it. */
export const BudgetOfRequest = BudgetLeft.extend({ category: Code.nullable() });

/** Every budget of purchases in this fiscal year. */
export const BudgetsOfPurchases = z.object({
  budgets: z.array(Left.extend({ departmentCode: Code, category: Code })),
});
